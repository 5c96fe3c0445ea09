import { isMonthFirst } from '@/lib/catalog/parse/date';
import { isRecord } from '@/lib/catalog/parse/fields';
import { type Column, columnsOfRows, distinct } from './columns';
import type { Choices } from './guess/choices';
import {
  areaConversion,
  converted,
  currencyOf,
  foreignCurrencyOf,
  mixedPrice,
  priceConversion,
} from './guess/conversions';
import { countsLivingRooms } from './guess/foreign-headings';
import { keyRule } from './guess/key-rule';
import { columnOf, type Found, type KnownField, knownFields } from './guess/known-columns';
import { isRental, saleOf, statusOf, typeOf } from './guess/known-values';
import { addFacilities, addPictures } from './guess/lists';
import { addPlaces, addressIn, type Fields, repeatsCity } from './guess/places';
import type { Mapping } from './mapping-schema';
import { valueAt } from './value-path';

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
  const notes: string[] = [];
  const used = new Set<string>();
  const found = findColumns(columns, used, choices);
  if (!choices.formatted_address) found.formatted_address ??= addressIn(found.title);
  const fields: Fields = {};
  for (const field of copiedFields) if (found[field]) fields[field] = found[field].path;
  addDates(fields, found, choices, notes);
  addPlaces({ fields, found, choices, notes });
  addKinds(fields, found);
  if (found.agent_email) {
    fields.agent_name = found.agent_name?.path;
    fields.agent_phone = found.agent_phone?.path;
  }
  if (found.payment_plans) fields.payment_plans = { plan: found.payment_plans.path };
  const hasPrice = addHomes(fields, found, { rows, columns, used, notes, choices });
  if (!fields.title && !choices.title && canCompose(fields, found)) {
    fields.title = { composed: true };
    notes.push('No column looks like a title: it is composed of bedrooms, type and place.');
  }
  addPictures(fields, columns, used, choices.property_images);
  addFacilities(fields, columns, used, choices.facilities);
  const mapping = withoutEmpty({
    key: choices.key?.column ?? keyRule(rows, found, Boolean(fields.title), notes),
    only: choices.only ? undefined : saleOnly(columns, used, notes),
    fields: withoutEmpty(fields),
  });
  if (!fields.title) notes.push(noTitleNote);
  const rooms = found.bedrooms ? undefined : columns.find(({ path }) => countsLivingRooms(path));
  if (rooms) notes.push(`"${rooms.path}" counts living rooms, too, so no bedrooms are read from it.`);
  const foreignPrice = foreignPriceNote(found.low_price, columns);
  if (foreignPrice) notes.push(foreignPrice);
  else if (!hasPrice) notes.push(noPriceNote);
  return { mapping, notes, unused: unusedColumns(columns, mapping) };
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

/** The column of each field. The property status may share its column with another field, and rooms with the type. */
function findColumns(columns: Column[], used: Set<string>, choices: Choices): Found {
  const found: Found = {};
  for (const field of knownFields) {
    const column = columns.find(({ path }) => path === choices[field]?.column);
    if (!column) continue;
    found[field] = column;
    used.add(column.path);
  }
  for (const field of knownFields) {
    if (choices[field]) continue;
    const isShared = field === 'property_status';
    const shareable = field === 'bedrooms' ? found.property_type?.path : undefined;
    const taken = [...used].filter((path) => !isShared && path !== shareable);
    const column = columnOf(field, columns, new Set(taken));
    if (!column) continue;
    if (!isShared) used.add(column.path);
    if (field === 'district' && found.city && repeatsCity(column, found.city)) continue;
    found[field] = column;
  }
  return found;
}

/** Whether the fields tell where a home is and what it is. */
function canCompose({ district, property_type }: Fields, { bedrooms }: Found): boolean {
  return district !== undefined && Boolean(property_type || bedrooms);
}

function addDates(fields: Fields, found: Found, choices: Choices, notes: string[]): void {
  for (const field of ['delivery_date', 'updated_at'] as const) {
    const column = found[field];
    if (!column) continue;
    fields[field] = column.path;
    const chosen = choices[field]?.reading;
    if (chosen ? chosen !== 'month first' : !isMonthFirst(column.texts)) continue;
    fields[field] = { path: column.path, dates: 'month-first' };
    if (!chosen) notes.push(`"${column.path}" writes the month before the day.`);
  }
}

function addKinds(fields: Fields, found: Found): void {
  if (found.property_type && found.property_type !== found.property_status)
    fields.property_type = tableRule(found.property_type, typeOf);
  if (found.property_status) fields.property_status = tableRule(found.property_status, statusOf, null);
  // One column may have both, as in "Ready, Off-plan, Sold".
  if (found.sales_status)
    fields.sales_status =
      found.sales_status === found.property_status
        ? tableRule(found.sales_status, saleOf, null)
        : tableRule(found.sales_status, saleOf);
}

/** Says that prices are in a currency that is not converted: those of the chosen column, else of one that is not read. */
function foreignPriceNote(price: Column | undefined, columns: Column[]): string | null {
  for (const column of price ? [price] : columns.filter(({ name }) => name.includes('price'))) {
    const currency = foreignCurrencyOf(column);
    if (currency)
      return `"${column.path}" is in ${currency}, which is not converted: please give these prices in dirhams or US dollars.`;
  }
  return null;
}

type Feed = { rows: unknown[]; columns: Column[]; used: Set<string>; notes: string[]; choices: Choices };

/** Adds prices, sizes and rooms, as units if the feed has them. @returns whether there is a price */
function addHomes(fields: Fields, found: Found, feed: Feed): boolean {
  const { rows, columns, notes, choices } = feed;
  const units = unitListIn(feed);
  const price = found.low_price;
  const area = found.min_area ?? units?.area;
  const toArea = areaConversion(area, notes, choices.min_area?.reading);
  const chosen = choices.low_price?.reading;
  const currency = currencyOf(price, columns);
  const toPrice = priceConversion({ rows, price, area, toArea, chosen, currency }, notes);
  const figures: Figures = {
    area: converted(found.min_area?.path, toArea),
    price: (chosen ? undefined : mixedPrice(price, currency)) ?? converted(price?.path, toPrice),
  };
  if (units) {
    addFigures(fields, figures);
    addUnits(fields, units, { toArea, toPrice, currency }, feed);
  } else if (found.bedrooms && price) {
    notes.push('Every row is read as one home: a property with one unit.');
    // Brokers rarely publish the number of a home: it is shown only when a person has chosen it.
    const number = choices.unit_number ? found.unit_number : undefined;
    fields.units = rowAsUnit({ ...found, unit_number: number }, figures);
  } else {
    addFigures(fields, figures);
    if (found.bedrooms) fields.average_bedrooms = { path: found.bedrooms.path, range: 'low' };
    if (found.bathrooms) fields.average_bathrooms = { path: found.bathrooms.path, range: 'low' };
  }
  return Boolean(price || units?.price);
}

/** The rules of a size and a price. */
type Figures = { area: unknown; price: unknown };

function addFigures(fields: Fields, { area, price }: Figures): void {
  fields.low_price = price;
  fields.min_area = area;
}

type UnitList = { path: string; inner: Column[]; price: Column | undefined; area: Column | undefined };

/** The column with the units of a property; null for a feed without one, or without their prices and sizes. */
function unitListIn({ columns, choices }: Feed): UnitList | null {
  if (choices.units) return null;
  const column = columns.find(
    ({ name, inner }) =>
      inner !== null && /^(?:units|apartments|apartment|unittypes|types|typicalunits|layouts)$/.test(name),
  );
  if (!column?.inner) return null;
  const { path, inner } = column;
  const price = columnOf('low_price', inner);
  const area = columnOf('min_area', inner);
  return price || area ? { path, inner, price, area } : null;
}

type Conversions = {
  toArea: ReturnType<typeof areaConversion>;
  /** The conversion of the properties' own prices; prices of units without sizes have the same one. */
  toPrice: ReturnType<typeof priceConversion>;
  currency: Column | undefined;
};

function addUnits(
  fields: Fields,
  { path, inner, price, area }: UnitList,
  { toArea, toPrice, currency }: Conversions,
  { rows, used, notes, choices }: Feed,
): void {
  used.add(path);
  const type = columnOf('property_type', inner);
  if (type && !fields.property_type)
    fields.property_type = { ...tableRule(type, typeOf), path: `${path}[*].${type.path}`, pick: 'most' };
  const unitCurrency = currencyOf(price, inner);
  const priced = {
    rows: rows.flatMap((row) => valueAt(row, path)),
    price,
    area,
    toArea,
    chosen: choices.low_price?.reading,
    currency: unitCurrency ?? currency,
  };
  const mixed = priced.chosen ? undefined : mixedPrice(price, priced.currency);
  // A currency of the property is not in the row of a unit.
  const ownMixed = unitCurrency && mixed;
  if (mixed && !ownMixed)
    notes.push(
      `Prices of units are left out, because only their properties name a currency, in "${currency?.path}".`,
    );
  fields.units = unitsRule(path, inner, {
    area: converted(area?.path, toArea),
    price: mixed ? ownMixed : converted(price?.path, area ? priceConversion(priced, []) : toPrice),
  });
}

function unitsRule(path: string, inner: Column[], { area, price }: Figures) {
  return {
    path,
    fields: withoutEmpty({
      id: inner.find(({ name }) => /^(?:unitid|id|unitno|unitnumber|number|code)$/.test(name))?.path,
      apartment_type_id: columnOf('bedrooms', inner)?.path,
      no_of_baths: columnOf('bathrooms', inner)?.path,
      floor: columnOf('floor', inner)?.path,
      area,
      price,
      floor_plan_image: inner.find(({ name }) => /^(?:planimage|floorplan|floorplanimage)$/.test(name))?.path,
    }),
  };
}

function rowAsUnit(found: Found, { area, price }: Figures) {
  return {
    row: true,
    fields: withoutEmpty({
      id: found.reference?.path,
      apartment_id: found.reference?.path ?? found.unit_number?.path ?? { value: '1' },
      apt_no: found.unit_number?.path,
      apartment_type_id: found.bedrooms?.path,
      no_of_baths: found.bathrooms?.path,
      floor: found.floor?.path,
      area,
      price,
    }),
  };
}

/** A column with more values is read as it is. */
const maxTableValues = 40;

/** A rule that replaces the values of a column by known ones; with `otherwise` null, unknown ones are left out. */
function tableRule(column: Column, known: (text: string) => string | null, otherwise?: null) {
  const values = distinct(column);
  if (values.length === 0 || values.length > maxTableValues) return { path: column.path };
  const table = Object.fromEntries(
    values.map((value) => [value, known(value) ?? (otherwise === null ? null : value)]),
  );
  return { path: column.path, table, ...(otherwise === null ? { otherwise } : {}) };
}

/** A column with more values is not one of purposes, such as "Sale" and "Rent". */
const maxPurposes = 12;

/** A condition that skips rentals; undefined when no column distinguishes them from sales. */
function saleOnly(columns: Column[], used: Set<string>, notes: string[]): Mapping['only'] {
  const period = /^(?:yearly|monthly|weekly|daily)$/i;
  const isRent = ({ fullName }: Column, text: string) =>
    isRental(text) || (fullName === 'pricetype' && period.test(text));
  const column = columns.find(
    (candidate) =>
      !used.has(candidate.path) &&
      distinct(candidate).length <= maxPurposes &&
      candidate.texts.some((text) => isRent(candidate, text)),
  );
  if (!column) return undefined;
  const not = distinct(column).filter((text) => isRent(column, text));
  notes.push(
    `Rows with ${not.map((text) => JSON.stringify(text)).join(', ')} in "${column.path}" are skipped.`,
  );
  return [{ path: column.path, not }];
}

function withoutEmpty(values: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}
