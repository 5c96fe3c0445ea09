import type { LongRule, Mapping, Rule } from '../mapping-schema';
import { type KnownField, knownFields } from './known-columns';
import { type Reading, readings } from './readings';

/* What a person chooses at the desk in place of a guess: one column for each field. */

/** A field whose column can be chosen; `key` identifies a property, `only` skips rows, `units` are a list of homes. */
export type ChoiceField = KnownField | 'property_images' | 'facilities' | 'units' | 'key' | 'only';

export const choiceFields: readonly ChoiceField[] = [
  ...knownFields,
  'property_images',
  'facilities',
  'units',
  'key',
  'only',
];

/** Without a reading, it is detected. */
export type ColumnChoice = {
  /** Path of the column; null for none. */
  column: string | null;
  reading?: Reading;
};
export type Choices = Partial<Record<ChoiceField, ColumnChoice>>;

/** What a mapping does for a field: it takes a column, keeps a rule that no column alone expresses, or neither. */
export type MappedField = {
  field: ChoiceField;
  column: string | null;
  /** The rule in words. */
  kept: string | null;
  /** Null without a column. */
  reading: Reading | null;
};

/** Fields of a home, which are those of its unit when every row is one. */
const homeFields: Partial<Record<ChoiceField, { unit: string; property: string }>> = {
  low_price: { unit: 'price', property: 'low_price' },
  min_area: { unit: 'area', property: 'min_area' },
  bedrooms: { unit: 'apartment_type_id', property: 'average_bedrooms' },
  bathrooms: { unit: 'no_of_baths', property: 'average_bathrooms' },
  floor: { unit: 'floor', property: 'floor' },
  unit_number: { unit: 'apt_no', property: 'apt_no' },
};

/** What a guessed mapping does for each field. */
export function mappedFields(mapping: Mapping): MappedField[] {
  return choiceFields.map((field) => ({
    field,
    column: null,
    kept: null,
    reading: null,
    ...mappedAs(mapping, field),
  }));
}

function mappedAs(mapping: Mapping, field: ChoiceField): Partial<MappedField> | null {
  const { units, payment_plans: plans } = mapping.fields;
  if (field === 'only') return mapping.only ? { kept: rowsSkipped(mapping.only) } : null;
  if (field === 'units')
    return units && 'path' in units ? { kept: `the list ${quoted([units.path].flat())}` } : null;
  if (field === 'payment_plans') {
    if (!plans) return null;
    const plan = 'plan' in plans ? plans.plan : null;
    return typeof plan === 'string' ? { column: plan } : { kept: 'a list of plans' };
  }
  const rule = ruleOf(mapping, field);
  if (rule === undefined) return null;
  const source = sourceOf(rule);
  return { ...source, reading: source.column === null ? null : readingOf(field, rule) };
}

function ruleOf(mapping: Mapping, field: ChoiceField): Rule | undefined {
  if (field === 'key') return mapping.key;
  const { units } = mapping.fields;
  const rules: Record<string, unknown> = mapping.fields;
  const ofUnit: Record<string, unknown> = units && 'row' in units ? units.fields : {};
  const names = homeFields[field];
  // The schema has checked that a plain field has a rule.
  return (names ? (rules[names.property] ?? ofUnit[names.unit]) : rules[field]) as Rule | undefined;
}

function sourceOf(rule: Rule): Pick<MappedField, 'column' | 'kept'> {
  if (typeof rule === 'string') return { column: rule, kept: null };
  const { path, take, join, template, flags, composed, value }: Partial<LongRule> = Array.isArray(rule)
    ? { path: rule }
    : rule;
  if (typeof path === 'string' && take === undefined && !path.includes('[*]'))
    return { column: path, kept: null };
  return { column: null, kept: inWords() };

  function inWords(): string {
    if (path !== undefined) {
      const [list, inner] = [path].flat().join().split('[*].');
      if (inner !== undefined) return `${quoted([inner])} of ${quoted([list ?? ''])}`;
      const part = take === undefined ? '' : `${partName(take)} of `;
      return `${part}${quoted([path].flat(), ' or ')}`;
    }
    if (join) return quoted(join, ' and ');
    if (flags) return quoted(Object.keys(flags));
    if (composed) return 'bedrooms, type and place';
    return template ?? `always ${JSON.stringify(value)}`;
  }
}

const ordinals = ['', 'first', 'second', 'third', 'fourth', 'fifth'];

function partName(take: number): string {
  if (take === -1) return 'the last part';
  const place = Math.abs(take < 0 ? take : take + 1);
  const name = ordinals[place] ?? `${place}th`;
  return take < 0 ? `the ${name} part from the end` : `the ${name} part`;
}

const quoted = (names: string[], separator = ', ') => names.map((name) => `“${name.trim()}”`).join(separator);

function rowsSkipped(only: NonNullable<Mapping['only']>): string {
  return only
    .map(({ path, not = [] }) => `rows with ${quoted(not.map(String), ' or ')} in ${quoted([path].flat())}`)
    .join(', ');
}

function readingOf(field: ChoiceField, rule: Rule): Reading | null {
  const [standard, other, thousands] = readings.get(field) ?? [];
  if (!standard || !other) return null;
  const { convert, dates, multiply }: Partial<LongRule> =
    typeof rule === 'object' && !Array.isArray(rule) ? rule : {};
  if (thousands && multiply === 1_000) return thousands;
  return convert !== undefined || dates !== undefined ? other : standard;
}

/** The choices that lead to a mapping again, for the fields that take a column or nothing. */
export function choicesOf(mapping: Mapping): Choices {
  const plain = mappedFields(mapping).filter(({ kept, field }) => kept === null && field !== 'key');
  return Object.fromEntries(
    plain.map(({ field, column, reading }) => [field, { column, ...(reading && { reading }) }]),
  );
}

/** Whether a field's rule depends on those of other fields: the columns of a home become those of its unit. */
export function isHomeField(field: ChoiceField): boolean {
  return homeFields[field] !== undefined;
}
