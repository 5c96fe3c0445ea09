import { parseArgs } from 'node:util';
import { OperatorError } from '@/lib/operator-error';
import type { ExportFormat } from './write-rows';

export const usage = `Writes the properties of the site's database to a file that the import reads again.

  npm run export -- <file.json | file.csv> [--samples]
  npm run --silent export -- --format json > properties.json

  --format   json or csv, for standard output; the format of a file follows from its name
  --samples  writes the sample properties instead of yours

docs/import.md says more.`;

export type ExportArguments = {
  /** Null for standard output. */
  file: string | null;
  format: ExportFormat;
  samples: boolean;
};

/** The parsed command line; null for help. @throws {OperatorError} with the reason and the usage */
export function parseExportArguments(args: string[]): ExportArguments | null {
  const { values, positionals } = parse(args);
  if (values.help) return null;
  const [file = null, ...rest] = positionals;
  if (rest.length > 0) throw problem('only one file can be written');
  if (file === null && values.format === undefined) throw problem('no file given');
  const named = file === null ? values.format : /\.(json|csv)$/i.exec(file)?.[1]?.toLowerCase();
  const format = values.format ?? named;
  if (format !== 'json' && format !== 'csv') throw problem('the format is neither json nor csv');
  return { file, format, samples: values.samples ?? false };
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        format: { type: 'string' },
        samples: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch (error) {
    throw problem(error instanceof Error ? error.message : String(error));
  }
}

function problem(reason: string): OperatorError {
  return new OperatorError(`${reason}\n\n${usage}`);
}
