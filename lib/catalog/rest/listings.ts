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
/** Maximum pages read when a complete list is paged. */
const maxPages = 50;

export type Listings = ReturnType<typeof createListings>;

/** Reads properties and lists from the backend and converts them to our types. */
export function createListings(getJson: GetJson, reading: ParseOptions) {
  let remembered: { options: FilterOptions; readAt: number } | null = null;

  /** Null when the endpoint is missing. @throws {CatalogError} */
  async function options(): Promise<FilterOptions | null> {
    if (remembered && Date.now() - remembered.readAt < optionsFresh) return remembered.options;
    const answer = await getJson(paths.filters);
    if (answer === null) return null;
    const found = parseFilterOptions(answer, reading.onProblem);
    if (!found) throw new CatalogError('bad-response', `${paths.filters} holds no options`);
    remembered = { options: found, readAt: Date.now() };
    return found;
  }

  /** Loads options only to complete relations; a property without its city's name is better than none. */
  async function optionsFor(properties: ParsedProperty[]): Promise<FilterOptions | null> {
    return properties.some(needsOptions) ? options().catch(() => null) : null;
  }

  async function summaries(items: unknown[]): Promise<PropertySummary[]> {
    const read = items.map((item) => parseProperty(item, reading)).filter((property) => property !== null);
    const shown = read.filter((property) => !isExpired(property));
    const known = await optionsFor(shown);
    return shown.map((property) => toSummary(property, known));
  }

  /** The backend's property, published or not; null when missing. @throws {CatalogError} */
  async function find(ref: string): Promise<ParsedProperty | null> {
    if (!isPathPart(ref)) return null;
    let answer = await getJson(paths.detail(ref));
    // The detail endpoint takes slugs only; another endpoint takes ids.
    if (answer === null && /^\d+$/.test(ref)) answer = await getJson(paths.detailById(ref));
    if (answer === null) return null;
    const property = parseProperty(answer, reading);
    if (!property) throw new CatalogError('bad-response', `${paths.detail(ref)} holds no property`);
    return property;
  }

  /** As `find`, but null when the permit has expired. @throws {CatalogError} */
  async function read(ref: string): Promise<ParsedProperty | null> {
    const property = await find(ref);
    return property && !isExpired(property) ? property : null;
  }

  async function detail(property: ParsedProperty): Promise<PropertyDetail> {
    return toDetail(property, await optionsFor([property]));
  }

  return { options, summaries, find, read, detail };
}

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
 * wrong, and the token must not be sent elsewhere.
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
