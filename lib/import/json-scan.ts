/** Deeper than any feed; it keeps a hostile file from exhausting the stack. */
const maxDepth = 500;
const literal = /true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const string = /"[^"\\]*(?:\\(?:["\\/bfnrt]|u[\da-fA-F]{4})[^"\\]*)*"/y;

export type Visit = (path: readonly string[], offset: number) => void;

/**
 * Walks a JSON text and tells where each element of each list begins, which `JSON.parse` does not. Used only when there
 * is something to point at.
 *
 * @returns the offset of the first error, or null when the text is sound
 */
export function scanJson(text: string, visit: Visit = () => undefined): number | null {
  let at = 0;

  function space(): void {
    while (' \t\n\r'.includes(text[at] ?? 'x')) at += 1;
  }

  function token(pattern: RegExp): string {
    pattern.lastIndex = at;
    const match = pattern.exec(text)?.[0];
    if (match === undefined) throw new ScanError();
    at += match.length;
    return match;
  }

  function quoted(): string {
    const start = at;
    const found = token(string);
    const control = firstControl(found);
    if (control >= 0) {
      at = start + control;
      throw new ScanError();
    }
    return found;
  }

  function expect(character: string): void {
    if (text[at] !== character) throw new ScanError();
    at += 1;
  }

  function value(path: readonly string[]): void {
    space();
    if (path.length > maxDepth) throw new ScanError();
    if (text[at] === '[') list(path);
    else if (text[at] === '{') object(path);
    else if (text[at] === '"') quoted();
    else token(literal);
    space();
  }

  function list(path: readonly string[]): void {
    expect('[');
    space();
    for (let index = 0; text[at] !== ']'; index += 1) {
      if (index > 0) expect(',');
      space();
      visit(path, at);
      value([...path, '[]']);
    }
    expect(']');
  }

  function object(path: readonly string[]): void {
    expect('{');
    space();
    for (let index = 0; text[at] !== '}'; index += 1) {
      if (index > 0) expect(',');
      space();
      const key = JSON.parse(quoted()) as string;
      space();
      expect(':');
      value([...path, key]);
    }
    expect('}');
  }

  try {
    value([]);
    return at === text.length ? null : at;
  } catch (error) {
    if (error instanceof ScanError) return at;
    throw error;
  }
}

class ScanError extends Error {}

/** Where a raw control character stands, which JSON does not allow; -1 when there is none. */
function firstControl(text: string): number {
  for (let index = 0; index < text.length; index += 1) {
    if (text.charCodeAt(index) < 0x20) return index;
  }
  return -1;
}

/** Line and column of an offset, both counted from 1. */
export function positionOf(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset);
  const line = before.split('\n').length;
  return { line, column: offset - before.lastIndexOf('\n') };
}

/** The line on which each element of one list begins. */
export function elementLines(text: string, listPath: readonly string[]): number[] {
  const lines: number[] = [];
  const wanted = JSON.stringify(listPath);
  let line = 1;
  let counted = 0;
  scanJson(text, (path, offset) => {
    if (path.length !== listPath.length || JSON.stringify(path) !== wanted) return;
    for (; counted < offset; counted += 1) if (text[counted] === '\n') line += 1;
    lines.push(line);
  });
  return lines;
}
