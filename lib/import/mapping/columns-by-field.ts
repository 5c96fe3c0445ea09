import type { FieldRules, Mapping } from './mapping-schema';

/** The feed's column or columns behind each field (`property.low_price`, `unit.area`), for reports. */
export function columnsByField(mapping: Mapping | null): Map<string, string> {
  const columns = new Map<string, string>();
  if (!mapping) return columns;
  collect(mapping.fields, 'property', columns);
  if (mapping.group?.fields) collect(mapping.group.fields, 'property', columns);
  return columns;
}

function collect(rules: FieldRules, path: string, columns: Map<string, string>): void {
  for (const [name, rule] of Object.entries(rules)) {
    if (rule === undefined) continue;
    const where = `${path}.${name}`;
    const below = name === 'units' ? 'unit' : where;
    if (typeof rule === 'string') columns.set(where, rule);
    else if (Array.isArray(rule)) columns.set(where, rule.join(' or '));
    else if ('fields' in rule) {
      if ('path' in rule) columns.set(where, [rule.path].flat().join(' or '));
      collect(rule.fields, below, columns);
    } else if ('plan' in rule) columns.set(where, [rule.plan].flat().join(' or '));
    else if (!rule.composed) {
      const sources = rule.path ?? rule.template ?? Object.keys(rule.flags ?? {}).join(', ');
      columns.set(where, rule.join?.join(' and ') ?? [sources].flat().join(' or '));
    }
  }
}
