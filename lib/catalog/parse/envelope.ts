import { isRecord } from './fields';
import { parseId } from './number';

/** A list from a backend, unwrapped. `count` is null when the backend did not send one. */
export type ParsedList = {
  items: unknown[];
  count: number | null;
  next: string | null;
  /** Keys on the path to the list. */
  path: string[];
};

const listKeys = [
  'results',
  'data',
  'items',
  'properties',
  'units',
  'apartments',
  'articles',
  'blogs',
  'cities',
  'districts',
  'developers',
  'list',
  'records',
  'result',
  'value',
];
const countKeys = ['count', 'total', 'total_count', 'totalCount', 'total_results'];
const nextKeys = ['next', 'next_page_url', 'nextPage'];
/** Objects beside a list with its count or next page. */
const holderKeys = ['meta', 'pagination', 'page_info', 'paging', 'links'];
const maxDepth = 4;

/**
 * Unwraps a list: bare, `{count, results}`, `{status, data: {count, results}}`, `{data: […]}`, `{properties: {data:
 * […], total}}` and the like. Null when there is none.
 */
export function parseList(value: unknown, depth = 0): ParsedList | null {
  if (Array.isArray(value)) return { items: value, count: null, next: null, path: [] };
  if (!isRecord(value) || depth > maxDepth) return null;
  for (const key of listKeys) {
    const inner = parseList(value[key], depth + 1);
    if (inner) {
      return {
        items: inner.items,
        count: inner.count ?? ownCount(value),
        next: inner.next ?? ownNext(value),
        path: [key, ...inner.path],
      };
    }
  }
  // Go writes an empty list as null.
  const empty = listKeys.find((key) => value[key] === null);
  return empty && ownCount(value) === 0 ? { items: [], count: 0, next: null, path: [empty] } : null;
}

/** The largest count, because some backends also send the number of entries on the page. */
function ownCount(value: Record<string, unknown>): number | null {
  const found = holdersOf(value)
    .flatMap((holder) => countKeys.map((key) => holder[key]))
    .filter((candidate) => candidate === 0 || candidate === '0' || parseId(candidate) !== null);
  return found.length === 0 ? null : Math.max(...found.map(Number));
}

function ownNext(value: Record<string, unknown>): string | null {
  const next = holdersOf(value)
    .flatMap((holder) => nextKeys.map((key) => holder[key]))
    .find((candidate) => typeof candidate === 'string' && candidate);
  return typeof next === 'string' ? next : null;
}

/** The object itself and those in it that may hold the list's count or next page, as `meta` or `meta.pagination`. */
function holdersOf(value: Record<string, unknown>): Record<string, unknown>[] {
  const inner = (holder: Record<string, unknown>) => holderKeys.map((key) => holder[key]).filter(isRecord);
  const direct = inner(value);
  return [value, ...direct, ...direct.flatMap(inner)];
}

const objectKeys = ['data', 'result', 'results', 'property', 'unit', 'article', 'blog', 'post', 'item'];

/**
 * Unwraps one item: bare, `{status, data: {…}}`, `{property: {…}}`, or a list of one. `isIt` recognises the item. Null
 * when there is none.
 */
export function parseObject(
  value: unknown,
  isIt: (record: Record<string, unknown>) => boolean,
  depth = 0,
): Record<string, unknown> | null {
  if (Array.isArray(value)) return value.length === 1 ? parseObject(value[0], isIt, depth + 1) : null;
  if (!isRecord(value) || depth > maxDepth) return null;
  if (isIt(value)) return value;
  for (const key of objectKeys) {
    const inner = parseObject(value[key], isIt, depth + 1);
    if (inner) return inner;
  }
  return null;
}

/** Whether the body of a response reports an error, whatever its status. A false `status` beside an id is a stored record's. */
export function isErrorBody(value: unknown): boolean {
  if (!isRecord(value)) return false;
  const isRefused = value.status === false && !('id' in value);
  return value.status === 'error' || isRefused || value.success === false;
}

/** Whether a body is a Django miss, `{detail: "Not found."}`, whatever its status and other keys. */
export function isMiss(value: Record<string, unknown>): boolean {
  return typeof value.detail === 'string' && /^not found\.?$/i.test(value.detail);
}

const notFound = /not found|no such|does(?:n't| not) exist/i;

/** Whether a body says that there is no item: `[]`, `{results: []}`, `{data: null}`; with an error, only if it says so. */
export function isEmptyBody(value: unknown): boolean {
  const isEmptyList = (part: unknown) => Array.isArray(part) && part.length === 0;
  if (!isRecord(value)) return value === null || isEmptyList(value);
  if (isMiss(value)) return true;
  if (isErrorBody(value) && !notFound.test(String(value.message ?? value.detail ?? value.error)))
    return false;
  return objectKeys.some((key) => value[key] === null || isEmptyList(value[key]));
}
