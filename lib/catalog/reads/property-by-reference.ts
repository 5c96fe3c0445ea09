import { decodeSegment } from '@/lib/routes';
import { parseListingQuery } from '@/lib/search/listing-query';
import { referenceKey } from '@/lib/search/words/search-columns';
import { orNull } from '../catalog-error';
import { readListing, readProperty } from './server';

/** Maximum characters of a reference that is stored with an enquiry. */
export const maxReference = 100;

export type KnownProperty = { id: number; slug: string; title: string };

/** The property with this reference; null when there is none or the catalogue is unavailable. */
export async function propertyByReference(reference: string): Promise<KnownProperty | null> {
  // Portals use the property's reference with a suffix for off-plan units, see lib/portal-feed.
  return (await bySearch(reference)) ?? bySuffix(reference);
}

/**
 * What staff enter to name a property: its reference or the URL of its page, as many feeds give no reference. `property`
 * is null when none is found; `reference` is that of a property named by its URL, else the text, null when empty.
 */
export async function propertyNamed(
  text: string,
): Promise<{ property: KnownProperty | null; reference: string | null }> {
  const [, slug] = /\/properties\/([^/?#\s]+)/.exec(text) ?? [];
  const shown = slug ? await orNull(readProperty(decodeSegment(slug))) : null;
  if (shown) return { property: withoutDetails(shown), reference: shown.reference };
  const reference = text.slice(0, maxReference) || null;
  return { property: reference === null ? null : await propertyByReference(reference), reference };
}

async function bySuffix(reference: string): Promise<KnownProperty | null> {
  const own = reference.replace(/-U[\w.-]+$/, '');
  return own === reference ? null : bySearch(own);
}

async function bySearch(reference: string): Promise<KnownProperty | null> {
  const list = await orNull(readListing(parseListingQuery({ search: reference })));
  const slug = list?.results[0]?.slug;
  const first = slug === undefined ? null : await orNull(readProperty(slug));
  if (!first?.reference || referenceKey(first.reference) !== referenceKey(reference)) return null;
  return withoutDetails(first);
}

function withoutDetails({ id, slug, title }: KnownProperty): KnownProperty {
  return { id, slug, title };
}
