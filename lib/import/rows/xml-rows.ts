import { SaxesParser } from 'saxes';
import { formatNumber } from '@/lib/format/number';
import { UnusableFileError } from '../unusable-file-error';
import type { Row } from './row';

/** Names of elements that contain one property, in known and similar feeds. */
const rowNames = new Set(
  'property listing project home ad advert item unit row record entry object'.split(' '),
);
const leastFields = 3;
const maxDepth = 50;
/** Characters of one row. */
const maxRowLength = 2_000_000;

type Element = { name: string; text: string; children: Record<string, unknown> | null };

/**
 * The properties of an XML text as objects: elements by name, repeated ones as lists, attributes as `@name` (of an element
 * with text only: `element@name`). Entities other than those of XML and HTML are refused, so nothing can be expanded.
 * @param rowName the element of a property; by default the first with a known name
 * @throws {UnusableFileError} with line and column for anything that is not XML, and for a text that ends too early
 */
export async function* xmlRows(
  name: string,
  text: AsyncIterable<string>,
  rowName?: string,
): AsyncGenerator<Row> {
  const reader = new XmlRowReader(name, rowName ? rowName.toLowerCase() : null);
  for await (const chunk of withoutLoneAmpersands(text)) yield* reader.read(chunk);
  yield* reader.end();
  if (rowName && !reader.hasRows)
    throw new UnusableFileError(
      `${name}: the file has no element <${rowName}>, which the mapping names as "list"`,
    );
}

/**
 * For a feed whose elements have no known name: the element that repeats most and has several others in it, such as `UnitDTO`,
 * but not one within another such element, as its pictures are.
 * @param start the first characters of the feed
 * @returns null when there is none, or when a known name is there
 */
export function likelyXmlRow(start: string): string | null {
  type Element = { depth: number; times: number; fields: Set<string>; within: readonly string[] };
  const found = new Map<string, Element>();
  const stack: string[] = [];
  const parser = new SaxesParser();
  parser.on('error', () => undefined);
  parser.on('opentag', ({ name }) => {
    const parent = stack.at(-1);
    if (parent !== undefined) found.get(parent)?.fields.add(name);
    stack.push(name);
    const known = found.get(name) ?? {
      depth: stack.length,
      times: 0,
      fields: new Set(),
      within: stack.slice(1, Math.min(stack.length - 1, maxDepth)),
    };
    found.set(name, { ...known, times: known.times + 1 });
  });
  parser.on('closetag', () => void stack.pop());
  parser.write(start);
  const below = [...found].filter(([, { depth }]) => depth > 1);
  if (below.some(([name]) => rowNames.has(localName(name).toLowerCase()))) return null;
  const rows = new Map(below.filter(([, { fields }]) => fields.size >= leastFields));
  const [row] = [...rows]
    .filter(([, { within }]) => !within.some((outer) => (rows.get(outer)?.times ?? 0) > 1))
    .sort(([, a], [, b]) => b.times - a.times || a.depth - b.depth);
  return row ? localName(row[0]) : null;
}

const loneAmpersand = /<!\[CDATA\[|\]\]>|&(?!#?\w{1,32};)/g;
/** Characters that decide what an `&` or the beginning of a CDATA section is. */
const maxMark = 40;

/** Writes an `&` without an entity, as in `R & D`, as `&amp;`: the parser would search the rest of the file for its end. */
async function* withoutLoneAmpersands(text: AsyncIterable<string>): AsyncGenerator<string> {
  let held = '';
  let isCdata = false;
  function take(end: number): string {
    let taken = '';
    let done = 0;
    for (const { 0: mark, index } of held.matchAll(loneAmpersand)) {
      if (index >= end) break;
      taken += held.slice(done, index) + (mark === '&' && !isCdata ? '&amp;' : mark);
      done = index + mark.length;
      if (mark !== '&') isCdata = mark !== ']]>';
    }
    const rest = Math.max(done, end);
    taken += held.slice(done, rest);
    held = held.slice(rest);
    return taken;
  }
  for await (const piece of text) {
    held += piece;
    yield take(held.length - maxMark);
  }
  yield take(held.length);
}

/** Takes a text in pieces and returns the rows that each completes. */
class XmlRowReader {
  hasRows = false;
  readonly #name: string;
  #rowName: string | null;
  readonly #parser = new SaxesParser<{ position: true; xmlns: false }>({ position: true, xmlns: false });
  readonly #stack: Element[] = [];
  readonly #rows: Row[] = [];
  #problem: string | null = null;
  #depth = 0;
  #rowDepth: number | null = null;
  #rowLine = 0;
  /** Position of the last tag outside of a row, or of the beginning of the row. */
  #mark = 0;

  /** @param rowName in lower case; null takes the first known name for all rows */
  constructor(name: string, rowName: string | null) {
    this.#name = name;
    this.#rowName = rowName;
    this.#parser.on('error', ({ message }) => this.#onError(message));
    this.#parser.on('doctype', (doctype) => this.#onDoctype(doctype));
    this.#parser.on('opentag', (tag) => this.#onOpenTag(tag.name, tag.attributes));
    this.#parser.on('text', (text) => this.#onText(text));
    this.#parser.on('cdata', (text) => this.#onText(text));
    this.#parser.on('closetag', () => this.#onCloseTag());
  }

  /** @throws {UnusableFileError} */
  read(chunk: string): Row[] {
    this.#parser.write(chunk);
    if (this.#parser.position - this.#mark > maxRowLength)
      this.#fail(`a row has more than ${formatNumber(maxRowLength)} characters`);
    return this.#takeRows();
  }

  /** @throws {UnusableFileError} */
  end(): Row[] {
    this.#parser.close();
    return this.#takeRows();
  }

  #takeRows(): Row[] {
    if (this.#problem) throw new UnusableFileError(`${this.#name}: ${this.#problem}`);
    return this.#rows.splice(0);
  }

  /** The first problem is the one that is reported. */
  #fail(reason: string): void {
    this.#problem ??= `${reason}, at line ${this.#parser.line}, column ${this.#parser.column}`;
  }

  #onError(message: string): void {
    // HTML entities and control characters are common in descriptions, and are cleaned like any other text.
    const reason = message.replace(/^[^a-z]*/, '');
    if (/^(?:undefined entity|disallowed character\.)/.test(reason)) return;
    if (/^unclosed tag|^document must contain a root/.test(reason))
      this.#problem ??= 'the XML ends too early; it was probably cut';
    else this.#fail(`this is not XML: ${reason.replace(/\.$/, '')}`);
  }

  #onDoctype(doctype: string): void {
    if (/<!ENTITY/i.test(doctype)) this.#fail('the file declares its own entities, which are not supported');
  }

  #onOpenTag(given: string, attributes: Record<string, string>): void {
    this.#depth += 1;
    if (this.#depth > maxDepth) this.#fail(`the file has more than ${maxDepth} elements within each other`);
    const name = localName(given);
    if (this.#rowDepth === null) {
      this.#mark = this.#parser.position;
      if (!this.#isRow(name.toLowerCase())) return;
      this.#rowDepth = this.#depth;
      this.#rowLine = this.#parser.line;
    }
    const element: Element = { name, text: '', children: null };
    for (const [key, value] of Object.entries(attributes)) {
      element.children ??= emptyObject();
      element.children[`@${key}`] = value;
    }
    this.#stack.push(element);
  }

  /** Whether this element starts a row. The root element never does, whatever its name. */
  #isRow(name: string): boolean {
    if (this.#depth === 1) return false;
    if (this.#rowName === null && rowNames.has(name)) this.#rowName = name;
    if (name !== this.#rowName) return false;
    this.hasRows = true;
    return true;
  }

  #onText(text: string): void {
    const element = this.#stack.at(-1);
    if (element) element.text += text;
  }

  #onCloseTag(): void {
    this.#depth -= 1;
    const element = this.#stack.pop();
    if (!element) return;
    const parent = this.#stack.at(-1);
    if (parent) attach(parent, element);
    else {
      this.#rows.push({ value: element.children ?? {}, line: this.#rowLine });
      this.#rowDepth = null;
      this.#mark = this.#parser.position;
    }
  }
}

/** Without a prototype, so that an element may be called `constructor`. */
function emptyObject(): Record<string, unknown> {
  return Object.create(null);
}

function attach(parent: Element, element: Element): void {
  parent.children ??= emptyObject();
  const children = parent.children;
  const text = element.text.trim();
  const names = Object.keys(element.children ?? {});
  if (names.every((name) => name.startsWith('@'))) {
    add(children, element.name, text);
    for (const name of names) add(children, `${element.name}${name}`, element.children?.[name]);
    return;
  }
  if (text && element.children) element.children['#text'] = text;
  add(children, element.name, element.children);
}

function add(children: Record<string, unknown>, name: string, value: unknown): void {
  const present = children[name];
  if (present === undefined) children[name] = value;
  else if (Array.isArray(present)) present.push(value);
  else children[name] = [present, value];
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}
