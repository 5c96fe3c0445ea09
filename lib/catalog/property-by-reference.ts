import { parseListingQuery } from '@/lib/search/listing-query';
import { referenceKey } from '@/lib/search/property-words';
import { readListing, readProperty } from './server';
import { isCatalogError } from './source';

type KnownProperty = { id: number; slug: string; title: string };

/** The property with this reference; null when there is none or the catalogue is unavailable. */
export async function propertyByReference(reference: string): Promise<KnownProperty | null> {
  // Portals use the property's reference with a suffix for off-plan units, see lib/portal-feed.
  return (await bySearch(reference)) ?? bySuffix(reference);
}

async function bySuffix(reference: string): Promise<KnownProperty | null> {
  const own = reference.replace(/-U[\w.-]+$/, '');
  return own === reference ? null : bySearch(own);
}

async function bySearch(reference: string): Promise<KnownProperty | null> {
  try {
    const { results } = await readListing(parseListingQuery({ search: reference }));
    const first = results[0] && (await readProperty(results[0].slug));
    if (!first?.reference || referenceKey(first.reference) !== referenceKey(reference)) return null;
    return { id: first.id, slug: first.slug, title: first.title };
  } catch (error) {
    if (isCatalogError(error)) return null;
    throw error;
  }
}
