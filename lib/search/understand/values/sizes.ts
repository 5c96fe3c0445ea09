import { squareFeetPerSquareMetre } from '@/lib/format/conversions';
import { type Phrases, phraseLengthAt, type Reading, textAt } from '../tokens/phrases';
import { phraseList, type Token } from '../tokens/tokens';
import { boundAt, plusMinusAt, rangeJoins } from './bounds';
import { isCount } from './counted';
import { multiples } from './multiples';
import { hundredsAt, numerals, shares } from './numerals';

/** A size; without a unit it has that of the other end of its range. */
export type Size = { number: number; squareFeet: number | null; isOpen?: boolean };

const areaUnits = [
  {
    squareFeet: 1,
    squared: phraseList('ft 2'),
    units: phraseList(`
    sq ft | sqft | sqfts | sq fts | sft | sf | s f | ft | feet | foot | square feet | square foot | square ft | sq feet |
    sq feets | sq foot | sqfeet | قدم | قدم مربع | قدم مربعه | فوت | فوت مربع | 平方英尺 | 平方尺 | 尺 | 平方呎 | 呎`),
  },
  {
    squareFeet: squareFeetPerSquareMetre,
    squared: phraseList('m 2 | м 2'),
    units: phraseList(`
    sqm | sqms | sq m | sq mt | sq mtr | sq mtrs | sqmt | sqmts | sqmtr | sqmtrs | qm | mq | кв м | квм | кв | квадратов | mtr sq | кв метр | квадратных метров | квадратных метра | квадратный метр |
    кв метров | square meters | square meter | square metres | sq meters | sq meter | sq metres | meters squared |
    metres squared | متر | متر مربع | متر مربعه | متري | 平方米 | 平米 | 平方`),
  },
  {
    squareFeet: 9,
    squared: [],
    units: phraseList(
      'sq yard | sq yards | sq yd | sq yds | sqyd | sqyds | square yard | square yards | gaj',
    ),
  },
  { squareFeet: 43_560, squared: [], units: phraseList('acre | acres') },
  { squareFeet: 107_639, squared: [], units: phraseList('hectare | hectares') },
];

const allUnits: Phrases = areaUnits.flatMap(({ units }) => units);

/** Before a size, which may then lack its unit: "size 1200", "BUA: 4000". */
const labels: Phrases = [
  ...phraseList(`
  size | size of | area | area of | bua | built up area | gfa | total area | floor area | carpet area | living area |
  internal area | net area | gross area | unit size | площадь | площадью | 面积`),
  ...allUnits,
];
/** A labelled number without a unit is a size between these, unless it may be a year. */
const minLabelled = 200;
const maxLabelled = 50_000;
const mayBeYear = (number: number) => number >= 2020 && number <= 2045;
export const builtUp = new Set(['bua', 'gfa', 'built']);

/** The smallest size of a home in square feet: in "baths 2 sqft 1200" the unit belongs to the second number. */
const minSize = 100;

/** Number of tokens of a size's label, and the unit that it names; null when none starts here. */
export function sizeLabelAt(tokens: readonly Token[], at: number): Reading<number> | null {
  const length = phraseLengthAt(tokens, at, labels);
  const unit = length > 0 ? areaUnitAt(tokens, at) : null;
  return length > 0 ? { value: unit?.length === length ? unit.value : 1, length } : null;
}

/** A number after a label or next to a size, without a unit of its own. */
export function bareSizeAt(tokens: readonly Token[], at: number): Reading<Size> | null {
  const { kind, value: number = 0 } = tokens[at] ?? {};
  const isSize = kind === 'number' && number >= minLabelled && number < maxLabelled && !mayBeYear(number);
  if (!isSize || multiples.has(textAt(tokens, at + 1)) || isCount(tokens, at)) return null;
  return { value: { number, squareFeet: null }, length: 1 };
}

/** A number with a unit of area, or the first of "1000-1500 sqft", "1000 +/- 100 sqft" and "min 800 max 1200 sqft". */
export function sizeAt(tokens: readonly Token[], start: number): Reading<Size> | null {
  const token = tokens[start];
  const spelled = spelledSizeAt(tokens, start);
  if (spelled || token?.kind !== 'number') return spelled;
  // "10k sqft", "3000+ sqft"
  const isThousands = textAt(tokens, start + 1) === 'k';
  const isOpen = ['+', 'plus'].includes(textAt(tokens, start + 1));
  const skipped = isThousands || isOpen ? 1 : 0;
  const unit = areaUnitAt(tokens, start + 1 + skipped);
  const number = isThousands ? token.value * 1e3 : token.value;
  if (unit && number * unit.value >= minSize)
    return {
      value: { number, squareFeet: unit.value, ...(isOpen && { isOpen }) },
      length: 1 + skipped + unit.length,
    };
  if (isBuiltUp(tokens, start)) return { value: { number, squareFeet: 1 }, length: 1 };
  const bound = number >= minLabelled ? (boundAt(tokens, start + 1)?.length ?? 0) : 0;
  const tolerance = number >= minLabelled ? plusMinusAt(tokens, start + 1) : 0;
  const join = tolerance || phraseLengthAt(tokens, start + 1, rangeJoins) || bound;
  const last = join > 0 ? tokens[start + 1 + join] : undefined;
  const isInOrder = last?.kind === 'number' && (tolerance > 0 ? last.value < number : last.value > number);
  return isInOrder && areaUnitAt(tokens, start + 2 + join)
    ? { value: { number, squareFeet: null }, length: 1 }
    : null;
}

/** "Twelve hundred square feet", "half an acre", "1/2 acre" */
function spelledSizeAt(tokens: readonly Token[], start: number): Reading<Size> | null {
  const number = hundredsAt(tokens, start) ?? fewAt(tokens, start);
  const unit = number && areaUnitAt(tokens, start + number.length);
  if (!unit || number.value * unit.value < minSize) return null;
  return { value: { number: number.value, squareFeet: unit.value }, length: number.length + unit.length };
}

function fewAt(tokens: readonly Token[], start: number): Reading<number> | null {
  const parts = textAt(tokens, start + 2);
  const isFraction =
    textAt(tokens, start) === '1' && textAt(tokens, start + 1) === '/' && /^[24]$/.test(parts);
  if (isFraction) return { value: 1 / Number(parts), length: 3 };
  const word = textAt(tokens, start);
  const value = shares.get(word) ?? numerals.get(word);
  const article = /^an?$/.test(textAt(tokens, start + 1)) ? 1 : 0;
  return value === undefined ? null : { value, length: 1 + article };
}

/** "4500 bua", unlike the 2000 of "2000 bua 4500". */
function isBuiltUp(tokens: readonly Token[], at: number): boolean {
  if (!builtUp.has(textAt(tokens, at + 1)) || bareSizeAt(tokens, at) === null) return false;
  return tokens[at + 2]?.kind !== 'number' || textAt(tokens, at + 3) === 'plot';
}

/** Square feet of one unit; null when no unit of area starts here. */
export function areaUnitAt(tokens: readonly Token[], at: number): Reading<number> | null {
  if (!isSquared(tokens, at) && phraseLengthAt(tokens, at, allUnits) === 0) return null;
  const found = areaUnits.map(({ squareFeet, units, squared }) => ({
    value: squareFeet,
    length: Math.max(
      phraseLengthAt(tokens, at, units),
      isSquared(tokens, at) ? phraseLengthAt(tokens, at, squared) : 0,
    ),
  }));
  const [best] = found.sort((one, other) => other.length - one.length);
  return best && best.length > 0 ? best : null;
}

/** A smaller number before "m 2" is an amount in millions. */
const minSquareMetres = 20;

/** The "m 2" of "100 m2" and "100 m 2", unlike that of "2m 2 bed", "1m2m" and "1m2". */
export function isSquared(tokens: readonly Token[], at: number): boolean {
  const [unit, next, following] = [tokens[at], tokens[at + 1], tokens[at + 2]];
  if (next?.text !== '2') return false;
  const { value: number = 0, end = 0 } = tokens[at - 1] ?? {};
  const isApart = (unit?.start ?? 0) > end;
  if (next.start === unit?.end)
    return (
      (isApart || !(number < minSquareMetres)) && (following?.kind !== 'word' || following.start > next.end)
    );
  return (
    isApart && number >= minSquareMetres && !multiples.has(following?.text ?? '') && !isCount(tokens, at + 1)
  );
}
