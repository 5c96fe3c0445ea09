import { LRUCache } from 'lru-cache';
import { isRecent } from '@/lib/due-time';
import { minute, second } from '@/lib/durations';
import { CatalogError } from '../catalog-error';
import { isEmptyBody } from '../parse/envelope';
import { parseFilterOptions } from '../parse/parse-filter-options';
import { type ParsedProperty, parseProperty } from '../parse/parse-property';
import type { ParseOptions } from '../parse/parse-unit';
import type { FilterOptions, PropertyDetail, PropertySummary } from '../types';
import type { GetJson } from './http';
import { isPathPart, paths } from './paths';
import { isExpired, needsOptions, toDetail, toSummary } from './to-domain';
import { uniqueBy } from './unique-by';

/** Shorter than the half hour for which their readers cache them, which comes on top. */
const optionsKeptMs = 5 * minute;

/** The units, the similar properties and the agent of a page need its property, too. */
const propertyKeptMs = 10 * second;
const keptProperties = 200;

export type PropertyReader = ReturnType<typeof createPropertyReader>;

/** Reads properties and filter options from the backend and converts them to our types. */
export function createPropertyReader(getJson: GetJson, reading: ParseOptions) {
  const properties = new LRUCache<string, ParsedProperty>({ max: keptProperties, ttl: propertyKeptMs });
  let remembered: { options: FilterOptions; readAt: number } | null = null;

  /** Null when the endpoint is missing. @throws {CatalogError} */
  async function options(): Promise<FilterOptions | null> {
    if (remembered && isRecent(remembered.readAt, optionsKeptMs)) return remembered.options;
    const body = await getJson(paths.filters);
    if (body === null) return null;
    const found = parseFilterOptions(body, reading.onProblem);
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
    return uniqueBy(
      shown.map((property) => toSummary(property, known)),
      ({ slug }) => slug,
    );
  }

  /** The backend's property, published or not; null when missing. @throws {CatalogError} */
  async function find(ref: string): Promise<ParsedProperty | null> {
    if (!isPathPart(ref)) return null;
    const kept = properties.get(ref);
    if (kept) return kept;
    // The detail endpoint takes slugs only; another endpoint takes ids.
    const found =
      (await findAt(paths.detail(ref))) ?? (/^\d+$/.test(ref) ? await findAt(paths.detailById(ref)) : null);
    if (found) properties.set(ref, found);
    return found;
  }

  async function findAt(path: string): Promise<ParsedProperty | null> {
    const body = await getJson(path);
    if (body === null) return null;
    const property = parseProperty(body, reading);
    if (!property && isEmptyBody(body)) return null;
    if (!property) throw new CatalogError('bad-response', `${path} holds no property`);
    return property;
  }

  /** Like `find`, but null when the permit has expired. @throws {CatalogError} */
  async function read(ref: string): Promise<ParsedProperty | null> {
    const property = await find(ref);
    return property && !isExpired(property) ? property : null;
  }

  /** Null when missing or when the permit has expired. @throws {CatalogError} */
  async function summary(ref: string): Promise<PropertySummary | null> {
    const property = await read(ref);
    return property && toSummary(property, await optionsFor([property]));
  }

  async function detail(property: ParsedProperty): Promise<PropertyDetail> {
    return toDetail(property, await optionsFor([property]));
  }

  return { options, summaries, find, read, summary, detail };
}
