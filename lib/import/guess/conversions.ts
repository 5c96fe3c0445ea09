import { type Column, median } from '../columns';

const feetPerMetre = 10.764;

/** Whether a column of areas is in square metres, by its name or by how large its values are. */
export function areaConversion(column: Column | undefined, notes: string[]): 'm2-to-sqft' | undefined {
  if (!column || /sqft|feet|ft/.test(column.name)) return undefined;
  const isMetric = /sqm|m2|meter|metre/.test(column.name);
  const middle = median(column.numbers.filter(Boolean));
  if (!isMetric && middle >= 350) return undefined;
  if (!isMetric) notes.push(`"${column.path}" looks like square metres (the middle value is ${middle}).`);
  return 'm2-to-sqft';
}

/** Whether a column of prices is in dollars, by its name or by the price of a square foot. */
export function priceConversion(
  price: Column | undefined,
  area: Column | undefined,
  toArea: string | undefined,
  notes: string[],
): 'usd-to-aed' | undefined {
  if (!price || /aed|dirham/.test(price.name)) return undefined;
  if (/usd|dollar/.test(price.name)) return 'usd-to-aed';
  const size = median(area?.numbers.filter(Boolean) ?? []) * (toArea ? feetPerMetre : 1);
  const perFoot = median(price.numbers.filter(Boolean)) / size;
  // Homes in Dubai cost well above AED 700 per square foot in the middle, which is some 200 dollars.
  if (!area || size === 0 || perFoot > 700) return undefined;
  notes.push(
    `"${price.path}" looks like US dollars: the middle price is ${Math.round(perFoot)} per square foot. Remove "convert" if it is in dirhams.`,
  );
  return 'usd-to-aed';
}

/** A rule for a path with its conversion; the path alone without one. */
export function converted(path: string | undefined, convert: string | undefined): unknown {
  return path !== undefined && convert ? { path, convert } : path;
}
