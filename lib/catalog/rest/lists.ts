import { type ParsedList, parseList } from '../parse/envelope';
import type { OnProblem } from '../parse/problem';
import { CatalogError } from '../source';
import type { GetJson } from './http';

/** Maximum pages read when a complete list is paged. */
const maxPages = 50;

/** A list of the backend; null when the endpoint is missing. @throws {CatalogError} when the answer has no list */
export async function getList(
  getJson: GetJson,
  path: string,
  options?: { retries?: number },
): Promise<ParsedList | null> {
  const answer = await getJson(path, options);
  if (answer === null) return null;
  const list = parseList(answer);
  if (!list) throw new CatalogError('bad-response', `${path.split('?')[0]} holds no list`);
  return list;
}

/**
 * A complete list, following its pages. Only the query of a next-page URL is used: behind a proxy its host is often
 * wrong, and the token must not be sent elsewhere. Null when the endpoint is missing.
 */
export async function getWholeList(
  getJson: GetJson,
  path: string,
  onProblem: OnProblem,
): Promise<unknown[] | null> {
  const first = await getList(getJson, path);
  if (first === null) return null;
  const items = [...first.items];
  let next = first.next;
  for (let page = 1; next !== null && page < maxPages; page += 1) {
    const query = next.split('?')[1];
    const following = query ? await getList(getJson, `${path.split('?')[0]}?${query}`) : null;
    if (!following || following.items.length === 0) return items;
    items.push(...following.items);
    next = following.next;
  }
  if (next !== null) onProblem(path.split('?')[0] ?? path, `has more than ${maxPages} pages`);
  return items;
}
