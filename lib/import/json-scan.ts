import { type JSONVisitor, visit } from 'jsonc-parser';

/**
 * Scans standard JSON, without comments and trailing commas.
 * @returns the offset of the first error, or null for valid JSON
 */
export function scanJson(text: string, visitor: JSONVisitor = {}): number | null {
  let firstError: number | null = null;
  try {
    visit(
      text,
      {
        ...visitor,
        onError: (_, offset) => {
          firstError ??= offset;
        },
      },
      { disallowComments: true },
    );
  } catch (error) {
    // The parser is recursive, so endless nesting would exhaust the stack.
    if ((error as Error).name !== 'RangeError') throw error;
    return firstError ?? text.length;
  }
  return firstError;
}

/** Line and column of an offset, both starting at 1. */
export function positionOf(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset);
  const line = before.split('\n').length;
  return { line, column: offset - before.lastIndexOf('\n') };
}

/** The line of each element of one list. */
export function elementLines(text: string, listPath: readonly string[]): number[] {
  const lines: number[] = [];
  const wanted = JSON.stringify(listPath);
  const isElement = (path: readonly (string | number)[]) =>
    path.length === listPath.length + 1 &&
    typeof path.at(-1) === 'number' &&
    JSON.stringify(path.slice(0, -1)) === wanted;
  const begin: JSONVisitor['onObjectBegin'] = (_offset, _length, line, _character, path) => {
    if (!isElement(path())) return true;
    lines.push(line + 1);
    return false;
  };
  scanJson(text, {
    onObjectBegin: begin,
    onArrayBegin: begin,
    // The parser resumes after a skipped element only when the visitor handles its end.
    onObjectEnd: () => undefined,
    onArrayEnd: () => undefined,
    onLiteralValue: (_value, _offset, _length, line, _character, path) => {
      if (isElement(path())) lines.push(line + 1);
    },
  });
  return lines;
}
