import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { OperatorError } from '@/lib/operator-error';
import type { Mapping } from './mapping/mapping-schema';

export const usage = `Loads properties into the site's database.

  npm run import -- <feed> [--map <mapping.json>] [<feed> [--map <mapping.json>] …] [options]
  npm run import -- --feed <name> [--force] [--report <file>]

  <feed>            a file, an https:// URL or - for standard input; Excel (.xlsx), or JSON, CSV and XML, also as gzip
  --map             mapping of the feed before it; without one, a mapping is guessed where one is needed, shown and
                    written to a file, and nothing is imported
  --yes             imports with the guessed mapping at once
  --feed            name of the feed, the first part of every key (default: the mapping's, else the file's name);
                    without an input, runs this feed of the FEEDS file now
  --complete        the feed has all its properties: those it no longer has leave the site, at most 20 % at once
  --force           with --complete, also more than 20 %; of a feed of the FEEDS file also one that is far smaller
  --check-pictures  requests every picture and reports those that cannot be shown
  --fetch-pictures  copies the pictures to media storage, each once, and shows the copies; --picture-space 20 is the most
                    gigabytes that all copies may take
  --report          writes every change, refused row and value to check to this CSV file
  --keep-samples    keeps the sample properties; by default the first real import removes them
  --dry-run         reads and reports, writes nothing

See docs/import.md.`;

export type ImportArguments = {
  /** Empty to run a feed of the `FEEDS` file. */
  files: { path: string; map: string | Mapping | null }[];
  feed: string | null;
  keepSamples: boolean;
  dryRun: boolean;
  /** Imports with a guessed mapping without confirmation. */
  yes: boolean;
  /** Takes properties off the site that are no longer in the feed. */
  complete: boolean;
  /** Takes them off even if they are more than a fifth. */
  force: boolean;
  /** With `complete`, accepts that this number of properties is missing, even when it is more than 20 %. */
  acceptedMissing: number;
  /** Path of the detailed report. */
  report: string | null;
  /** Requests every picture to check it. */
  checkPictures?: boolean;
  /** Copies the pictures; `pictureSpace` is the maximum size of all copies in gigabytes. */
  fetchPictures?: boolean;
  pictureSpace?: number;
};

/** Invalid command line; the message has the reason and the usage. */
export class UsageError extends OperatorError {
  override name = 'UsageError';
  constructor(problem: string, options?: ErrorOptions) {
    super(`${problem}\n\n${usage}`, options);
  }
}

/** The parsed command line; null for help. @throws {UsageError} */
export function parseImportArguments(args: string[]): ImportArguments | null {
  const parsed = parse(args);
  if (parsed.values.help) return null;
  const files: ImportArguments['files'] = [];
  for (const token of parsed.tokens) {
    if (token.kind === 'positional') files.push({ path: token.value, map: null });
    if (token.kind !== 'option' || token.name !== 'map' || token.value === undefined) continue;
    const last = files.at(-1);
    if (!last) throw new UsageError('--map must follow its file');
    if (last.map !== null) throw new UsageError(`${last.path} has two mappings`);
    last.map = token.value;
  }
  const { feed = null, report = null, yes = false, complete = false, force = false } = parsed.values;
  const { 'keep-samples': keepSamples = false, 'dry-run': dryRun = false } = parsed.values;
  const { 'check-pictures': checkPictures, 'fetch-pictures': fetchPictures } = parsed.values;
  const { 'picture-space': space } = parsed.values;
  if (files.length === 0) {
    if (feed === null) throw new UsageError('no input file given');
    if (keepSamples || dryRun || yes || complete || checkPictures || fetchPictures || space !== undefined)
      throw new UsageError(
        "with --feed alone, only --force and --report are allowed; the FEEDS file has the feed's settings",
      );
  }
  return {
    files,
    feed,
    keepSamples,
    dryRun,
    yes,
    complete,
    force,
    acceptedMissing: 0,
    report,
    ...(checkPictures && { checkPictures }),
    ...(fetchPictures && { fetchPictures }),
    ...pictureSpaceOf(space),
  };
}

function pictureSpaceOf(text: string | undefined): { pictureSpace?: number } {
  if (text === undefined) return {};
  const pictureSpace = Number(text);
  if (!(pictureSpace > 0)) throw new UsageError(`--picture-space needs a number of gigabytes, not "${text}"`);
  return { pictureSpace };
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      tokens: true,
      options: {
        map: { type: 'string', multiple: true },
        feed: { type: 'string' },
        'keep-samples': { type: 'boolean' },
        'dry-run': { type: 'boolean' },
        yes: { type: 'boolean', short: 'y' },
        complete: { type: 'boolean' },
        force: { type: 'boolean' },
        report: { type: 'string' },
        'check-pictures': { type: 'boolean' },
        'fetch-pictures': { type: 'boolean' },
        'picture-space': { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error), { cause: error });
  }
}

/** Default name of a feed: its file name without extensions. */
export function feedNameOf(file: string): string {
  return (
    basename(file)
      .replace(/\.gz$/i, '')
      .replace(/\.[^.]*$/, '')
      .toLowerCase() || 'import'
  );
}

/** The files, their mappings and what decides their keys, as they are typed. */
export function formatArguments({ files, feed, complete }: ImportArguments): string {
  const typed = files.flatMap(({ path, map }) => (typeof map === 'string' ? [path, '--map', map] : [path]));
  const named = feed === null ? [] : ['--feed', feed];
  const all = [...typed, ...named, ...(complete ? ['--complete'] : [])];
  return all.map((part) => (/^[\w@%+=:,./-]+$/.test(part) ? part : `"${part}"`)).join(' ');
}
