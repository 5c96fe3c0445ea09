import { dayFirst } from '@/lib/catalog/parse/date';
import { isAbsent, isAbsentStatus, isRecord, scalarText } from '@/lib/catalog/parse/fields';
import { maxListText, maxParagraph } from '@/lib/catalog/parse/limits';
import {
  areaUnitOf,
  currencyIn,
  isOnRequest,
  isPercentage,
  lowestPrice,
  lowestSize,
  parseDirhams,
  parseNumber,
} from '@/lib/catalog/parse/number';
import { hasUnitId } from '@/lib/catalog/parse/parse-unit';
import type { OnProblem, ReportProblem } from '@/lib/catalog/parse/problem';
import { cleanLine } from '@/lib/catalog/parse/text';
import { toDirhams, toSquareFeet } from '@/lib/format/conversions';
import { withPlainDigits } from '@/lib/format/plain-digits';
import { composedTitle } from './composed-title';
import type { Conditions, FieldRules, ListRule, LongRule, Rule } from './mapping-schema';
import { paymentPlansIn } from './payment-plan-text';
import { firstValueAt, valueAt } from './value-path';

export type MappingEvents = {
  onProblem: OnProblem;
  /** A value that a table has no entry for. */
  onUnmapped?: (path: string, value: string) => void;
};

/** A feed row converted to our format, ready for the parser. */
export function applyMapping(
  row: unknown,
  fields: FieldRules,
  events: MappingEvents,
): Record<string, unknown> {
  const own = mapFields(row, fields, 'property', events);
  return isComposed(fields.title) ? { ...own, title: composedTitle(own) } : own;
}

/** Whether a row meets all conditions. Text comparison ignores case. */
export function passes(row: unknown, conditions: Conditions = []): boolean {
  return conditions.every(({ path, is, not }) => {
    const value = toKey(firstValueAt(row, path, isAbsentStatus));
    const among = (list: unknown[]) => list.some((entry) => toKey(entry) === value);
    return (!is || among(is)) && (!not || !among(not));
  });
}

function mapFields(
  row: unknown,
  rules: FieldRules,
  path: string,
  events: MappingEvents,
): Record<string, unknown> {
  const mapped: Record<string, unknown> = {};
  for (const [name, rule] of Object.entries(rules)) {
    if (rule === undefined) continue;
    const where = `${path}.${name}`;
    mapped[name] = isListRule(rule)
      ? mapList(row, rule, name === 'units' ? 'unit' : where, events)
      : applyRule(row, rule, {
          complain: (reason, value) => events.onProblem(where, reason, value),
          onUnmapped: (value) => events.onUnmapped?.(where, value),
          isMissing: isSalesStatus(where) ? isAbsentStatus : isAbsent,
        });
  }
  return mapped;
}

function isSalesStatus(path: string): boolean {
  return path === 'property.sales_status' || path === 'unit.status';
}

function isComposed(rule: Rule | ListRule | undefined): boolean {
  return typeof rule === 'object' && 'composed' in rule;
}

function isListRule(rule: Rule | ListRule): rule is ListRule {
  return typeof rule === 'object' && !Array.isArray(rule) && ('fields' in rule || 'plan' in rule);
}

function mapList(row: unknown, rule: ListRule, path: string, events: MappingEvents): unknown[] {
  if ('plan' in rule) {
    const text = firstValueAt(row, rule.plan);
    const plans = paymentPlansIn(text);
    if (plans.length === 0 && !isAbsent(text)) events.onProblem(path, 'is not a payment plan', text);
    return plans;
  }
  if ('row' in rule) {
    const unit = mapFields(row, rule.fields, path, events);
    const isEmpty = Object.values(unit).every(isAbsent);
    return isEmpty ? [] : [hasUnitId(unit) ? unit : { ...unit, id: '1' }];
  }
  const list = firstValueAt(row, rule.path);
  if (isAbsent(list)) return [];
  // In XML, a list with one entry cannot be told from the entry.
  if (Array.isArray(list) || isRecord(list))
    return [list].flat().map((entry) => mapFields(entry, rule.fields, path, events));
  events.onProblem(path, 'is not a list in the feed', list);
  return [];
}

export type RuleEvents = {
  complain: ReportProblem;
  onUnmapped?: (value: string) => void;
  /** `isAbsent` by default. */
  isMissing?: (value: unknown) => boolean;
};

/** The value that a rule finds in a row; undefined when there is none. */
export function applyRule(row: unknown, rule: Rule, events: RuleEvents): unknown {
  const { isMissing = isAbsent } = events;
  if (typeof rule === 'string' || Array.isArray(rule)) return firstValueAt(row, rule, isMissing);
  if (rule.when && !passes(row, rule.when)) return rule.default;
  const found = divide(find(row, rule, events), rule);
  const value = Array.isArray(found)
    ? listOrPick(
        found.map((entry) => alter(inner(entry, rule), rule, events)).filter((entry) => !isMissing(entry)),
        rule,
      )
    : alter(inner(found, rule), rule, events);
  return isMissing(value) ? rule.default : value;
}

function listOrPick(list: unknown[], rule: LongRule): unknown {
  if (rule.pick === undefined) return list;
  const times = new Map<unknown, number>();
  for (const entry of list) times.set(entry, (times.get(entry) ?? 0) + 1);
  const most = Math.max(...times.values());
  return [...times].find(([, count]) => count === most)?.[0];
}

function find(row: unknown, rule: LongRule, events: RuleEvents): unknown {
  if (rule.value !== undefined) return rule.value;
  if (rule.path !== undefined) return firstValueAt(row, rule.path, events.isMissing);
  if (rule.template !== undefined) return fill(row, rule.template);
  if (rule.flags !== undefined) return flagged(row, rule.flags, events.complain);
  const parts = (rule.join ?? []).map((path) => textAt(row, path));
  return parts.filter((part) => !isAbsent(part)).join(rule.with ?? ' ');
}

function textAt(row: unknown, path: string): string {
  const value = valueAt(row, path);
  return Array.isArray(value)
    ? value.map((entry) => scalarText(entry, maxListText)).join(',')
    : scalarText(value, maxListText).trim();
}

const placeholder = /\{([^{}]+)\}/g;

/** The paths in the braces of a template. */
export function pathsOf(template: string): string[] {
  return [...template.matchAll(placeholder)].map(([, path = '']) => path.trim());
}

/** The text with its paths replaced; undefined when none of them has a value. */
function fill(row: unknown, template: string): string | undefined {
  let isEmpty = true;
  const text = template.replace(placeholder, (_, path: string) => {
    const value = textAt(row, path.trim());
    if (isAbsent(value)) return '';
    isEmpty = false;
    return value.slice(0, maxParagraph);
  });
  return isEmpty ? undefined : text.replace(/\s+/g, ' ').trim();
}

const yes = new Set(['1', 'true', 'yes', 'y', 'x', '✓']);
const no = new Set(['0', 'false', 'no', 'n', '']);

function flagged(row: unknown, flags: Record<string, string>, complain: ReportProblem): string[] {
  return Object.entries(flags).flatMap(([path, name]) => {
    const value = firstValueAt(row, path);
    const key = isAbsent(value) ? '' : toKey(value);
    if (!yes.has(key) && !no.has(key)) complain(`${path} is neither yes nor no`, value);
    return yes.has(key) ? [name] : [];
  });
}

function divide(value: unknown, { split, take }: LongRule): unknown {
  if (split === undefined || isAbsent(value)) return value;
  const parts = [value]
    .flat()
    .flatMap((entry) => scalarText(entry, maxListText).split(split === ',' ? /[,،]/ : split))
    .map((part) => part.trim())
    .filter(Boolean);
  return take === undefined ? parts : parts.at(take);
}

function inner(value: unknown, { each }: LongRule): unknown {
  return each !== undefined && isRecord(value) ? valueAt(value, each) : value;
}

function alter(value: unknown, rule: LongRule, events: RuleEvents): unknown {
  const { isMissing = isAbsent } = events;
  if (isMissing(value)) return undefined;
  const ranged = rule.range ? endOfRange(value, rule.range, events.complain) : value;
  const corrected = rule.corrections && !isMissing(ranged) ? correct(ranged, rule.corrections) : ranged;
  const translated = rule.table && !isMissing(corrected) ? translate(corrected, rule, events) : corrected;
  const dated = rule.dates && typeof translated === 'string' ? dayFirst(translated) : translated;
  return rule.convert || rule.multiply ? convert(dated, rule, events.complain) : dated;
}

/** The number of "7+" or "3+maid", the lower or upper number of "2 - 4", 0 for a studio. */
function endOfRange(value: unknown, end: 'low' | 'high', complain: ReportProblem): number | undefined {
  const text = withPlainDigits(scalarText(value, maxParagraph)).toLowerCase();
  const numbers = /studio/.test(text)
    ? [0]
    : (text.replace(/(\d),(?=\d{3})/g, '$1').match(/\d+(?:\.\d+)?/g) ?? []).map(Number);
  const isRange = /\d\s*(?:-|–|to|\/)\s*\d/.test(text);
  const number = isRange && end === 'high' ? numbers[1] : numbers[0];
  if (number === undefined) complain('has no number', value);
  return /^\s*-\d/.test(text) && !isRange ? -(number ?? 0) : number;
}

function translate(value: unknown, { table = {}, otherwise }: LongRule, events: RuleEvents): unknown {
  const entries = keyedTable(table);
  const key = toKey(value);
  if (entries.has(key)) return entries.get(key);
  events.onUnmapped?.(cleanLine(scalarText(value, maxParagraph)));
  return otherwise === undefined ? value : otherwise;
}

function correct(value: unknown, corrections: Record<string, unknown>): unknown {
  const entries = keyedTable(corrections);
  const key = toKey(value);
  return entries.has(key) ? entries.get(key) : value;
}

const tables = new WeakMap<object, Map<string, unknown>>();

function keyedTable(table: Record<string, unknown>): Map<string, unknown> {
  const known =
    tables.get(table) ?? new Map(Object.entries(table).map(([key, value]) => [toKey(key), value]));
  tables.set(table, known);
  return known;
}

function convert(value: unknown, rule: LongRule, complain: ReportProblem): number | undefined {
  if (rule.convert && isPercentage(value)) {
    complain('is a percentage', value);
    return undefined;
  }
  if (isOnRequest(value)) return undefined;
  const isMoney = rule.convert === 'usd-to-aed';
  const bare = !rule.convert ? value : isMoney ? lowestPrice(value) : lowestSize(value);
  const number = (isMoney ? parseDirhams : parseNumber)(bare, (reason) => complain(reason, value));
  if (number === null) return undefined;
  const isConverted = isMoney ? currencyIn(bare) !== null : areaUnitOf(bare) === 'sqft';
  const converted = rule.convert && !isConverted ? units[rule.convert](number) : number;
  return rule.multiply ? converted * rule.multiply : converted;
}

const units: Record<NonNullable<LongRule['convert']>, (value: number) => number> = {
  'm2-to-sqft': toSquareFeet,
  'usd-to-aed': toDirhams,
};

function toKey(value: unknown): string {
  return cleanLine(scalarText(value, 300)).toLowerCase();
}
