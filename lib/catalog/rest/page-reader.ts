import type { ParsedList } from '../parse/envelope';
import type { GetJson } from './http';
import { getList } from './lists';
import { mapLimited } from './map-limited';

type Read = (page: number, size: number) => Promise<ParsedList | null>;

/**
 * Reads pages of the wanted size, also from a backend with another page size, usually because it limits the size. Its
 * page numbers then stand for other rows than ours, so rows would be skipped or repeated. The backend's size is
 * detected once.
 * @param pathOf path of the backend's page
 * @returns null when the page is missing
 */
export function createPageReader<Query extends { page: number; page_size: number }>(
  getJson: GetJson,
  pathOf: (query: Query) => string,
): (query: Query) => Promise<ParsedList | null> {
  /** The backend's page size by requested size. */
  const ownSizes = new Map<number, number>();

  return async (query) => {
    const { page, page_size: size } = query;
    const read: Read = (number, of) => getList(getJson, pathOf({ ...query, page: number, page_size: of }));
    const start = (page - 1) * size;
    const known = ownSizes.get(size);
    if (known !== undefined && known !== size) return readRows(start, size, known, read);
    const list = await read(page, size);
    const isPastEnd = list?.items.length === 0 && (list.count ?? 0) <= start;
    if (known !== undefined || isPastEnd) return list;
    const first = page === 1 || list?.items.length === size ? list : await read(1, size);
    const own = first && (await ownSize(first, size, read));
    if (own) ownSizes.set(size, own);
    return own && own !== size ? readRows(start, size, own, read) : list;
  };
}

/**
 * The backend's page size where it differs from the requested one. The number of rows on the first page is not proof
 * enough: the second page must start with the same row under both sizes.
 * @returns null when the list is too short to tell, or the second page fails
 */
async function ownSize(first: ParsedList, size: number, read: Read): Promise<number | null> {
  const { length } = first.items;
  if (length === size) return size;
  if (length === 0 || !(first.next !== null || (first.count ?? 0) > length)) return null;
  try {
    const [requested, own] = await Promise.all([read(2, size), read(2, length)]);
    const [one, two, same] = [first, requested, own].map((list) => JSON.stringify(list?.items[0]));
    return two !== undefined && two === same && two !== one ? length : size;
  } catch {
    return null;
  }
}

/** Rows of a list from the backend's own pages; null when there is none. */
async function readRows(start: number, size: number, own: number, read: Read): Promise<ParsedList | null> {
  const firstPage = Math.floor(start / own) + 1;
  const first = await read(firstPage, own);
  if (first === null) return null;
  const end = Math.min(start + size, first.count ?? Number.POSITIVE_INFINITY);
  const others = Math.max(0, Math.ceil(end / own) - firstPage);
  const numbers = Array.from({ length: others }, (_, index) => firstPage + 1 + index);
  const rest = await mapLimited(numbers, (number) => read(number, own));
  const lists = [first, ...rest.filter((list) => list !== null)];
  const items = lists.flatMap((list) => list.items).slice(start - (firstPage - 1) * own);
  const last = lists.at(-1)?.next ?? null;
  return { ...first, items: items.slice(0, size), next: items.length > size ? '' : last };
}
