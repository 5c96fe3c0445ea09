import { isRecord } from './fields';
import { parseId } from './number';

/** A list as a backend sent it, out of its wrapping. `count` is null when the backend did not say. */
export type ParsedList = {
  items: unknown[];
  count: number | null;
  next: string | null;
  /** Keys that led to the list. */
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
const countHolders = ['meta', 'pagination', 'page_info', 'paging'];
const nextKeys = ['next', 'next_page_url', 'nextPage'];
const maxDepth = 4;

/**
 * Takes a list out of its wrapping: bare, `{count, results}`, `{status, data: {count, results}}`, `{data: […]}`,
 * `{properties: {data: […], total}}` and their like. Null when there is no list in it.
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
  return null;
}

function ownCount(value: Record<string, unknown>): number | null {
  const holders = [value, ...countHolders.map((key) => value[key])].filter(isRecord);
  const found = holders.flatMap((holder) => countKeys.map((key) => holder[key]));
  const count = found.find(
    (candidate) => candidate === 0 || candidate === '0' || parseId(candidate) !== null,
  );
  return count === undefined ? null : Number(count);
}

function ownNext(value: Record<string, unknown>): string | null {
  const next = nextKeys
    .map((key) => value[key])
    .find((candidate) => typeof candidate === 'string' && candidate);
  return typeof next === 'string' ? next : null;
}

const objectKeys = ['data', 'result', 'results', 'property', 'unit', 'article', 'blog', 'post', 'item'];

/**
 * Takes one thing out of its wrapping: bare, `{status, data: {…}}`, `{property: {…}}`, a list of one. `isIt` tells the
 * thing from a wrapping. Null when it is not in there.
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
