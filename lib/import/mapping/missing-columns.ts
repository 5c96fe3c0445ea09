import { pathsOf } from './apply-mapping';
import type { Conditions, FieldRules, ListRule, Mapping, Rule } from './mapping-schema';
import { valueAt } from './value-path';

/** Columns that a mapping reads and a row of a table does not have, for example because they were renamed. */
export function missingColumns(row: unknown, { key, only, remove, fields, group }: Mapping): string[] {
  const read = [
    ...(key === undefined ? [] : alternativesOf(key)),
    ...conditionPaths(only),
    ...conditionPaths(remove),
    ...alternativesIn(fields),
    ...(group?.by.map((paths) => [paths].flat()) ?? []),
    ...conditionPaths(group?.only),
    ...alternativesIn(group?.fields ?? {}),
  ];
  const missing = read.filter((paths) => paths.every((path) => valueAt(row, path) === undefined));
  return [...new Set(missing.map((paths) => paths.join(' or ')))];
}

function alternativesIn(rules: FieldRules): string[][] {
  return Object.values(rules).flatMap((rule) => (rule === undefined ? [] : alternativesOf(rule)));
}

/** The paths of a rule in groups; one path of each group is enough. */
function alternativesOf(rule: Rule | ListRule): string[][] {
  if (typeof rule === 'string' || Array.isArray(rule)) return [[rule].flat()];
  if ('row' in rule) return alternativesIn(rule.fields);
  if ('plan' in rule) return [[rule.plan].flat()];
  if ('fields' in rule) return [[rule.path].flat()];
  const single = [...(rule.join ?? []), ...pathsOf(rule.template ?? ''), ...Object.keys(rule.flags ?? {})];
  return [
    ...(rule.path === undefined ? [] : [[rule.path].flat()]),
    ...single.map((path) => [path]),
    ...conditionPaths(rule.when),
  ];
}

function conditionPaths(conditions: Conditions = []): string[][] {
  return conditions.map(({ path }) => [path].flat());
}
