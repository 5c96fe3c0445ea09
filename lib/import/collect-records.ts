import { isAbsent, isRecord, scalarText } from '@/lib/catalog/parse/fields';
import { maxNesting } from '@/lib/catalog/parse/limits';
import { isNestedDeeperThan } from '@/lib/catalog/parse/nesting';
import { type ParsedProperty, parseProperty } from '@/lib/catalog/parse/parse-property';
import type { OnProblem } from '@/lib/catalog/parse/problem';
import { cleanLine } from '@/lib/catalog/parse/text';
import { offSiteStates, type PropertyRecord } from '@/lib/catalog/record';
import { fold } from '@/lib/search/fold';
import { applyMapping, applyRule, type MappingEvents, passes } from './apply-mapping';
import { columnsOf } from './columns-of';
import { damagedList } from './damaged-list';
import type { FeedFile } from './feed-file';
import { type ImportNames, reportNewNames } from './import-names';
import type { FieldRules, Mapping, Match } from './mapping-schema';
import { matchKey, mergeRecord } from './merge';
import { missingColumns } from './missing-columns';
import { createTally, type Detail, type Finding, type Position, type Reason } from './report';
import type { Row } from './rows/row';
import { type StagedRecord, Staging } from './staging';
import { finishRecord, toRecord } from './to-record';
import { isTotalsRow } from './totals-row';
import { typeInTitle } from './type-in-title';
import { firstValueAt } from './value-path';

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
  refused: ReturnType<typeof createTally>;
  leftOut: ReturnType<typeof createTally>;
  /** Values without an entry in a table of the mapping. */
  unmapped: ReturnType<typeof createTally>;
  /** Types that the feed does not state. */
  typesFromTitles: ReturnType<typeof createTally>;
  /** Imported unchanged, but a person should check them. */
  doubtful: ReturnType<typeof createTally>;
  /** Imported, but without facts that an advertisement must show. */
  undisclosed: ReturnType<typeof createTally>;
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

const maxKeyLength = 300;

/**
 * Reads the properties of all files in order. A file whose mapping has `match` completes properties of earlier files, not
 * stored ones, so the result depends on the files only. The caller closes the result.
 * @throws {UnusableFileError} when a file cannot be read to its end
 */
export async function collectRecords(files: FeedFile[], options: CollectOptions): Promise<Collected> {
  const { onFinding } = options;
  const staging = new Staging();
  const state: State = {
    staging,
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
        yield { record: finishRecord({ ...record, property_type }), position, hasTypeFromTitle };
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

type State = {
  staging: Staging;
  read: number;
  readOf: Collected['readOf'];
  missingColumns: string[];
  skipped: number;
  merged: number;
} & Pick<Collected, 'refused' | 'leftOut' | 'unmapped' | 'typesFromTitles' | 'doubtful' | 'undisclosed'>;

async function readFile(
  file: FeedFile,
  { feedOf, names, onRow }: CollectOptions,
  state: State,
): Promise<void> {
  const feed = feedOf(file);
  const match = file.mapping?.match;
  if (match) state.staging.index((record) => matchKey(record, match.by));
  const mergedIds = new Set<number>();
  const columns = columnsOf(file.mapping);
  let index = 0;
  for await (const row of file.rows()) {
    index += 1;
    state.read += 1;
    onRow?.(state.read);
    const position: Position = { file: file.file, index, line: row.line, title: null };
    if (index === 1 && file.mapping && file.format === 'csv')
      state.missingColumns.push(...missingColumns(row.value, file.mapping));
    if (file.format === 'csv' && isTotalsRow(row.value)) {
      state.refused.add('is a row of totals', position);
      continue;
    }
    const { mapping, format } = file;
    const read = readRow(row, { feed, mapping, format, columns, names, position }, state);
    if (!read) continue;
    if (match) merge(read, match, mergedIds, state);
    else add(read, state);
  }
  state.readOf.push({ file: file.file, rows: index });
}

type ReadRow = StagedRecord & { rowKey: string; isGrouped: boolean };
type Context = {
  feed: string;
  mapping: Mapping | null;
  format: FeedFile['format'];
  columns: Map<string, string>;
  names: ImportNames | undefined;
  position: Position;
};

/** The property of a row; null when the row is skipped or refused, which is counted or reported. */
function readRow({ value: row }: Row, context: Context, state: State): ReadRow | null {
  const { feed, mapping, format, columns, names, position } = context;
  const refuse = (reason: string, detail?: Detail) => {
    state.refused.add(reason, position, detail);
    return null;
  };
  if (!isRecord(row)) return refuse('is not a property but something else');
  if (isNestedDeeperThan(row, maxNesting)) return refuse(`is nested deeper than ${maxNesting} levels`);
  if ('@surplus' in row)
    return refuse('has more cells than the header has columns', detailOf(null, row['@surplus']));
  const mapped = mappedKeys(row, mapping);
  if (isSkipped(row, mapped, context, state)) return null;
  const parsed = parseRow(row, mapping, mapped.group !== null);
  const { own, property } = parsed;
  const key =
    mapped.group ??
    mapped.row ??
    keyOf(own.key ?? property?.reference ?? property?.sourceId ?? own.reference ?? own.id);
  const damaged = format === 'csv' ? damagedList(row) : null;
  if (damaged !== null) {
    if (key !== null) state.staging.markRefused(`${feedOfRow(own) ?? feed}:${key}`);
    return refuse(
      'has a list that cannot be read, perhaps cut by a spreadsheet',
      detailOf(damaged, row[damaged]),
    );
  }
  if (!property) {
    if (key !== null) state.staging.markRefused(`${feed}:${key}`);
    return refuse('has no title', detailOf(columns.get('property.title') ?? 'title', ''));
  }
  position.title = property.title;
  if (key === null) return refuse('has no key: neither reference nor id');
  if (key.length > maxKeyLength) return refuse(`has a key longer than ${maxKeyLength} characters`);
  const ownFeed = feedOfRow(own);
  const said = {
    ...toRecord(property, `${ownFeed ?? feed}:${key}`, parsed.onProblem),
    ...offSite(own, parsed.onProblem),
  };
  const isExported = typeof own.key === 'string' && ownFeed !== null;
  if (isExported) state.staging.markExported(said.key);
  const record = names?.resolve(said, isExported) ?? said;
  names?.note(record, position);
  reportValues(parsed, context, state);
  return { record, position, rowKey: `${feed}:${mapped.row ?? key}`, isGrouped: mapped.group !== null };
}

/** The keys that the mapping gives to a row and to its development; null without a rule or a value. */
type MappedKeys = { row: string | null; group: string | null };

function mappedKeys(row: Record<string, unknown>, mapping: Mapping | null): MappedKeys {
  return {
    row: mapping?.key ? keyOf(applyRule(row, mapping.key, { complain: () => undefined })) : null,
    group: mapping?.group ? groupKeyOf(row, mapping.group) : null,
  };
}

/** Whether the mapping skips a row or removes its property; counts it then. */
function isSkipped(
  row: Record<string, unknown>,
  keys: MappedKeys,
  { feed, mapping }: Context,
  state: State,
): boolean {
  const isRemoved = Boolean(mapping?.remove && passes(row, mapping.remove));
  if (!isRemoved && passes(row, mapping?.only)) return false;
  const key = keys.group ?? keys.row;
  if (isRemoved && key !== null) state.staging.markRemoved(`${feed}:${key}`);
  state.skipped += 1;
  return true;
}

type ParsedRow = {
  /** The row in our own format. */
  own: Record<string, unknown>;
  property: ParsedProperty | null;
  problems: [path: string, reason: string, value: unknown][];
  /** Values without an entry in a table of the mapping. */
  unmapped: [path: string, value: string][];
  onProblem: OnProblem;
};

function parseRow(row: Record<string, unknown>, mapping: Mapping | null, isGrouped: boolean): ParsedRow {
  const problems: ParsedRow['problems'] = [];
  const unmapped: ParsedRow['unmapped'] = [];
  const onProblem: OnProblem = (path, reason, value) => problems.push([path, reason, value]);
  const events: MappingEvents & { onProblem: OnProblem } = {
    onProblem,
    onUnmapped: (path, value) => unmapped.push([path, value]),
  };
  const fields: FieldRules | undefined = isGrouped
    ? { ...mapping?.fields, ...mapping?.group?.fields }
    : mapping?.fields;
  const own = fields ? applyMapping(row, fields, events) : row;
  return { own, property: parseProperty(own, events), problems, unmapped, onProblem };
}

function reportValues({ problems, unmapped }: ParsedRow, { columns, position }: Context, state: State): void {
  for (const [path, reason, value] of problems)
    state.leftOut.add(`${path} ${reason}`, position, detailOf(columns.get(path) ?? fieldName(path), value));
  for (const [path, value] of unmapped)
    state.unmapped.add(
      `${fieldName(path)}: ${JSON.stringify(value.slice(0, 60))}`,
      position,
      detailOf(columns.get(path) ?? fieldName(path), value),
    );
}

/** The feed named in a row of our own format, as exports do; null otherwise. */
function feedOfRow({ feed }: Record<string, unknown>): string | null {
  return typeof feed === 'string' ? cleanLine(feed).slice(0, maxKeyLength) || null : null;
}

/** Why an exported property was off the site; nothing for all others. */
function offSite(
  { off_site }: Record<string, unknown>,
  onProblem: OnProblem,
): Pick<PropertyRecord, 'off_site'> {
  if (isAbsent(off_site)) return {};
  const known = offSiteStates.find((state) => state === off_site);
  if (!known) onProblem('property.off_site', 'is neither "hand" nor "feed"', off_site);
  return known ? { off_site: known } : {};
}

function keyOf(value: unknown): string | null {
  if (isAbsent(value) || typeof value === 'object') return null;
  return cleanLine(String(value)).toLowerCase() || null;
}

/** The key of a development; null for rows that are not grouped. */
function groupKeyOf(row: unknown, { by, only }: NonNullable<Mapping['group']>): string | null {
  if (!passes(row, only)) return null;
  const parts = by.map((paths) => fold(cleanLine(scalarText(firstValueAt(row, paths), maxKeyLength))));
  return parts[0] ? parts.filter(Boolean).join(' | ') : null;
}

function fieldName(path: string): string {
  return path.replace(/^(?:property|unit)\./, '');
}

const maxValueLength = 200;

function detailOf(column: string | null, value: unknown): Detail {
  const text =
    value === undefined || value === null
      ? ''
      : typeof value === 'object'
        ? JSON.stringify(value)
        : String(value);
  return { column, value: text.length > maxValueLength ? `${text.slice(0, maxValueLength)}…` : text };
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
