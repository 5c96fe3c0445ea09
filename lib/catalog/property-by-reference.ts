import { parseListingQuery } from '@/lib/search/listing-query';
import { referenceKey } from '@/lib/search/listing-words';
import { readListing, readProperty } from './server';
import { isCatalogError } from './source';

type KnownProperty = { id: number; slug: string; title: string };

/** The property with this reference; null when there is none and when the catalogue is unavailable. */
export async function propertyByReference(reference: string): Promise<KnownProperty | null> {
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
