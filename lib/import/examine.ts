import type { PropertyRecord } from '@/lib/catalog/record';
import { createDryWriter } from '@/lib/catalog/sql/write/writer';
import { openDatabase } from '@/lib/database/connection';
import { missingRows, refusalOf } from '@/lib/feeds/refusal';
import { isOperatorError } from '@/lib/operator-error';
import { type FeedFile, type OpenFeed, openFeed } from './feed-file';
import { feedNameFor } from './feed-name';
import { type ImportNames, readImportNames } from './import-names';
import { findJoinedFile, type JoinedFile, type JoinedFileFound } from './joined-file';
import { chooseColumns, type Suggestions, suggestColumns, unusedSaleNotes } from './mapping/choose-columns';
import { columnsOfRows } from './mapping/columns';
import { type Choices, type MappedField, mappedFields } from './mapping/guess/choices';
import type { Guess } from './mapping/guess-mapping';
import type { Mapping } from './mapping/mapping-schema';
import { missingColumns } from './mapping/missing-columns';
import { mappingOf, sampleOf } from './mapping/start-without-mapping';
import { copiedPictures } from './pictures/fetch-pictures';
import { type Collected, collectRecords } from './records/collect-records';
import { writeRecords } from './records/write-records';
import { type FieldChange, FieldChanges } from './report/field-changes';
import { previewCells } from './report/preview';
import { type RepeatedList, repeatedList } from './report/repeated-list';
import type { FindingKind, ImportSummary, Reason } from './report/report';
import { reportDuplicates } from './report/report-duplicates';
import type { Format } from './source/detect-format';
import type { Source } from './source/open-source';
import { maxUploadName } from './upload-name';

const previewRows = 10;
const shownReasons = 25;

export type ExamineTask = {
  path: string;
  /** Path of a second file, which completes the properties of the first; null without one. */
  joined: string | null;
  /** Null to choose the name by the file. */
  feed: string | null;
  /** Feeds of earlier uploads, the latest first. */
  known: KnownFeed[];
  /** Names of other feeds, which an upload cannot have. */
  taken: string[];
  choices: Choices;
};

export type KnownFeed = {
  name: string;
  /** Null when its files need none. */
  mapping: Mapping | null;
  /** Rows of the second file of its last import; null without one. */
  joinedRows: number | null;
};

/** What an import of an upload would do. */
export type Examination = {
  feed: string;
  /** Whether an earlier upload had this name. */
  isKnown: boolean;
  format: Format;
  /** Which sheet of a workbook is read. Absent in examinations by an earlier version. */
  sheetNote?: string | null;
  mapping: Mapping | null;
  /** For a file of unknown form: its columns, and what the mapping takes from them. */
  columns: { path: string; example: string }[];
  fields: MappedField[];
  /** Points to check in the mapping. */
  notes: string[];
  unused: string[];
  /** Columns that the mapping reads and the table does not have. */
  missingColumns: string[];
  /** Columns that probably replace the missing ones. Absent in examinations by an earlier version. */
  suggestions?: Suggestions;
  /** An earlier list with the same properties. Absent in examinations by an earlier version. */
  repeated?: RepeatedList | null;
  /** An earlier list that has the same projects. Absent in examinations by an earlier version. */
  shared?: SharedProjects | null;
  /**
   * The second file, how many properties it completes and adds, and whether it became much shorter; null without one.
   * Absent like `shared`.
   */
  joined?: (JoinedFile & { completed: number; added: number; shorter?: ShorterFile | null }) | null;
  /** Why the second file cannot be used; null when it can, and without one. Absent like `shared`. */
  joinedProblem?: string | null;
  /** Whether the last import of this list had a second file, and this one has none. Absent like `shared`. */
  lacksJoined?: boolean;
  /** Why nothing can be imported; null when something can. */
  refusal: string | null;
  counts: Pick<ImportSummary, 'read' | 'skipped' | 'created' | 'updated' | 'unchanged' | 'units'> & {
    refused: number;
    /** Properties that the file itself marks as removed. */
    removed: number;
    /** Properties of this feed that are on the site, and those of them that the file does not have. */
    shown: number;
    missing: number;
    samples: number;
  };
  /** What the changed properties have on the site now and would have. Absent in examinations by an earlier version. */
  changes?: FieldChange[];
  problems: Problem[];
  /** The first properties, under `previewHeadings`. */
  preview: string[][];
};

/** How many properties of a new list have title and developer of one of an earlier list. */
export type SharedProjects = { feed: string; count: number };

/** A second file with less than half of the rows that it had in the last import of the list. */
export type ShorterFile = { rows: number; before: number };

export type Problem = { result: FindingKind; reason: string; count: number; example: string };

/** An examination, or why the file cannot be used. */
export type Examined = { examination: Examination } | { problem: string };

/** Says what an import of an uploaded file would do, and writes nothing. @throws only for faults of the program */
export async function examineUpload(task: ExamineTask, databaseUrl: string): Promise<Examined> {
  const sources: Source[] = [];
  const open: Open = async (path) => {
    const opened = await openFeed(path, null);
    if (!opened) throw new Error('the file was reported as unchanged');
    sources.push(opened.source);
    return opened;
  };
  try {
    return { examination: await examine(open, task, databaseUrl) };
  } catch (error) {
    if (!isOperatorError(error)) throw error;
    return { problem: error.message };
  } finally {
    for (const source of sources) await source.close();
  }
}

/** Opens a file, which is closed with the examination. */
type Open = (path: string) => Promise<OpenFeed>;

async function examine(open: Open, task: ExamineTask, databaseUrl: string): Promise<Examination> {
  const { known, choices } = task;
  const opened = await open(task.path);
  const rows = opened.mapping ? null : ((await sampleOf(opened))?.map(({ value }) => value) ?? null);
  const feed = task.feed ?? nameOf(opened, rows, task);
  const earlier = known.find(({ name }) => name === feed);
  const guess = rows && chooseColumns(rows, earlier?.mapping ?? null, choices);
  const mapping = guess ? mappingOf(guess) : opened.mapping;
  const table = columnsAndFields(rows, guess, mapping);
  const isUnchosen = earlier !== undefined && !choices.sales_status;
  const saleNotes = rows && mapping && isUnchosen ? unusedSaleNotes(rows, mapping) : [];
  const names = await readImportNames(databaseUrl);
  const main = { ...opened, mapping };
  const { second, problem: joinedProblem } = await openSecond(open, task, main, databaseUrl);
  const files = second ? [main, { ...second.opened, mapping: second.joined.mapping }] : [main];
  const collected = await collectRecords(files, { names, feedOf: () => feed });
  try {
    const preview = [...first(collected.records(), previewRows)];
    const { summary, counts, changes, repeated, shared } = await dryRun(databaseUrl, collected, {
      feed,
      names,
      known: earlier ? null : known,
    });
    return {
      feed,
      isKnown: earlier !== undefined,
      format: opened.format,
      sheetNote: opened.sheetNote,
      mapping,
      ...table,
      notes: [...table.notes, ...saleNotes],
      missingColumns: summary.missingColumns,
      suggestions:
        rows && mapping && summary.missingColumns.length > 0
          ? suggestColumns(rows, mapping, summary.missingColumns)
          : {},
      repeated,
      shared,
      joined: second && {
        ...second.joined,
        completed: collected.merged,
        added: collected.count - second.firstCount,
        shorter: shorterFile(collected.readOf[1]?.rows ?? 0, earlier?.joinedRows ?? null),
      },
      joinedProblem,
      lacksJoined: earlier !== undefined && earlier.joinedRows !== null && task.joined === null,
      refusal:
        joinedProblem ??
        refusalOf({ name: feed, isUpload: true }, collected, null) ??
        refusalOfFields(table.fields),
      counts,
      changes,
      problems: problemsOf(summary),
      preview: preview.map(({ record }) => previewCells(record)),
    };
  } finally {
    collected.close();
  }
}

type DryRunTask = {
  feed: string;
  names: ImportNames;
  /** Feeds to compare a new list with; null for a list that was imported before. */
  known: KnownFeed[] | null;
};

type DryRun = Required<Pick<Examination, 'counts' | 'changes' | 'repeated' | 'shared'>> & {
  summary: ImportSummary;
};

/** Imports the collected properties with a writer that writes nothing. */
async function dryRun(
  databaseUrl: string,
  collected: Collected,
  { feed, names, known }: DryRunTask,
): Promise<DryRun> {
  const db = await openDatabase(databaseUrl);
  try {
    const shared = await reportDuplicates(db, collected, names);
    const { writer, counts, changes } = countingWriter(db, collected);
    const summary = await writeRecords(collected, {
      writer,
      adjust: await copiedPictures(db),
      // Counts all that are missing; whether they leave is decided on the screen.
      complete: { feeds: [feed], acceptedMissing: Number.POSITIVE_INFINITY },
    });
    return {
      summary,
      counts: {
        ...countsOf(summary),
        ...counts,
        missing: collected.count === 0 ? counts.shown : counts.missing,
      },
      changes: changes.list(),
      repeated: known && (await repeatedList(collected, { feed, known, writer: createDryWriter(db) })),
      shared: known && mostShared(shared, collected.count),
    };
  } finally {
    await db.destroy();
  }
}

type SecondFile = JoinedFileFound & { opened: OpenFeed };

/** The second file of an upload, or why it cannot be used; neither without one. */
async function openSecond(
  open: Open,
  { joined: path }: ExamineTask,
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

function shorterFile(rows: number, before: number | null): ShorterFile | null {
  return before !== null && missingRows(rows, before) > 0 ? { rows, before } : null;
}

/** Fewer shared projects are listed with the other remarks. */
const minSharedShare = 0.1;

function mostShared(shared: Map<string, number>, properties: number): SharedProjects | null {
  const [most] = [...shared].toSorted(([, a], [, b]) => b - a);
  if (!most || most[1] < properties * minSharedShare) return null;
  return { feed: most[0], count: most[1] };
}

const suffix = '-upload';

/** The feed that a file belongs to: that of its name, else the latest whose columns it has, else a new one. */
function nameOf(
  { file, format }: OpenFeed,
  rows: unknown[] | null,
  { known, taken }: Pick<ExamineTask, 'known' | 'taken'>,
): string {
  const name = feedNameFor(file);
  if (known.some((feed) => feed.name === name)) return name;
  const alike = known.find(({ mapping }) =>
    rows === null || mapping === null
      ? rows === null && mapping === null
      : format === 'table' && missingColumns(rows[0], mapping).length === 0,
  );
  return alike?.name ?? (taken.includes(name) ? name.slice(0, maxUploadName - suffix.length) + suffix : name);
}

function columnsAndFields(rows: unknown[] | null, guess: Guess | null, mapping: Mapping | null) {
  if (!rows || !guess || !mapping) return { columns: [], fields: [], notes: [], unused: [] };
  const columns = columnsOfRows(rows).map(({ path, texts, inner }) => ({
    path,
    example: inner ? 'a list' : (texts[0] ?? '').slice(0, 60),
  }));
  return { columns, fields: mappedFields(mapping), notes: guess.notes, unused: guess.unused };
}

/** Fields of which an inventory has at least one. */
const homeFields: ReadonlySet<MappedField['field']> = new Set([
  ...(['low_price', 'min_area', 'bedrooms', 'units', 'property_type', 'property_images'] as const),
  ...(['district', 'community', 'formatted_address', 'map_coordinates', 'latitude'] as const),
  ...(['bathrooms', 'residential_units', 'delivery_date', 'payment_plans'] as const),
]);

/** Why a table of unknown form is probably no inventory, such as a list of clients; null when it may be one. */
function refusalOfFields(fields: MappedField[]): string | null {
  const isInventory = fields.some(
    ({ field, column, kept }) => homeFields.has(field) && (column !== null || kept !== null),
  );
  if (fields.length === 0 || isInventory) return null;
  return 'No column says what a home costs, how large it is, where it is or when it is ready: this does not look like a list of properties. If it is one, please choose its columns below.';
}

/** A writer that writes nothing, and notes what changes and what leaves the site. */
function countingWriter(
  db: Parameters<typeof createDryWriter>[0],
  { removedKeys }: Pick<Collected, 'removedKeys'>,
) {
  const dry = createDryWriter(db);
  const removed = new Set(removedKeys);
  const counts = { shown: 0, missing: 0, removed: 0 };
  const changes = new FieldChanges();
  const writer: typeof dry = {
    ...dry,
    putProperties: async (records, onConflict) => {
      const outcomes = await dry.putProperties(records, onConflict);
      await changes.add(
        db,
        records.filter((_, index) => outcomes[index] === 'updated'),
      );
      return outcomes;
    },
    shownKeys: async function* (feed) {
      for await (const key of dry.shownKeys(feed)) {
        counts.shown += 1;
        yield key;
      }
    },
    takeOff: async (keys) => {
      const taken = await dry.takeOff(keys);
      for (const { key } of taken) counts[removed.has(key) ? 'removed' : 'missing'] += 1;
      return taken;
    },
  };
  return { writer, counts, changes };
}

function countsOf(summary: ImportSummary) {
  const { read, skipped, created, updated, unchanged, units, samplesRemoved, refused } = summary;
  return {
    read,
    skipped,
    created,
    updated,
    unchanged,
    units,
    samples: samplesRemoved,
    refused: refused.reduce((sum, { count }) => sum + count, 0),
  };
}

function problemsOf(summary: ImportSummary): Problem[] {
  const { refused, leftOut, unmapped, doubtful, undisclosed, newNames, typesFromTitles } = summary;
  const kinds: [FindingKind, Reason[]][] = [
    ['refused', refused],
    ['left out', leftOut],
    ['not in the table', unmapped],
    ['to be checked', doubtful],
    ['missing in advertisements', undisclosed],
    ['new name', newNames],
    ['type from the title', typesFromTitles],
  ];
  return kinds.flatMap(([result, reasons]) =>
    reasons
      .slice(0, shownReasons)
      .map(({ reason, count, first: [place] }) => ({ result, reason, count, example: exampleOf(place) })),
  );
}

function exampleOf(place: Reason['first'][number] | undefined): string {
  if (!place) return '';
  const { position, detail } = place;
  const title = position.title === null ? '' : ` “${position.title}”`;
  const value = detail?.value ? `, ${detail.column ?? 'value'}: ${detail.value}` : '';
  return `row ${position.index}${title}${value}`;
}

function* first(records: Iterable<{ record: PropertyRecord }>, count: number) {
  let taken = 0;
  for (const record of records) {
    if (taken >= count) return;
    taken += 1;
    yield record;
  }
}
