import { z } from 'zod';
import { propertyFields, relationNames } from '@/lib/catalog/fields/property-fields';
import { unitFields } from '@/lib/catalog/fields/unit-fields';
import { keysOf, recordOf } from '@/lib/typed-keys';

/*
 * The mapping file, which converts a feed to our format; documented in `docs/import.md`. Errors of this schema are shown
 * to its users.
 */

const constant = z.union([z.string(), z.number(), z.boolean(), z.null()]);
const paths = z.union([z.string().min(1), z.array(z.string().min(1)).min(1)]);

const conversions = ['m2-to-sqft', 'usd-to-aed'] as const;

const scalars = z.union([constant, z.array(constant)]).transform((value) => [value].flat());
const conditionsSchema = z.array(
  z.strictObject({ path: paths, is: scalars.optional(), not: scalars.optional() }),
);
export type Conditions = z.infer<typeof conditionsSchema>;

const sources = ['path', 'value', 'join', 'template', 'flags', 'composed'] as const;
const needsOneSource = 'needs exactly one of "path", "value", "join", "template", "flags" and "composed"';

const longRuleSchema = z
  .strictObject({
    /** Path of the value, or several; the first with a value wins. */
    path: paths.optional(),
    /** The same value for every property. */
    value: constant.optional(),
    /** Joins the texts at several paths, without empty ones. */
    join: z.array(z.string().min(1)).min(1).optional(),
    /** A text with paths in braces: `{tower} in {community}`. */
    template: z.string().min(1).optional(),
    /** Columns with 0 or 1, and the name of each. */
    flags: z.record(z.string(), z.string().min(1)).optional(),
    /** For the title: bedrooms, type and place of the row. */
    composed: z.literal(true, { error: 'needs true' }).optional(),
    /** Conditions of the row; without them the rule finds nothing. */
    when: conditionsSchema.optional(),
    /** Divides a text at this separator. */
    split: z.string().min(1).optional(),
    /** One part of a divided text: 0 is the first, -1 the last. */
    take: z.number().int().optional(),
    /** The number of a text such as "7+", "3+maid" or "2 - 4". */
    range: z.enum(['low', 'high'], { error: 'needs "low" or "high"' }).optional(),
    /** Separator of joined texts. */
    with: z.string().optional(),
    /** The most frequent value of a list. */
    pick: z.literal('most', { error: 'needs "most"' }).optional(),
    /** For a list of objects: path within each. */
    each: z.string().min(1).optional(),
    /** Maps feed values to ours, ignoring case; null drops a value. */
    table: z.record(z.string(), constant).optional(),
    /** For values missing from the table; by default they are kept. */
    otherwise: constant.optional(),
    /** The feed's spellings of our values, ignoring case. Other values are kept and not reported. */
    corrections: z.record(z.string(), constant).optional(),
    /** For days such as `12/5/2026`, which are otherwise read day first. */
    dates: z.literal('month-first', { error: 'needs "month-first"' }).optional(),
    convert: z.enum(conversions).optional(),
    multiply: z.number().positive().optional(),
    /** Used when no value is found. */
    default: constant.optional(),
  })
  .refine((rule) => sources.filter((source) => rule[source] !== undefined).length === 1, {
    error: needsOneSource,
  })
  .refine((rule) => rule.take === undefined || rule.split !== undefined, { error: '"take" needs "split"' });

/** A target field: a path, several alternatives, or an object with options. */
const ruleSchema = z.union([paths, longRuleSchema], {
  error: `${needsOneSource.replace('needs', 'needs a path such as "price", or an object with')}`,
});
export type Rule = z.infer<typeof ruleSchema>;
export type LongRule = z.infer<typeof longRuleSchema>;

function rules<const Name extends string>(names: readonly Name[]) {
  const rule = ruleSchema.optional();
  return recordOf(names, () => rule);
}

const unitFieldsSchema = z.strictObject(rules(['id', ...keysOf(unitFields)]));

const planValuesSchema = z.strictObject({
  path: paths,
  fields: z.strictObject(rules(['number', 'due_date', 'name', 'percentage'])),
});

const plansSchema = z.union(
  [
    z.strictObject({
      path: paths,
      fields: z.strictObject({
        ...rules(['name', 'description', 'total_installments', 'payment_period']),
        values: planValuesSchema.optional(),
      }),
    }),
    /** A text such as "10/70/20" or "60/40 post handover". */
    z.strictObject({ plan: paths }),
  ],
  { error: 'needs {"path": …, "fields": {…}} or {"plan": …}' },
);

const unitsSchema = z.union(
  [
    z.strictObject({ path: paths, fields: unitFieldsSchema }),
    /** The row itself is the one unit of its property. */
    z.strictObject({ row: z.literal(true), fields: unitFieldsSchema }),
  ],
  { error: 'needs {"path": …, "fields": {…}} or {"row": true, "fields": {…}}' },
);

/** Fields that a rule can fill, besides units and payment plans. */
const plainFields = [
  'id',
  'slug',
  'title',
  'description',
  'property_images',
  'map_coordinates',
  'latitude',
  'longitude',
  'facilities',
  'updated_at',
  'agent_name',
  'agent_phone',
  'agent_photo',
  'agent_languages',
  'agent_brn',
  ...relationNames,
  ...keysOf(propertyFields),
] as const;

const fieldsSchema = z.strictObject({
  ...rules(plainFields),
  units: unitsSchema.optional(),
  payment_plans: plansSchema.optional(),
});

const matchable = ['title', 'developer', 'district', 'city', 'reference', 'project_number'] as const;
const mergeable = [...plainFields, 'units', 'payment_plans'] as const;

const matchSchema = z.strictObject({
  /** Fields that identify a property across feeds, ignoring case and accents. */
  by: z
    .array(z.enum(matchable, { error: `needs one of ${matchable.join(', ')}` }))
    .min(1)
    .default(['title']),
  /** `fill` adds missing values; `override` replaces values with this feed's. */
  mode: z.enum(['fill', 'override'], { error: 'needs "fill" or "override"' }).default('fill'),
  /** With `fill`: fields that this feed overrides anyway. */
  override: z.array(z.enum(mergeable)).default([]),
  unmatched: z.enum(['skip', 'create'], { error: 'needs "skip" or "create"' }).default('skip'),
});
export type Match = z.infer<typeof matchSchema>;

const groupSchema = z.strictObject({
  /** Values that are equal in all rows of a development; rows without the first one are not grouped. */
  by: z.array(paths).min(1),
  /** Conditions for rows to be grouped. */
  only: conditionsSchema.optional(),
  /** Rules of the development where they differ from those of a row. */
  fields: z.strictObject(rules(plainFields)).optional(),
});

const mappingSchema = z.strictObject({
  /** A comment, ignored. */
  description: z.string().optional(),
  /** Name of the feed, the first part of every key. */
  feed: z.string().min(1).optional(),
  /** Path of the list; found automatically by default. */
  list: z.string().optional(),
  /** What identifies a property within the feed, stable across imports. */
  key: ruleSchema.optional(),
  /** Rows that fail any condition are skipped. */
  only: conditionsSchema.optional(),
  /** Rows that pass these conditions take their property off the site. */
  remove: conditionsSchema.min(1).optional(),
  /** Makes one property of the units of several rows. */
  group: groupSchema.optional(),
  match: matchSchema.optional(),
  fields: fieldsSchema,
});
export type Mapping = z.infer<typeof mappingSchema>;
export type ListRule =
  | { path: string | string[]; fields: FieldRules }
  | { row: true; fields: FieldRules }
  | { plan: string | string[] };
export type FieldRules = { [field: string]: Rule | ListRule | undefined };

/** The mapping, or a message with one line per error and its place. */
export function parseMapping(value: unknown): { mapping: Mapping } | { errors: string[] } {
  const parsed = mappingSchema.safeParse(value);
  if (parsed.success) return { mapping: parsed.data };
  return { errors: parsed.error.issues.map(describe) };
}

function describe(issue: z.core.$ZodIssue): string {
  const where = issue.path.map(String).join('.') || 'the mapping';
  if (issue.code === 'unrecognized_keys') {
    return `${where}: does not know ${issue.keys.map((key) => JSON.stringify(key)).join(', ')}`;
  }
  return `${where}: ${issue.message}`;
}
