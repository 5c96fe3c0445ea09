import { readFile, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { parseList } from '@/lib/catalog/parse/envelope';
import { isOperatorError, OperatorError } from '@/lib/operator-error';
import { elementLines, positionOf, scanJson } from './json-scan';
import { type Mapping, parseMapping } from './mapping-schema';
import { valueAt } from './value-path';

const maxBytes = 500 * 1024 * 1024;

/** An unusable file; the message is for the user. */
export class UnusableFileError extends OperatorError {
  override name = 'UnusableFileError';
}

export type FeedFile = {
  /** Name shown in reports. */
  file: string;
  rows: unknown[];
  /** The line of each row, computed on first use because it scans the text. */
  lines: () => number[];
  mapping: Mapping | null;
};

/** @throws {UnusableFileError} when either file is missing, too large, not JSON, or of the wrong form */
export async function readFeedFile(path: string, mappingPath: string | null): Promise<FeedFile> {
  const mapping = mappingPath === null ? null : await readMappingFile(mappingPath);
  const { text, value } = await readJsonFile(path);
  const list = mapping?.list === undefined ? parseList(value) : parseList(valueAt(value, mapping.list));
  if (!list) {
    const place = mapping?.list === undefined ? '' : ` at "${mapping.list}"`;
    throw new UnusableFileError(`${path}: holds no list of listings${place}`);
  }
  const start = mapping?.list?.split('.').filter(Boolean) ?? [];
  let lines: number[] | undefined;
  return {
    file: basename(path),
    rows: list.items,
    lines: () => {
      lines ??= elementLines(text, [...start, ...list.path]);
      return lines;
    },
    mapping,
  };
}

async function readMappingFile(path: string): Promise<Mapping> {
  const result = parseMapping((await readJsonFile(path)).value);
  if ('mapping' in result) return result.mapping;
  throw new UnusableFileError(
    `${path}: is not a mapping\n${result.errors.map((line) => `  ${line}`).join('\n')}`,
  );
}

async function readJsonFile(path: string): Promise<{ text: string; value: unknown }> {
  const text = (await readText(path)).replace(/^\uFEFF/, '');
  try {
    return { text, value: JSON.parse(text) };
  } catch (error) {
    const { line, column } = positionOf(text, scanJson(text) ?? text.length);
    throw new UnusableFileError(`${path}: is not JSON: error at line ${line}, column ${column}`, {
      cause: error,
    });
  }
}

async function readText(path: string): Promise<string> {
  try {
    const { size } = await stat(path);
    if (size > maxBytes) {
      const megabytes = (bytes: number) => `${Math.round(bytes / 1024 / 1024)} MB`;
      throw new UnusableFileError(
        `${path}: is ${megabytes(size)}, more than the ${megabytes(maxBytes)} that fit`,
      );
    }
    return await readFile(path, 'utf8');
  } catch (error) {
    if (isOperatorError(error)) throw error;
    const { code, message } = error as NodeJS.ErrnoException;
    throw new UnusableFileError(`${path}: ${code === 'ENOENT' ? 'there is no such file' : message}`, {
      cause: error,
    });
  }
}
