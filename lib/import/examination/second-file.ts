import { missingRows } from '@/lib/feeds/refusal';
import { isOperatorError } from '@/lib/operator-error';
import type { FeedFile, OpenFeed } from '../feed-file';
import { readImportNames } from '../import-names';
import { findJoinedFile, type JoinedFileFound } from '../joined-file';
import type { ShorterFile } from './examination';

/** Opens a file, which is closed with the examination. */
export type Open = (path: string) => Promise<OpenFeed>;

type SecondFile = JoinedFileFound & { opened: OpenFeed };

/** The second file of an upload, or why it cannot be used; neither without one. */
export async function openSecond(
  open: Open,
  path: string | null,
  main: FeedFile,
  databaseUrl: string,
): Promise<{ second: SecondFile | null; problem: string | null }> {
  if (path === null) return { second: null, problem: null };
  try {
    const opened = await open(path);
    const found = await findJoinedFile(main, opened, await readImportNames(databaseUrl));
    return { second: { ...found, opened }, problem: null };
  } catch (error) {
    if (!isOperatorError(error)) throw error;
    return { second: null, problem: error.message };
  }
}

/** The rows of a second file and those that it had before; null where it is not much shorter. */
export function shorterFile(rows: number, before: number | null): ShorterFile | null {
  return before !== null && missingRows(rows, before) > 0 ? { rows, before } : null;
}
