import { CatalogError } from '../catalog-error';
import { type ParsedList, parseList } from '../parse/envelope';
import type { OnProblem } from '../parse/problem';
import type { GetJson } from './http';
import { maxConcurrent } from './map-limited';

/** Maximum pages read when a complete list is paged: 10,000 units of a property from a backend with 20 on each page. */
const maxPages = 500;

/** A list of the backend; null when the endpoint is missing. @throws {CatalogError} when the response has no list */
export async function getList(
  getJson: GetJson,
  path: string,
  options?: { retries?: number },
): Promise<ParsedList | null> {
  const body = await getJson(path, options);
  if (body === null) return null;
  const list = parseList(body);
  if (!list) throw new CatalogError('bad-response', `${path.split('?')[0]} holds no list`);
  return list;
}

/**
 * A complete list, following its pages, by their numbers where the backend sends only a count. Ends with a page that has
 * nothing new. Only the query of a next-page URL is used: behind a proxy its host is often wrong, and the token must not
 * be sent elsewhere. Null when the endpoint is missing.
 */
export async function getWholeList(
  getJson: GetJson,
  path: string,
  onProblem: OnProblem,
): Promise<unknown[] | null> {
  const first = await getList(getJson, path);
  if (first === null) return null;
  const [endpoint = path, query] = path.split('?');
  const items = new Map(first.items.map((item) => [JSON.stringify(item), item]));
  const pageCount = Math.ceil((first.count ?? 0) / Math.max(1, first.items.length));
  let list = first;
  for (let page = 2; page <= maxPages; ) {
    const next = list.next?.split('?')[1] ?? ((list.count ?? 0) > items.size ? `page=${page}` : null);
    if (!next) return [...items.values()];
    // In parallel, once the second page has shown that there are more.
    const isNumbered = page > 2 && new URLSearchParams(next).get('page') === String(page);
    const last = isNumbered ? Math.min(page + maxConcurrent - 1, pageCount, maxPages) : page;
    const queries = range(page, last).map((number) =>
      mergedQuery(query, isNumbered ? `${next}&page=${number}` : next),
    );
    const lists = await Promise.all(queries.map((text) => getList(getJson, `${endpoint}?${text}`)));
    const known = items.size;
    for (const item of lists.flatMap((found) => found?.items ?? [])) items.set(JSON.stringify(item), item);
    const following = lists.at(-1);
    if (!following || items.size === known) return [...items.values()];
    list = following;
    page += lists.length;
  }
  if (list.next !== null || (list.count ?? 0) > items.size)
    onProblem(endpoint, `has more than ${maxPages} pages`);
  return [...items.values()];
}

/** The numbers from the first to the last, at least the first. */
function range(first: number, last: number): number[] {
  return Array.from({ length: Math.max(1, last - first + 1) }, (_, index) => first + index);
}

/** Our query with the parameters of a next page, which not every backend repeats. */
function mergedQuery(own = '', next: string): string {
  const merged = new URLSearchParams(own);
  for (const [name, value] of new URLSearchParams(next)) merged.set(name, value);
  return merged.toString();
}
