import type { Column } from '../columns';
import { valueAt } from '../value-path';
import { areaConversion, converted, currencyOf, mixedPrice, priceConversion } from './conversions';
import type { Feed } from './feed';
import { columnOf, type Found } from './known-columns';
import { typeOf } from './known-values';
import { combined, type Fields, type Part, withoutEmpty } from './part';
import { tableRule } from './table-rule';

type Homes = Part & { hasPrice: boolean };

/** The rules of a size and a price. */
type Figures = { area: unknown; price: unknown };

/**
 * Prices, sizes and rooms, as units if the feed has them.
 * @param hasType whether the property's type is known without its units
 */
export function guessHomes(feed: Feed, hasType: boolean): Homes {
  const { rows, columns, found, choices } = feed;
  const units = unitListIn(feed);
  const price = found.low_price;
  const area = found.min_area ?? units?.area;
  const { conversion: toArea, notes: areaNotes } = areaConversion(area, choices.min_area?.reading);
  const chosen = choices.low_price?.reading;
  const currency = currencyOf(price, columns);
  const priced = priceConversion({ rows, price, area, toArea, chosen, currency });
  const toPrice = priced.conversion;
  const figures: Figures = {
    area: converted(found.min_area?.path, toArea),
    price: (chosen ? undefined : mixedPrice(price, currency)) ?? converted(price?.path, toPrice),
  };
  const homes = units
    ? unitsOfList(units, figures, { toArea, toPrice, currency }, feed, hasType)
    : found.bedrooms && price
      ? rowsAsUnits(figures, feed)
      : figuresOfProperty(figures, found);
  return {
    ...combined([{ notes: [...areaNotes, ...priced.notes] }, homes]),
    hasPrice: Boolean(price || units?.price),
  };
}

function figureRules({ area, price }: Figures): Fields {
  return { low_price: price, min_area: area };
}

function figuresOfProperty(figures: Figures, { bedrooms, bathrooms }: Found): Partial<Part> {
  return {
    fields: {
      ...figureRules(figures),
      average_bedrooms: bedrooms && { path: bedrooms.path, range: 'low' },
      average_bathrooms: bathrooms && { path: bathrooms.path, range: 'low' },
    },
  };
}

function rowsAsUnits(figures: Figures, { found, choices }: Feed): Partial<Part> {
  // Brokers rarely publish the number of a home: it is shown only when a person has chosen it.
  const number = choices.unit_number ? found.unit_number : undefined;
  return {
    fields: { units: unitOfRow({ ...found, unit_number: number }, figures) },
    notes: ['Every row is read as one home: a property with one unit.'],
  };
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
  toArea: ReturnType<typeof areaConversion>['conversion'];
  /** The conversion of the properties' own prices; prices of units without sizes have the same one. */
  toPrice: ReturnType<typeof priceConversion>['conversion'];
  currency: Column | undefined;
};

function unitsOfList(
  units: UnitList,
  figures: Figures,
  { toArea, toPrice, currency }: Conversions,
  { rows, choices }: Feed,
  hasType: boolean,
): Part {
  const { path, inner, price, area } = units;
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
  const toUnitPrice = area ? priceConversion(priced).conversion : toPrice;
  return {
    fields: {
      ...figureRules(figures),
      ...(hasType ? {} : typeOfUnits(units)),
      units: listedUnits(path, inner, {
        area: converted(area?.path, toArea),
        price: mixed ? ownMixed : converted(price?.path, toUnitPrice),
      }),
    },
    used: [path],
    notes:
      mixed && !ownMixed
        ? [
            `Prices of units are left out, because only their properties name a currency, in "${currency?.path}".`,
          ]
        : [],
  };
}

/** A property without a type has that of most of its units. */
function typeOfUnits({ path, inner }: UnitList): Fields {
  const type = columnOf('property_type', inner);
  if (!type) return {};
  return { property_type: { ...tableRule(type, typeOf), path: `${path}[*].${type.path}`, pick: 'most' } };
}

function listedUnits(path: string, inner: Column[], { area, price }: Figures) {
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

function unitOfRow(found: Found, { area, price }: Figures) {
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
