import { type ParsedList, parseList } from '../parse/envelope';
import { parseFilterOptions } from '../parse/parse-filter-options';
import { type ParsedProperty, parseProperty } from '../parse/parse-property';
import type { ParseOptions } from '../parse/parse-unit';
import type { OnProblem } from '../parse/problem';
import { CatalogError } from '../source';
import type { FilterOptions, PropertyDetail, PropertySummary } from '../types';
import type { GetJson } from './http';
import { isPathPart, paths } from './paths';
import { isExpired, needsOptions, toDetail, toSummary } from './to-domain';

const optionsFresh = 30 * 60_000;
/** Pages followed at most where a list that is wanted whole comes in pages. */
const maxPages = 50;

export type Listings = ReturnType<typeof createListings>;

/** Reads listings and lists from the backend and turns them into our own words. */
export function createListings(getJson: GetJson, reading: ParseOptions) {
  let remembered: { options: FilterOptions; readAt: number } | null = null;

  /** Null where the backend has no such endpoint. @throws {CatalogError} */
  async function options(): Promise<FilterOptions | null> {
    if (remembered && Date.now() - remembered.readAt < optionsFresh) return remembered.options;
    const answer = await getJson(paths.filters);
    if (answer === null) return null;
    const found = parseFilterOptions(answer, reading.onProblem);
    if (!found) throw new CatalogError('bad-response', `${paths.filters} holds no options`);
    remembered = { options: found, readAt: Date.now() };
    return found;
  }

  /** Options only where a relation needs them; a listing is worth more than the name of its city. */
  async function optionsFor(properties: ParsedProperty[]): Promise<FilterOptions | null> {
    return properties.some(needsOptions) ? options().catch(() => null) : null;
  }

  async function summaries(items: unknown[]): Promise<PropertySummary[]> {
    const read = items.map((item) => parseProperty(item, reading)).filter((property) => property !== null);
    const shown = read.filter((property) => !isExpired(property));
    const known = await optionsFor(shown);
    return shown.map((property) => toSummary(property, known));
  }

  /** The listing as the backend has it, published or not; null when there is none. @throws {CatalogError} */
  async function find(ref: string): Promise<ParsedProperty | null> {
    if (!isPathPart(ref)) return null;
    let answer = await getJson(paths.detail(ref));
    // The specification's detail path knows slugs only; ids are known one path further.
    if (answer === null && /^\d+$/.test(ref)) answer = await getJson(paths.detailById(ref));
    if (answer === null) return null;
    const property = parseProperty(answer, reading);
    if (!property) throw new CatalogError('bad-response', `${paths.detail(ref)} holds no property`);
    return property;
  }

  /** The same, but null when its permit has run out. @throws {CatalogError} */
  async function read(ref: string): Promise<ParsedProperty | null> {
    const property = await find(ref);
    return property && !isExpired(property) ? property : null;
  }

  async function detail(property: ParsedProperty): Promise<PropertyDetail> {
    return toDetail(property, await optionsFor([property]));
  }

  return { options, summaries, find, read, detail };
}

/** A list of the backend; null where it has no such endpoint. @throws {CatalogError} when the answer holds no list */
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
 * A list whole, its pages followed. Of the address of a next page only the query is believed: behind a proxy the
 * rest is often wrong, and the token must not travel elsewhere.
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
