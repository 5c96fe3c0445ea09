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
const countHolders = ['meta', 'pagination', 'page_info', 'paging'];
const nextKeys = ['next', 'next_page_url', 'nextPage'];
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
