import { feedKey } from '@/lib/catalog/keys/feed-key';
import { isAbsent, isRecord, scalarText } from '@/lib/catalog/parse/fields';
import { maxNesting } from '@/lib/catalog/parse/limits';
import { isNestedDeeperThan } from '@/lib/catalog/parse/nesting';
import { isPercentage, parseBoolean } from '@/lib/catalog/parse/number';
import { type ParsedProperty, parseProperty } from '@/lib/catalog/parse/parse-property';
import type { OnProblem } from '@/lib/catalog/parse/problem';
import { cleanLine, parseText } from '@/lib/catalog/parse/text';
import { offSiteStates, type PropertyRecord } from '@/lib/catalog/record';
import { fold } from '@/lib/search/words/fold';
import type { FeedFile } from '../feed-file';
import type { ImportNames } from '../import-names';
import { applyMapping, applyRule, type MappingEvents, passes } from '../mapping/apply-mapping';
import type { FieldRules, Mapping } from '../mapping/mapping-schema';
import { firstValueAt } from '../mapping/value-path';
import { type Detail, detailOf, type Position, type Tally } from '../report/report';
import type { Row } from '../rows/row';
import type { CompletionRates } from './completion-rates';
import { damagedList } from './damaged-list';
import { underOwnNames } from './own-names';
import type { StagedRecord, Staging } from './staging';
import { toRecord } from './to-record';

const maxKeyLength = 300;

/** The property of a row; `rowKey` is the row's own key, also within a group. */
export type ReadRow = StagedRecord & { rowKey: string; isGrouped: boolean };
/** Collects what becomes of the rows. */
export type RowState = {
  staging: Staging;
  rates: CompletionRates;
  skipped: number;
  refused: Tally;
  leftOut: Tally;
  unmapped: Tally;
};

type Context = {
  feed: string;
  mapping: Mapping | null;
  format: FeedFile['format'];
  columns: Map<string, string>;
  names: ImportNames | undefined;
  position: Position;
  /** Columns of the file that no field has, each reported once. */
  unknownColumns: Set<string>;
};

/** The property of a row; null when the row is skipped or refused, which is counted or reported. */
export function readRow({ value: row }: Row, context: Context, state: RowState): ReadRow | null {
  const { feed, mapping, format, columns, position } = context;
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
  const parsed = parseRow(row, mapped.group !== null, context, state);
  const { own, property } = parsed;
  const key =
    mapped.group ??
    mapped.row ??
    keyOf(own.key ?? property?.reference ?? property?.sourceId ?? own.reference ?? own.id);
  const propertyFeed = feedOfRow(own) ?? feed;
  const damaged = format === 'table' ? damagedList(row) : null;
  if (key !== null && (damaged !== null || !property)) state.staging.markRefused(feedKey(propertyFeed, key));
  if (damaged !== null)
    return refuse(
      'has a list that cannot be read, perhaps cut by a spreadsheet',
      detailOf(damaged, row[damaged]),
    );
  if (!property) return refuse('has no title', detailOf(columns.get('property.title') ?? 'title', ''));
  position.title = property.title;
  if (key === null) return refuse('has no key: neither reference nor id');
  if (key.length > maxKeyLength) return refuse(`has a key longer than ${maxKeyLength} characters`);
  const ownRecord = toRecord(property, feedKey(propertyFeed, key), parsed.onProblem);
  const record = completed(ownRecord, parsed, context, state);
  reportValues(parsed, context, state);
  return { record, position, rowKey: feedKey(feed, mapped.row ?? key), isGrouped: mapped.group !== null };
}

/** The record with what only an export says and with resolved names; notes its names and completion rate. */
function completed(
  record: PropertyRecord,
  { own, onProblem }: ParsedRow,
  { names, position }: Context,
  { staging, rates }: RowState,
): PropertyRecord {
  const isExported = typeof own.key === 'string' && feedOfRow(own) !== null;
  const unresolved = {
    ...record,
    ...(isExported && exportedTitle(own)),
    ...offSite(own, onProblem),
    ...undated(own, onProblem),
  };
  if (isExported) staging.markExported(record.key);
  const isPercent = isExported || [own.completion_rate, own.completion_percentage].some(isPercentage);
  rates.note(record.completion_rate, isPercent);
  const resolved = names?.resolve(unresolved, isExported) ?? unresolved;
  names?.note(resolved, position);
  return resolved;
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
  state: RowState,
): boolean {
  const isRemoved = Boolean(mapping?.remove && passes(row, mapping.remove));
  if (!isRemoved && passes(row, mapping?.only)) return false;
  const key = keys.group ?? keys.row;
  if (isRemoved && key !== null) state.staging.markRemoved(feedKey(feed, key));
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

function parseRow(
  row: Record<string, unknown>,
  isGrouped: boolean,
  { mapping, position, unknownColumns }: Context,
  { leftOut }: RowState,
): ParsedRow {
  const onUnknown = (name: string) => {
    if (isAbsent(row[name]) || unknownColumns.has(name)) return;
    unknownColumns.add(name);
    leftOut.add(
      `${JSON.stringify(name)} is not a field, so it is left out of all rows`,
      position,
      detailOf(name, row[name]),
    );
  };
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
  const own = fields ? applyMapping(row, fields, events) : underOwnNames(row, onUnknown);
  return { own, property: parseProperty(own, events), problems, unmapped, onProblem };
}

function reportValues(
  { problems, unmapped }: ParsedRow,
  { columns, position }: Context,
  state: RowState,
): void {
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

/** The title as it was written: in an export, capitals and bars are those of the desk. */
function exportedTitle({ title }: Record<string, unknown>): Partial<Pick<PropertyRecord, 'title'>> {
  const written = parseText(title, () => undefined);
  return written === null ? {} : { title: written };
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

/** Whether an exported property had no date of its own; nothing for all others. */
function undated(
  { is_undated }: Record<string, unknown>,
  onProblem: OnProblem,
): Pick<PropertyRecord, 'is_undated'> {
  const isSaid = parseBoolean(is_undated, (reason) => onProblem('property.is_undated', reason, is_undated));
  return isSaid ? { is_undated: true } : {};
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
