import { areaUnitOf, foreignCurrency } from '@/lib/catalog/parse/number';
import { squareFeetPerSquareMetre } from '@/lib/format/conversions';
import { amountIn, type Column, distinct, isMostly, median, numberIn } from '../columns';
import { valueAt } from '../value-path';
import type { Reading } from './readings';

/** A conversion, undefined for values that need none, and what a person should check about it. */
type Detected<Conversion> = { conversion: Conversion | undefined; notes: string[] };

const asItIs = { conversion: undefined, notes: [] };

/**
 * The conversion of a column of areas in square metres, detected by its name or its values; none for square feet.
 * @param chosen the unit that a person has chosen
 */
export function areaConversion(column: Column | undefined, chosen?: Reading): Detected<'m2-to-sqft'> {
  if (chosen) return { conversion: chosen === 'in square metres' ? 'm2-to-sqft' : undefined, notes: [] };
  if (!column || /sqft|feet|ft/.test(column.name)) return asItIs;
  if (isMostly(column.texts.filter((text) => areaUnitOf(text) !== null).length, column.texts.length))
    return asItIs;
  if (/sqm|m2|meter|metre/.test(column.name)) return { conversion: 'm2-to-sqft', notes: [] };
  const middle = median(column.numbers.filter(Boolean));
  if (middle === 0 || middle >= 350) return asItIs;
  return {
    conversion: 'm2-to-sqft',
    notes: [`"${column.path}" looks like square metres (the middle value is ${middle}).`],
  };
}

type Priced = {
  /** With the prices. */
  rows: readonly unknown[];
  price: Column | undefined;
  area: Column | undefined;
  /** Conversion of the areas. */
  toArea: string | undefined;
  /** The currency that a person has chosen. */
  chosen: Reading | undefined;
  /** The column that names the currency, such as an attribute of the price. */
  currency: Column | undefined;
};

/** Whether a heading announces thousands of dirhams, such as "Price (AED '000)". */
export function announcesThousands({ name }: Column): boolean {
  return /(?:000s?|thousands?)$/.test(name) && !dollarName.test(name);
}

/** Whether a middle value is one of prices in thousands: whole ones are far higher, those in millions lower. */
function isThousands(middle: number, price: Column): boolean {
  // Without a heading that says so, the highest of these may also be rents or parking spaces.
  return middle >= 100 && middle < (announcesThousands(price) ? 100_000 : 10_000);
}

/**
 * The conversion of a column of prices in dollars or thousands, detected by its values, its currency, its name or the
 * price per square foot; none for others.
 */
export function priceConversion(priced: Priced): Detected<'usd-to-aed' | 'thousands'> {
  const { price, chosen, currency } = priced;
  if (chosen) return { conversion: chosenPrice[chosen], notes: [] };
  if (!price) return asItIs;
  const currencies = currency ? distinct(currency) : [];
  const isDollars = currencies.length > 0 && currencies.every((name) => dollars.test(name));
  const middle = median(amountsOf(price));
  if (!isDollars && !dollarName.test(price.name) && isThousands(middle, price)) {
    return {
      conversion: 'thousands',
      notes: [`"${price.path}" looks like thousands of dirhams (the middle value is ${middle}).`],
    };
  }
  if (dirhamName.test(price.name)) return asItIs;
  if (isDollars || dollarName.test(price.name)) return { conversion: 'usd-to-aed', notes: [] };
  return currencies.length > 0
    ? { conversion: undefined, notes: otherCurrencyNotes(price, currency, currencies) }
    : conversionByArea(price, priced);
}

function otherCurrencyNotes(price: Column, currency: Column | undefined, currencies: string[]): string[] {
  const others = currencies.filter((name) => !dirhams.test(name) && !dollars.test(name));
  if (others.length === 0) return [];
  const named = `"${currency?.path}" names ${others.slice(0, 5).join(', ')}`;
  return [
    mixedPrice(price, currency) === undefined
      ? `${named}, but all prices are read as dirhams.`
      : `${named}: such prices are not converted, please give them in dirhams or US dollars.`,
  ];
}

function conversionByArea(price: Column, { rows, area, toArea }: Priced): Detected<'usd-to-aed'> {
  if (!area) return asItIs;
  const perFoot = pricePerArea(rows, price, area) / (toArea ? squareFeetPerSquareMetre : 1);
  // The median price of homes in Dubai is well above AED 700 per square foot, in dollars about 200.
  if (perFoot === 0 || perFoot > 700) return asItIs;
  return {
    conversion: 'usd-to-aed',
    notes: [
      `"${price.path}" looks like US dollars: the middle price is ${Math.round(perFoot)} per square foot.`,
    ],
  };
}

const chosenPrice: { [reading in Reading]?: 'usd-to-aed' | 'thousands' } = {
  'in US dollars': 'usd-to-aed',
  'in thousands of dirhams': 'thousands',
};

const dollarName = /usd|dollar/;
const dirhamName = /aed|dirham/;
const dollars = /^(?:usd|us ?\$|\$)$/i;
const dirhams = /^(?:aed|dhs?|dirhams?)$/i;

const currencySign = /^[€£₹₽]$/;
const currencyCodes: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));

/** The currency in the heading or most values of a column that is neither dirhams nor dollars; null without one. */
export function foreignCurrencyOf({ path, texts }: Column): string | null {
  const inHeading = foreignCurrency.exec(path);
  const inTexts = texts.map((text) => foreignCurrency.exec(text)).filter((found) => found !== null);
  const found = inHeading ?? (isMostly(inTexts.length, texts.length) ? inTexts[0] : undefined);
  return found?.[0].toUpperCase() ?? null;
}

function isCurrency(name: string): boolean {
  return (
    currencyCodes.has(name.toUpperCase()) || [currencySign, dirhams, dollars].some((one) => one.test(name))
  );
}

/**
 * A rule for prices whose currency another column names row by row, so that those that are not converted are left out;
 * undefined for one currency that is read, for a heading that names one, and for names that are not currencies.
 */
export function mixedPrice(price: Column | undefined, currency: Column | undefined): unknown {
  const names = currency ? distinct(currency) : [];
  const isOne = [dirhams, dollars].some((one) => names.every((name) => one.test(name)));
  if (!price || isOne || !names.every(isCurrency)) return undefined;
  if (dirhamName.test(price.name) || dollarName.test(price.name)) return undefined;
  return { join: [currency?.path, price.path], with: ' ' };
}

/** The middle one of the rows with both; of columns that share no row, the middle price by the middle area. 0 when unknown. */
function pricePerArea(rows: readonly unknown[], price: Column, area: Column): number {
  const both = rows
    .map((row) => [amountIn(valueAt(row, price.path)), numberIn(valueAt(row, area.path))] as const)
    .flatMap(([cost, size]) => (cost && size ? [cost / size] : []));
  if (both.length > 0) return median(both);
  const size = median(area.numbers.filter(Boolean));
  return size === 0 ? 0 : median(amountsOf(price)) / size;
}

/** The amounts of a column of prices other than 0. */
function amountsOf({ texts }: Column): number[] {
  return texts.flatMap((text) => amountIn(text) || []);
}

/** The column with the currency of a price: an attribute of the price in XML, else a column of its own. */
export function currencyOf(price: Column | undefined, columns: readonly Column[]): Column | undefined {
  return (
    columns.find(({ path }) => path === `${price?.path}@currency`) ??
    columns.find(({ name }) => /^(?:price|deal|listing)?currency(?:code|isocode|abr)?$/.test(name))
  );
}

/** A rule for a path with its conversion; the path alone without one. */
export function converted(path: string | undefined, convert: string | undefined): unknown {
  if (path === undefined || !convert) return path;
  return convert === 'thousands' ? { path, multiply: 1_000 } : { path, convert };
}
