import type { PropertyRecord } from '@/lib/catalog/record';
import type { FeedFile } from '../feed-file';
import { type ImportNames, reportNewNames } from '../import-names';
import { columnsByField } from '../mapping/columns-by-field';
import type { Match } from '../mapping/mapping-schema';
import { missingColumns } from '../mapping/missing-columns';
import {
  createTally,
  detailOf,
  type Finding,
  type Position,
  type Reason,
  type Tally,
} from '../report/report';
import type { Row } from '../rows/row';
import { CompletionRates } from './completion-rates';
import { matchKey, mergeRecord } from './merge';
import { type ReadRow, type RowState, readRow } from './read-row';
import { type StagedRecord, Staging } from './staging';
import { strayRow } from './stray-row';
import { finishRecord } from './to-record';
import { typeInTitle } from './type-in-title';

/** `hasTypeFromTitle`: the feed states no type, so the title's is taken. */
export type FinishedRecord = StagedRecord & { hasTypeFromTitle: boolean };

export type Collected = {
  /** Every property once, with all its rows, in the order of the feed. */
  records: () => Generator<FinishedRecord>;
  count: number;
  /** The first parts of their keys. */
  feeds: string[];
  read: number;
  /** Rows of each file, in order. */
  readOf: { file: string; rows: number }[];
  /** Columns that a mapping reads and its table does not have. */
  missingColumns: string[];
  skipped: number;
  merged: number;
  /** Keys of properties that the feed marks as removed. */
  removedKeys: string[];
  /** Whether a row of the feed has this key, including refused rows. */
  has: (key: string) => boolean;
  refused: Tally;
  leftOut: Tally;
  /** Values without an entry in a table of the mapping. */
  unmapped: Tally;
  /** Types that the feed does not state. */
  typesFromTitles: Tally;
  /** Imported unchanged, but a person should check them. */
  doubtful: Tally;
  /** Imported, but without facts that an advertisement must show. */
  undisclosed: Tally;
  /** Districts and developers that no stored property has. */
  newNames: Reason[];
  close: () => void;
};

export type CollectOptions = {
  /** Name of a file's feed, the first part of its keys. */
  feedOf: (file: FeedFile) => string;
  /** Replaces names by those of the catalogue; without it, the feed's names are kept. */
  names?: ImportNames;
  onRow?: (rows: number) => void;
  onFinding?: (finding: Finding) => void;
};

/**
 * Reads the properties of all files in order. A file whose mapping has `match` completes properties of earlier files, not
 * stored ones, so the result depends on the files only. The caller closes the result.
 * @throws {UnusableFileError} when a file cannot be read to its end
 */
export async function collectRecords(files: FeedFile[], options: CollectOptions): Promise<Collected> {
  const { onFinding } = options;
  const staging = new Staging();
  const rates = new CompletionRates();
  const state: State = {
    staging,
    rates,
    read: 0,
    readOf: [],
    missingColumns: [],
    skipped: 0,
    merged: 0,
    refused: createTally('refused', onFinding),
    leftOut: createTally('left out', onFinding),
    unmapped: createTally('not in the table', onFinding),
    typesFromTitles: createTally('type from the title', onFinding),
    doubtful: createTally('to be checked', onFinding),
    undisclosed: createTally('missing in advertisements', onFinding),
  };
  try {
    for (const file of files) await readFile(file, options, state);
  } catch (error) {
    staging.close();
    throw error;
  }
  return {
    ...state,
    records: function* () {
      for (const { record, position } of staging.records()) {
        // A type that an export lacks can have been removed at the desk.
        const isTypeOpen = record.property_type === null && !staging.isExported(record.key);
        const property_type = isTypeOpen ? typeInTitle(record) : record.property_type;
        const hasTypeFromTitle = isTypeOpen && property_type !== null;
        const completion_rate = rates.inPercent(record.completion_rate);
        const finished = finishRecord({ ...record, property_type, completion_rate });
        yield { record: finished, position, hasTypeFromTitle };
      }
    },
    count: staging.count,
    feeds: staging.feeds(),
    newNames: reportNewNames(options.names?.newNames() ?? [], onFinding),
    removedKeys: staging.removedKeys(),
    has: (key) => staging.has(key),
    close: () => staging.close(),
  };
}

type State = RowState &
  Pick<
    Collected,
    'typesFromTitles' | 'doubtful' | 'undisclosed' | 'read' | 'readOf' | 'missingColumns' | 'merged'
  >;

async function readFile(
  file: FeedFile,
  { feedOf, names, onRow }: CollectOptions,
  state: State,
): Promise<void> {
  const feed = feedOf(file);
  const match = file.mapping?.match;
  if (match) state.staging.index((record) => matchKey(record, match.by));
  const mergedIds = new Set<number>();
  const grouped = match && file.mapping?.group ? new Staging() : null;
  const columns = columnsByField(file.mapping);
  const unknownColumns = new Set<string>();
  let index = 0;
  try {
    for await (const row of file.rows()) {
      index += 1;
      state.read += 1;
      onRow?.(state.read);
      const position: Position = { file: file.file, index, line: row.line, title: null };
      if (index === 1) noteFirstRow(file, row, position, state);
      const stray = file.format === 'table' ? strayRow(row.value) : null;
      if (stray !== null) {
        state.refused.add(stray, position);
        continue;
      }
      const { mapping, format } = file;
      const read = readRow(row, { feed, mapping, format, columns, names, position, unknownColumns }, state);
      if (!read) continue;
      if (!match) add(read, state);
      else if (grouped && read.isGrouped) add(read, { ...state, staging: grouped });
      else merge(read, match, mergedIds, state);
    }
    // The rows of a development complete one property together.
    if (match && grouped)
      for (const { record, position } of grouped.records())
        merge({ record, position, rowKey: record.key, isGrouped: false }, match, mergedIds, state);
  } finally {
    grouped?.close();
  }
  state.readOf.push({ file: file.file, rows: index });
}

/** Notes what is wrong with a file as a whole: columns that it lacks, and which of several sheets is read. */
function noteFirstRow(
  { mapping, format, sheetNote }: FeedFile,
  row: Row,
  position: Position,
  { missingColumns: missing, doubtful }: State,
): void {
  if (mapping && format === 'table') missing.push(...missingColumns(row.value, mapping));
  if (sheetNote) doubtful.add(sheetNote, position);
}

/** Adds a new property; the first of several with the same key wins. */
function add({ isGrouped, rowKey, ...staged }: ReadRow, { staging, refused }: State): void {
  const isNew = isGrouped ? staging.addToGroup(staged, rowKey) : staging.add(staged);
  if (!isNew) refused.add('repeats the key of an earlier property', staged.position, detailOf('key', rowKey));
}

/** Merges another feed's data into the properties collected so far. */
function merge(row: ReadRow, match: Match, mergedIds: Set<number>, state: State): void {
  const { staging, refused } = state;
  const key = matchKey(row.record, match.by);
  const [id, another] = key === null ? [] : staging.matches(key);
  if (id === undefined) {
    if (match.unmatched === 'create') add(row, state);
    else refused.add('matches no property', row.position);
  } else if (another !== undefined) {
    refused.add(`matches several properties by ${match.by.join(' and ')}`, row.position);
  } else if (mergedIds.has(id)) {
    refused.add('matches a property that was already merged', row.position);
  } else {
    staging.update(id, (record: PropertyRecord) => mergeRecord(record, row.record, match));
    mergedIds.add(id);
    state.merged += 1;
  }
}
