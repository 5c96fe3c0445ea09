import { SaxesParser } from 'saxes';
import { UnusableFileError } from '../unusable-file-error';
import type { Row } from './row';

/** Names of elements that contain one property, in known and similar feeds. */
const rowNames = new Set(
  'property listing project home ad advert item unit row record entry object'.split(' '),
);
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
  const parser = new SaxesParser({ position: true });
  const stack: Element[] = [];
  const rows: Row[] = [];
  let problem: string | null = null;
  let isRow = (element: string) => (rowName ? element === rowName.toLowerCase() : rowNames.has(element));
  let rowDepth = -1;
  let rowLine = 0;
  /** Position of the last tag outside of a row, or of the beginning of the row. */
  let mark = 0;
  let depth = 0;
  let found = false;

  const fail = (reason: string) => {
    problem ??= `${reason} at line ${parser.line}, column ${parser.column}`;
  };
  parser.on('error', ({ message }) => {
    // HTML entities and control characters are common in descriptions, and are cleaned like any other text.
    const reason = message.replace(/^[^a-z]*/, '');
    if (/^(?:undefined entity|disallowed character\.)/.test(reason)) return;
    problem ??= /^unclosed tag|^document must contain a root/.test(reason)
      ? 'the XML ends too early; it was probably cut'
      : `is not XML: ${reason.replace(/\.$/, '')} at line ${parser.line}, column ${parser.column}`;
  });
  parser.on('doctype', (doctype) => {
    if (/<!ENTITY/i.test(doctype)) fail('declares entities of its own, which are not read, refused');
  });
  parser.on('opentag', ({ name: given, attributes }) => {
    depth += 1;
    if (rowDepth === -1) mark = parser.position;
    if (depth > maxDepth) fail(`has more than ${maxDepth} elements within each other`);
    const local = localName(given);
    if (rowDepth === -1) {
      // The root is never a row, even if it has the name of one.
      if (depth === 1 || !isRow(local.toLowerCase())) return;
      const chosen = local.toLowerCase();
      isRow = (element) => element === chosen;
      found = true;
      rowDepth = depth;
      rowLine = parser.line;
    }
    const element: Element = { name: local, text: '', children: null };
    for (const [key, value] of Object.entries(attributes)) {
      element.children ??= emptyObject();
      element.children[`@${key}`] = value;
    }
    stack.push(element);
  });
  const addText = (more: string) => {
    const element = stack.at(-1);
    if (element) element.text += more;
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('closetag', () => {
    depth -= 1;
    const element = stack.pop();
    if (!element) return;
    const parent = stack.at(-1);
    if (parent) attach(parent, element);
    else {
      rows.push({ value: element.children ?? {}, line: rowLine });
      rowDepth = -1;
      mark = parser.position;
    }
  });

  const check = () => {
    if (problem) throw new UnusableFileError(`${name}: ${problem}`);
  };
  for await (const chunk of text) {
    parser.write(chunk);
    if (parser.position - mark > maxRowLength)
      fail(`has a row of more than ${maxRowLength.toLocaleString('en-US')} characters`);
    check();
    yield* rows.splice(0);
  }
  parser.close();
  check();
  yield* rows.splice(0);
  if (!found && rowName)
    throw new UnusableFileError(`${name}: holds no element <${rowName}>, which the mapping names as "list"`);
}

/** Without a prototype, so that an element called `constructor` is one like any other. */
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
