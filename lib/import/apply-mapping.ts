import { isAbsent, isRecord, scalarText } from '@/lib/catalog/parse/fields';
import { maxLine } from '@/lib/catalog/parse/limits';
import { parseNumber } from '@/lib/catalog/parse/number';
import type { OnProblem, ReportProblem } from '@/lib/catalog/parse/problem';
import { cleanLine } from '@/lib/catalog/parse/text';
import type { FieldRules, LongRule, Mapping, Rule } from './mapping-schema';
import { firstValueAt, valueAt } from './value-path';

const squareFeetPerSquareMetre = 10.763910416709722;
/** The dirham is pegged at 3.6725 per dollar; feeds and portals use this rounded rate. */
const dollarsPerDirham = 0.272;

/** A feed row converted to our format, ready for the parser. */
export function applyMapping(
  row: unknown,
  fields: Mapping['fields'],
  onProblem: OnProblem,
): Record<string, unknown> {
  return mapFields(row, fields, 'property', onProblem);
}

/** Whether the mapping's conditions include the row. Text comparison ignores case. */
export function passes(row: unknown, conditions: Mapping['only'] = []): boolean {
  return conditions.every(({ path, is, not }) => {
    const value = toKey(firstValueAt(row, path));
    const among = (list: unknown[]) => list.some((entry) => toKey(entry) === value);
    return (!is || among(is)) && (!not || !among(not));
  });
}

function mapFields(
  row: unknown,
  rules: FieldRules,
  path: string,
  onProblem: OnProblem,
): Record<string, unknown> {
  const mapped: Record<string, unknown> = {};
  for (const [name, rule] of Object.entries(rules)) {
    if (rule === undefined) continue;
    const where = `${path}.${name}`;
    mapped[name] =
      typeof rule === 'object' && !Array.isArray(rule) && 'fields' in rule
        ? mapList(row, rule, where, onProblem)
        : applyRule(row, rule, (reason) => onProblem(where, reason));
  }
  return mapped;
}

function mapList(
  row: unknown,
  rule: { path: string | string[]; fields: FieldRules },
  path: string,
  onProblem: OnProblem,
): Record<string, unknown>[] {
  const list = firstValueAt(row, rule.path);
  if (isAbsent(list)) return [];
  if (Array.isArray(list)) return list.map((entry) => mapFields(entry, rule.fields, path, onProblem));
  onProblem(path, 'is not a list in the feed');
  return [];
}

/** The value that a rule finds in a row; undefined when there is none. */
export function applyRule(row: unknown, rule: Rule, complain: ReportProblem): unknown {
  if (typeof rule === 'string' || Array.isArray(rule)) return firstValueAt(row, rule);
  const found = find(row, rule);
  const value = Array.isArray(found)
    ? listOrPick(
        found.map((entry) => alter(inner(entry, rule), rule, complain)).filter((entry) => !isAbsent(entry)),
        rule,
      )
    : alter(inner(found, rule), rule, complain);
  return isAbsent(value) ? rule.default : value;
}

function listOrPick(list: unknown[], rule: LongRule): unknown {
  if (rule.pick === undefined) return list;
  const times = new Map<unknown, number>();
  for (const entry of list) times.set(entry, (times.get(entry) ?? 0) + 1);
  const most = Math.max(...times.values());
  return [...times].find(([, count]) => count === most)?.[0];
}

function find(row: unknown, rule: LongRule): unknown {
  if (rule.value !== undefined) return rule.value;
  if (rule.path !== undefined) return firstValueAt(row, rule.path);
  const parts = (rule.join ?? []).map((path) => valueAt(row, path));
  return parts.filter((part) => !isAbsent(part)).join(rule.with ?? ' ');
}

function inner(value: unknown, { each }: LongRule): unknown {
  return each !== undefined && isRecord(value) ? valueAt(value, each) : value;
}

function alter(value: unknown, rule: LongRule, complain: ReportProblem): unknown {
  if (isAbsent(value)) return undefined;
  const translated = rule.table ? translate(value, rule.table, rule.otherwise) : value;
  return rule.convert || rule.multiply ? convert(translated, rule, complain) : translated;
}

function translate(
  value: unknown,
  table: NonNullable<LongRule['table']>,
  otherwise: LongRule['otherwise'],
): unknown {
  const wanted = toKey(value);
  const entry = Object.entries(table).find(([key]) => toKey(key) === wanted);
  if (entry) return entry[1];
  return otherwise === undefined ? value : otherwise;
}

function convert(value: unknown, rule: LongRule, complain: ReportProblem): number | undefined {
  const number = parseNumber(value, complain);
  if (number === null) return undefined;
  const converted = rule.convert ? units[rule.convert](number) : number;
  return rule.multiply ? converted * rule.multiply : converted;
}

const units: Record<NonNullable<LongRule['convert']>, (value: number) => number> = {
  'm2-to-sqft': (squareMetres) => Math.round(squareMetres * squareFeetPerSquareMetre),
  'usd-to-aed': (dollars) => Math.round(dollars / dollarsPerDirham),
};

function toKey(value: unknown): string {
  return cleanLine(scalarText(value, maxLine)).toLowerCase();
}
