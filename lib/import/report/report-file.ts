import { createWriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';
import { errorParts } from '@/lib/error-parts';
import { csvCell } from '@/lib/format/csv';
import { UnusableFileError } from '../unusable-file-error';
import type { Finding } from './report';

const columns = ['result', 'file', 'row', 'line', 'key', 'title', 'column', 'value', 'reason'];

/**
 * A CSV file with every change and finding of an import, written while the import runs.
 * @throws {UnusableFileError} from `close`, when the file cannot be written
 */
export function createReportFile(path: string): {
  add: (finding: Finding) => void;
  close: () => Promise<void>;
} {
  const stream = createWriteStream(path);
  const ended = finished(stream).catch((error: unknown) => {
    throw new UnusableFileError(`${path}: the report cannot be written: ${errorParts(error).message}`, {
      cause: error,
    });
  });
  ended.catch(() => undefined);
  // Excel recognises UTF-8 by the byte-order mark.
  stream.write(`\uFEFF${columns.join(',')}\r\n`);
  return {
    add({ result, position, key, title, detail, reason }) {
      const cells = [
        result,
        position?.file,
        position?.index,
        position?.line,
        key,
        position?.title ?? title,
        detail?.column,
        detail?.value,
        reason,
      ];
      stream.write(`${cells.map(csvCell).join(',')}\r\n`);
    },
    async close() {
      stream.end();
      await ended;
    },
  };
}
