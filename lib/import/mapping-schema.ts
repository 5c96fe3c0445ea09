import { z } from 'zod';
import { namesOf } from '@/lib/catalog/fields/field';
import { propertyFields, relationNames } from '@/lib/catalog/fields/property-fields';
import { unitFields } from '@/lib/catalog/fields/unit-fields';

/*
 * The mapping file: how a feed's words become those of our own format. `docs/import.md` explains it to the person
 * who writes one; every error of this schema is read by that person.
 */

const constant = z.union([z.string(), z.number(), z.boolean(), z.null()]);
const paths = z.union([z.string().min(1), z.array(z.string().min(1)).min(1)]);

const conversions = ['m2-to-sqft', 'usd-to-aed'] as const;

const longRuleSchema = z
  .strictObject({
    /** Where the value stands; of several places the first that holds anything. */
    path: paths.optional(),
    /** The same value for every listing. */
    value: constant.optional(),
    /** Texts of several places in one, empty ones left out. */
    join: z.array(z.string().min(1)).min(1).optional(),
    /** What stands between joined texts. */
    with: z.string().optional(),
    /** Of a list, the value that occurs most often. */
    pick: z.literal('most', { error: 'needs "most"' }).optional(),
    /** For a list of objects: where in each of them the value stands. */
    each: z.string().min(1).optional(),
    /** Value in the feed to value here; null leaves it out. Upper and lower case are the same. */
    table: z.record(z.string(), constant).optional(),
    /** For values that the table does not have; without it they stay as they are. */
    otherwise: constant.optional(),
    convert: z.enum(conversions).optional(),
    multiply: z.number().positive().optional(),
    /** Used when nothing was found. */
    default: constant.optional(),
  })
  .refine((rule) => [rule.path, rule.value, rule.join].filter((part) => part !== undefined).length === 1, {
    error: 'needs exactly one of "path", "value" and "join"',
  });

/** One target field: a path, several to try in turn, or an object that says more. */
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

/** Names of the fields that a rule can fill, besides units and payment plans. */
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
  /** A listing is the same one when all of these read the same; case and accents do not count. */
  by: z
    .array(z.enum(matchable, { error: `needs one of ${matchable.join(', ')}` }))
    .min(1)
    .default(['title']),
  /** `fill` completes what the listing lacks; `override` replaces what it has where this feed knows better. */
  mode: z.enum(['fill', 'override'], { error: 'needs "fill" or "override"' }).default('fill'),
  /** With `fill`: fields in which this feed wins all the same. */
  override: z.array(z.enum(mergeable)).default([]),
  unmatched: z.enum(['skip', 'create'], { error: 'needs "skip" or "create"' }).default('skip'),
});
export type Match = z.infer<typeof matchSchema>;

const scalars = z.union([constant, z.array(constant)]).transform((value) => [value].flat());

const mappingSchema = z.strictObject({
  /** For the reader of the file. */
  description: z.string().optional(),
  /** Name of the feed: the first part of every key. */
  feed: z.string().min(1).optional(),
  /** Path of the list; left out, it is looked for. */
  list: z.string().optional(),
  /** What tells one listing of the feed from all others, now and at the next import. */
  key: ruleSchema.optional(),
  /** Rows that do not pass every condition are left out. */
  only: z.array(z.strictObject({ path: paths, is: scalars.optional(), not: scalars.optional() })).optional(),
  match: matchSchema.optional(),
  fields: fieldsSchema,
});
export type Mapping = z.infer<typeof mappingSchema>;
export type FieldRules = Record<string, Rule | { path: string | string[]; fields: FieldRules } | undefined>;

/** The mapping, or the lines of a message that says what is wrong where. */
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
