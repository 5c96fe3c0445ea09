import { isForSale } from '../sales/sales-status';
import type { PropertySummary } from '../types';
import { type ListProperties, similarFromList } from './fallbacks';
import type { GetJson } from './http';
import { getList } from './lists';
import { isPathPart, paths } from './paths';
import type { PropertyReader } from './property-reader';
import { toSummary } from './to-domain';

type Parts = { reader: PropertyReader; listProperties: ListProperties };

/** Similar properties for sale: those of the backend, else the closest ones of the list. */
export function createSimilar(getJson: GetJson, { reader, listProperties }: Parts) {
  return async (ref: string, limit: number): Promise<PropertySummary[] | null> => {
    if (!isPathPart(ref)) return null;
    // The backend may hide the property but still return similar ones.
    const property = await reader.find(ref);
    const list = await getList(getJson, paths.similar(property?.sourceId ?? ref, limit));
    // Backends may return the property itself, or only sold ones.
    const ownId = property && toSummary(property, null).id;
    const isOffered = (each: PropertySummary) => isForSale(each) && each.id !== ownId;
    const found = list ? (await reader.summaries(list.items)).filter(isOffered).slice(0, limit) : [];
    if (found.length > 0 || (list && !property)) return found;
    return property && similarFromList(await reader.detail(property), limit, listProperties);
  };
}
