import type { FieldRules, ListRule, Mapping, Rule } from './mapping-schema';
import { valueAt } from './value-path';

/** Columns that a mapping reads and a row of a table does not have, as after a column was renamed. */
export function missingColumns(row: unknown, { key, fields, group }: Mapping): string[] {
  const read = [
    ...(key === undefined ? [] : alternativesOf(key)),
    ...alternativesIn(fields),
    ...(group ? [...group.by.map((paths) => [paths].flat()), ...alternativesIn(group.fields ?? {})] : []),
  ];
  const missing = read.filter((paths) => paths.every((path) => valueAt(row, path) === undefined));
  return [...new Set(missing.map((paths) => paths.join(' or ')))];
}

function alternativesIn(rules: FieldRules): string[][] {
  return Object.values(rules).flatMap((rule) => (rule === undefined ? [] : alternativesOf(rule)));
}

/** The paths of a rule, grouped by those of which one is enough. */
function alternativesOf(rule: Rule | ListRule): string[][] {
  if (typeof rule === 'string' || Array.isArray(rule)) return [[rule].flat()];
  if ('row' in rule) return alternativesIn(rule.fields);
  if ('plan' in rule) return [[rule.plan].flat()];
  if (rule.path !== undefined) return [[rule.path].flat()];
  if ('fields' in rule) return [];
  return [...(rule.join ?? []), ...Object.keys(rule.flags ?? {})].map((path) => [path]);
}
