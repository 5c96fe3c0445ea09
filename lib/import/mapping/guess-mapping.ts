import { isRecord } from '@/lib/catalog/parse/fields';
import { type Column, columnsOfRows } from './columns';
import type { Choices } from './guess/choices';
import { foreignCurrencyOf } from './guess/conversions';
import { guessDates } from './guess/dates';
import type { Feed } from './guess/feed';
import { findColumns } from './guess/find-columns';
import { countsLivingRooms } from './guess/foreign-headings';
import { guessHomes } from './guess/homes';
import { guessKey } from './guess/key-rule';
import { kindRules } from './guess/kinds';
import { type Found, type KnownField, knownFields } from './guess/known-columns';
import { guessFacilities, guessPictures } from './guess/lists';
import { combined, type Fields, type Part, withoutEmpty } from './guess/part';
import { guessPlaces } from './guess/places';
import { guessSalesOnly } from './guess/sales-only';
import { guessWithdrawn } from './guess/withdrawn';
import type { Mapping } from './mapping-schema';

export type Guess = {
  /** The content of a mapping file. */
  mapping: Record<string, unknown>;
  /** Points that a person should check. */
  notes: string[];
  /** Columns that the mapping does not use. */
  unused: string[];
};

export const noTitleNote = 'No column looks like a title: without one, every row is refused.';
export const noPriceNote = 'No column looks like a price.';

/**
 * Guesses the mapping of a feed from the names and values in some of its rows.
 * @param choices what a person has chosen in place of the guess
 */
export function guessMapping(sample: unknown[], choices: Choices = {}): Guess {
  const rows = sample.filter(isRecord);
  const columns = columnsOfRows(rows);
  const { found, used } = findColumns(columns, choices);
  const feed: Feed = { rows, columns, found, choices };
  const kinds = kindRules(found);
  const homes = guessHomes(feed, kinds.property_type !== undefined);
  const described = combined([
    { fields: copiedRules(found), used },
    guessDates(feed),
    guessPlaces(feed),
    { fields: kinds },
    { fields: contactRules(found) },
    { fields: paymentPlanRules(found) },
    homes,
  ]);
  const whole = combined([
    described,
    composedTitle(described.fields, feed),
    guessPictures(feed),
    guessFacilities(feed),
  ]);
  const hasTitle = Boolean(whole.fields.title);
  const chosenKey = choices.key?.column ?? null;
  const key = chosenKey === null ? guessKey(rows, found, hasTitle) : { key: chosenKey, notes: [] };
  const sales = choices.only ? { notes: [] } : guessSalesOnly(columns, whole.used);
  const withdrawn = guessWithdrawn(found);
  const mapping = withoutEmpty({
    key: key.key,
    only: sales.only,
    remove: withdrawn.remove,
    fields: withoutEmpty(whole.fields),
  });
  return {
    mapping,
    notes: [
      ...whole.notes,
      ...key.notes,
      ...sales.notes,
      ...withdrawn.notes,
      ...(hasTitle ? [] : [noTitleNote]),
      ...livingRoomNotes(found, columns),
      ...priceNotes(found.low_price, columns, homes.hasPrice),
    ],
    unused: unusedColumns(columns, mapping),
  };
}

/** The columns whose paths, or what is in them, no rule reads. */
function unusedColumns(columns: Column[], mapping: Guess['mapping']): string[] {
  const mentioned = JSON.stringify(mapping);
  const isUsed = (path: string) => {
    const quoted = JSON.stringify(path);
    return mentioned.includes(quoted) || mentioned.includes(`${quoted.slice(0, -1)}[`);
  };
  return columns.map(({ path }) => path).filter((path) => !path.startsWith('@') && !isUsed(path));
}

/** Fields whose rule is more than the path of their column, or that belong to the units. */
const ruledFields = [
  'city',
  'district',
  'property_type',
  'property_status',
  'sales_status',
  'low_price',
  'min_area',
  'bedrooms',
  'bathrooms',
  'unit_number',
  'floor',
  'delivery_date',
  'updated_at',
  'agent_name',
  'agent_phone',
  'payment_plans',
] as const satisfies KnownField[];
type CopiedField = Exclude<KnownField, (typeof ruledFields)[number]>;
const isCopied = (field: KnownField): field is CopiedField => !ruledFields.some((ruled) => ruled === field);
const copiedFields: (KnownField & keyof Mapping['fields'])[] = knownFields.filter(isCopied);

function copiedRules(found: Found): Fields {
  return withoutEmpty(Object.fromEntries(copiedFields.map((field) => [field, found[field]?.path])));
}

/** Name and phone of an agent are of no use without the email, which identifies them. */
function contactRules({ agent_email, agent_name, agent_phone }: Found): Fields {
  return agent_email ? { agent_name: agent_name?.path, agent_phone: agent_phone?.path } : {};
}

function paymentPlanRules({ payment_plans }: Found): Fields {
  return payment_plans ? { payment_plans: { plan: payment_plans.path } } : {};
}

/** A title for feeds without one that say where a home is and what it is. */
function composedTitle({ title, district, property_type }: Fields, { found, choices }: Feed): Partial<Part> {
  const canCompose = district !== undefined && Boolean(property_type || found.bedrooms);
  if (title || choices.title || !canCompose) return {};
  return {
    fields: { title: { composed: true } },
    notes: ['No column looks like a title: it is composed of bedrooms, type and place.'],
  };
}

function livingRoomNotes({ bedrooms }: Found, columns: Column[]): string[] {
  const rooms = bedrooms ? undefined : columns.find(({ path }) => countsLivingRooms(path));
  return rooms ? [`"${rooms.path}" counts living rooms, too, so no bedrooms are read from it.`] : [];
}

/** That there is no price, or that prices are in a currency that is not converted: those of the price, else of any column. */
function priceNotes(price: Column | undefined, columns: Column[], hasPrice: boolean): string[] {
  for (const column of price ? [price] : columns.filter(({ name }) => name.includes('price'))) {
    const currency = foreignCurrencyOf(column);
    if (currency)
      return [
        `"${column.path}" is in ${currency}, which is not converted: please give these prices in dirhams or US dollars.`,
      ];
  }
  return hasPrice ? [] : [noPriceNote];
}
