import { fieldLabel } from '@/lib/catalog/fields/field-label';
import {
  propertyFields,
  propertyRelations,
  type RelationName,
  relationNames,
} from '@/lib/catalog/fields/property-fields';
import { parseDateValue, parseDayOrTime, parsePastDay } from '@/lib/catalog/parse/date';
import type { Parser } from '@/lib/catalog/parse/fields';
import { imageParsers } from '@/lib/catalog/parse/images';
import {
  notANumber,
  parseAmount,
  parseArea,
  parseCount,
  parseNumber,
  parsePrice,
  parseServiceCharge,
} from '@/lib/catalog/parse/number';
import { parseSalesStatus } from '@/lib/catalog/parse/relation';
import { parseHtml, parseText } from '@/lib/catalog/parse/text';
import type { StoredRecord } from '@/lib/catalog/sql/read/records';
import { fieldOf, hasKey, keysOf } from '@/lib/typed-keys';

export type Measure = 'AED' | 'sq ft';
export type Control = 'text' | 'long' | 'number' | 'date' | 'day-or-quarter' | 'flag' | 'name' | 'agent';

/** A field of a property that the desk may edit, read and checked as an import does. */
export type EditableField = {
  name: string;
  /** Without the measure. */
  label: string;
  /** Of money and areas. */
  measure?: Measure;
  control: Control;
  parse: Parser<unknown>;
  /** Final correction before storing. */
  store: (value: unknown) => unknown;
};

type FieldName = keyof typeof propertyFields | RelationName | 'title' | 'description';

const same = (value: unknown) => value;

/** The reference identifies the property in feeds and leads. */
const notEditable = new Set<FieldName>(['reference']);

/** Parsers that are stricter than those of an import, which takes what feeds have. */
const strictParsers: Record<string, Parser<unknown>> = {
  sales_status: (value, complain) => parseSalesStatus(value, complain)?.name ?? null,
  featured_rank: (value, complain) => {
    const rank = parseNumber(value, complain);
    if (rank === null || (Number.isInteger(rank) && rank >= 1)) return parseCount(value, complain);
    complain('is not a whole number from 1');
    return null;
  },
} satisfies Partial<Record<FieldName, Parser<unknown>>>;

const measures = new Map<unknown, Measure>([
  [parsePrice, 'AED'],
  [parseAmount, 'AED'],
  [parseServiceCharge, 'AED'],
  [parseArea, 'sq ft'],
]);

const dateParsers = new Set<unknown>([parseDateValue, parsePastDay, parseDayOrTime]);

const unreadable: Record<Measure, string> = {
  AED: 'is not an amount that can be read; write it as 1,450,000 or 1.45M',
  'sq ft': 'is not an area that can be read; write it as 1,480 or 137 sqm',
};

/** Shown first on the screen, in this order. */
const mostWanted: string[] = [
  'title',
  'low_price',
  'sales_status',
  'property_status',
  'delivery_date',
  'featured_rank',
  'agent_email',
  'description',
] satisfies FieldName[];

/** Every field that may be edited, derived from the field table, so that a new field appears automatically. */
export const editableFields: readonly EditableField[] = inOrder([
  define('title', 'text', parseText),
  define('description', 'long', parseHtml),
  ...relationNames.map((name) => define(name, 'name', parseText)),
  ...keysOf(propertyFields)
    .filter((name) => !notEditable.has(name))
    .map((name) => {
      const field = propertyFields[name];
      // A table of kinds loses the types of each field's parser and writer.
      const parse = field.parse === 'image' ? imageParsers().parseImage : (field.parse as Parser<unknown>);
      return define(name, controlOf(name), parse, field.store as ((value: unknown) => unknown) | undefined);
    }),
]);

export const mostWantedFields = editableFields.filter(({ name }) => mostWanted.includes(name));
export const furtherFields = editableFields.filter(({ name }) => !mostWanted.includes(name));

export function isRelation(name: string): name is RelationName {
  return hasKey(propertyRelations, name);
}

function define(name: string, control: Control, parse: Parser<unknown>, store = same): EditableField {
  const label = fieldLabel(name);
  const measure = measures.get(parse);
  const readable = measure ? withExample(parse, unreadable[measure]) : parse;
  return { name, label, control, parse: strictParsers[name] ?? readable, store, ...(measure && { measure }) };
}

/** The label with the measure: `Starting price, AED`. */
export function labelWithMeasure({ label, measure }: Pick<EditableField, 'label' | 'measure'>): string {
  return measure ? `${label}, ${measure}` : label;
}

/** Says how a value can be written; reports of imports only name the problem. */
function withExample(parse: Parser<unknown>, problem: string): Parser<unknown> {
  return (value, complain) => parse(value, (reason) => complain(reason === notANumber ? problem : reason));
}

function controlOf(name: keyof typeof propertyFields): Control {
  const field = propertyFields[name];
  if (name === 'agent_email') return 'agent';
  if (name === 'delivery_date') return 'day-or-quarter';
  if (field.isFlag) return 'flag';
  if (field.isNumber) return 'number';
  return dateParsers.has(field.parse) ? 'date' : 'text';
}

function inOrder(fields: EditableField[]): EditableField[] {
  const place = ({ name }: EditableField) => {
    const index = mostWanted.indexOf(name);
    return index < 0 ? mostWanted.length : index;
  };
  return fields.sort((a, b) => place(a) - place(b));
}

/** The value of a field as it is stored; null when unknown. */
export function storedValue(record: StoredRecord, name: string): unknown {
  return fieldOf(record, name) ?? null;
}
