import { isRecord } from '@/lib/catalog/parse/fields';
import { formatNumber } from '@/lib/format/number';
import { UnusableFileError } from '../unusable-file-error';
import { type Container, JsonSyntaxError, JsonTokens, type ValueKind } from './json-tokens';
import type { Row } from './row';

/** Where the rows are: the elements of a list, or the values of an object by key. */
export type JsonList = { path: string[]; isKeyed: boolean };

const listNames = new Set(
  'properties projects listings results data items list rows records inventory homes units articles result value'.split(
    ' ',
  ),
);
/** Names of other lists in the text, such as options of filters. */
const sideNames = new Set(
  'cities districts areas developers facilities amenities filters agents users statuses types categories errors'.split(
    ' ',
  ),
);
const maxDepth = 5;
const maxCandidates = 20_000;
/** Characters of one row. */
const maxRowLength = 50_000_000;

type Candidate = {
  path: string[];
  type: 'object' | 'array';
  objects: number;
  size: number;
  /** Keys of its first two objects, to compare them. */
  keys: Set<string>[];
};

/**
 * Finds the list of rows in a text. Reads the whole text, which also checks that it is valid JSON.
 * @param wanted path of the list, such as `data.projects`; empty for the text itself
 * @returns null when there is no list
 * @throws {UnusableFileError} with line and column when the text is not JSON or ends too early
 */
export async function findJsonList(
  name: string,
  text: AsyncIterable<string>,
  wanted?: string,
): Promise<JsonList | null> {
  const candidates = new Candidates();
  const tokens = new JsonTokens({ onValue: (kind, stack, key) => candidates.note(kind, stack, key) });
  try {
    for await (const chunk of text) tokens.write(chunk);
    tokens.end();
  } catch (error) {
    throw explain(name, error);
  }
  const all = candidates.all();
  if (wanted !== undefined) {
    const path = wanted.split('.').filter(Boolean);
    const found = all.find((candidate) => JSON.stringify(candidate.path) === JSON.stringify(path));
    if (!found) return null;
    return choose(all, path) ?? { path, isKeyed: found.type === 'object' };
  }
  return choose(all, []);
}

/** The lists and objects of a text in which rows are looked for. */
class Candidates {
  readonly #byPath = new Map<string, Candidate>();

  /** Counts a value, with the containers around it, for the container that it is in. */
  note(kind: ValueKind, stack: readonly Container[], key: string): void {
    const depth = stack.length;
    if (depth === 0 || depth > maxDepth + 1) return;
    for (let level = 0; level < depth - 1; level += 1) if (stack[level]?.type === 'array') return;
    if (depth <= maxDepth) {
      const candidate = this.#at(stack, depth);
      candidate.size += 1;
      if (kind === 'object') candidate.objects += 1;
      if (kind === 'array') this.#at([...stack, { type: 'array', key, size: 0 }], depth + 1);
    }
    if (depth < 2) return;
    const parent = this.#at(stack, depth - 1);
    if (stack[depth - 1]?.type === 'object' && parent.objects <= 2) {
      parent.keys[parent.objects - 1] ??= new Set();
      parent.keys[parent.objects - 1]?.add(key);
    }
  }

  /** The whole text, as an empty list, when nothing is in it. */
  all(): Candidate[] {
    const found = [...this.#byPath.values()];
    return found.length > 0 ? found : [{ path: [], type: 'array', objects: 0, size: 0, keys: [] }];
  }

  #at(stack: readonly Container[], depth: number): Candidate {
    const path = stack.slice(1, depth).map(({ key }) => key);
    const id = JSON.stringify(path);
    const known = this.#byPath.get(id);
    if (known) return known;
    const type = stack[depth - 1]?.type ?? 'array';
    const created: Candidate = { path, type, objects: 0, size: 0, keys: [] };
    if (this.#byPath.size < maxCandidates) this.#byPath.set(id, created);
    return created;
  }
}

/** The best candidate at or below a path. */
function choose(all: Candidate[], below: string[]): JsonList | null {
  const within = all.filter(({ path }) => below.every((key, index) => path[index] === key));
  const keyed = within.filter(isKeyedList).sort((a, b) => a.path.length - b.path.length)[0];
  const lists = within
    .filter(({ type, objects, size }) => type === 'array' && (objects > 0 || size === 0))
    .filter(({ path }) => !keyed || !isBelow(path, keyed.path))
    .sort((a, b) => score(b) - score(a) || a.path.length - b.path.length);
  const [best] = lists;
  if (best && (!keyed || score(best) >= score(keyed))) return { path: best.path, isKeyed: false };
  return keyed ? { path: keyed.path, isKeyed: true } : null;
}

function score({ path, objects }: Candidate): number {
  const name = path.at(-1)?.toLowerCase() ?? '';
  return objects * (listNames.has(name) || path.length === 0 ? 1_000 : sideNames.has(name) ? 0.001 : 1);
}

function isKeyedList({ type, objects, size, keys }: Candidate): boolean {
  if (type !== 'object' || objects < 2 || objects < size * 0.8) return false;
  const [first = new Set(), second = new Set()] = keys;
  const shared = [...first].filter((key) => second.has(key)).length;
  return shared > 0 && shared >= Math.min(first.size, second.size) / 2;
}

function isBelow(path: string[], parent: string[]): boolean {
  return path.length > parent.length && parent.every((key, index) => path[index] === key);
}

/**
 * The rows of a list found by `findJsonList`, one at a time. Rows of an object by key have their key as `@key`.
 * @throws {UnusableFileError} with the line of a row that cannot be read
 */
export async function* jsonRows(
  name: string,
  text: AsyncIterable<string>,
  list: JsonList,
): AsyncGenerator<Row> {
  const depth = list.path.length + 1;
  const rows: { text: string; line: number; key: string }[] = [];
  let pending = '';
  let pendingStart = 0;
  let from = -1;
  let line = 1;
  let key = '';
  const isInList = (stack: readonly Container[]) =>
    stack.length === depth && list.path.every((part, index) => stack[index + 1]?.key === part);
  const tokens = new JsonTokens({
    onValue: (_kind, stack, at) => {
      if (!isInList(stack)) return;
      from = tokens.offset;
      line = tokens.line;
      key = at;
    },
    onEnd: (stack) => {
      if (from === -1 || !isInList(stack)) return;
      // The end of a number or a word is detected at the next character, which `rowValue` removes.
      rows.push({ text: pending.slice(from - pendingStart, tokens.offset + 1 - pendingStart), line, key });
      from = -1;
    },
  });
  for await (const chunk of text) {
    pending += chunk;
    tokens.write(chunk);
    for (const row of rows.splice(0)) yield { value: rowValue(name, row, list.isKeyed), line: row.line };
    const keep = from === -1 ? tokens.offset : from;
    pending = pending.slice(keep - pendingStart);
    pendingStart = keep;
    if (pending.length > maxRowLength)
      throw new UnusableFileError(
        `${name}: the row at line ${line} is longer than ${formatNumber(maxRowLength)} characters`,
      );
  }
  tokens.end();
}

function rowValue(name: string, row: { text: string; line: number; key: string }, isKeyed: boolean): unknown {
  const text = /^[{["]/.test(row.text) ? row.text : row.text.replace(/[\s,\]}]+$/, '');
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new UnusableFileError(`${name}: this is not JSON: the row at line ${row.line} cannot be read`, {
      cause: error,
    });
  }
  return isKeyed && isRecord(value) ? { ...value, '@key': row.key } : value;
}

function explain(name: string, error: unknown): unknown {
  // Compared by name in the next line, because bundles and tests duplicate the class.
  const { name: kind, message, reason } = error as JsonSyntaxError;
  if (kind !== JsonSyntaxError.name) return error;
  const hint = reason === 'end' ? '; it was probably cut' : '';
  return new UnusableFileError(`${name}: ${message}${hint}`, { cause: error });
}
