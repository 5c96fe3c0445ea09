import { z } from 'zod';
import { namesOf } from '@/lib/catalog/fields/field';
import { propertyFields, relationNames } from '@/lib/catalog/fields/property-fields';
import { unitFields } from '@/lib/catalog/fields/unit-fields';

/*
 * The mapping file, which converts a feed to our format; documented in `docs/import.md`. Its users read every error of
 * this schema.
 */

const constant = z.union([z.string(), z.number(), z.boolean(), z.null()]);
const paths = z.union([z.string().min(1), z.array(z.string().min(1)).min(1)]);

const conversions = ['m2-to-sqft', 'usd-to-aed'] as const;

const longRuleSchema = z
  .strictObject({
    /** Path of the value, or several, of which the first with a value wins. */
    path: paths.optional(),
    /** The same value for every property. */
    value: constant.optional(),
    /** Joins the texts at several paths, without empty ones. */
    join: z.array(z.string().min(1)).min(1).optional(),
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
    convert: z.enum(conversions).optional(),
    multiply: z.number().positive().optional(),
    /** Used when no value is found. */
    default: constant.optional(),
  })
  .refine((rule) => [rule.path, rule.value, rule.join].filter((part) => part !== undefined).length === 1, {
    error: 'needs exactly one of "path", "value" and "join"',
  });

/** A target field: a path, several alternatives, or an object with options. */
const ruleSchema = z.union([paths, longRuleSchema], {
  error: 'needs a path such as "price", or an object with exactly one of "path", "value" and "join"',
});
export type Rule = z.infer<typeof ruleSchema>;
export type LongRule = z.infer<typeof longRuleSchema>;

function rules<const Name extends string>(names: readonly Name[]) {
  const rule = ruleSchema.optional();
  return Object.fromEntries(names.map((name) => [name, rule])) as Record<Name, typeof rule>;
}

const unitFieldsSchema = z.strictObject(rules(['id', ...namesOf(unitFields)]));

const planValuesSchema = z.strictObject({
  path: paths,
  fields: z.strictObject(rules(['number', 'due_date', 'name', 'percentage'])),
});

const plansSchema = z.strictObject({
  path: paths,
  fields: z.strictObject({
    ...rules(['name', 'description', 'total_installments', 'payment_period']),
    values: planValuesSchema.optional(),
  }),
});

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
  ...relationNames,
  ...namesOf(propertyFields),
] as const;

const fieldsSchema = z.strictObject({
  ...rules(plainFields),
  units: z.strictObject({ path: paths, fields: unitFieldsSchema }).optional(),
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

const scalars = z.union([constant, z.array(constant)]).transform((value) => [value].flat());

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
  only: z.array(z.strictObject({ path: paths, is: scalars.optional(), not: scalars.optional() })).optional(),
  match: matchSchema.optional(),
  fields: fieldsSchema,
});
export type Mapping = z.infer<typeof mappingSchema>;
export type FieldRules = Record<string, Rule | { path: string | string[]; fields: FieldRules } | undefined>;

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
