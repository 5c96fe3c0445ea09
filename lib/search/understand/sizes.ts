import { squareFeetPerSquareMetre } from '@/lib/format/units';
import { joins } from './bounds';
import { phraseLengthAt, type Reading, textAt } from './phrases';
import { phraseList, type Token } from './tokens';

export type Amount = { number: number; unit: string | null; isBare: boolean; isOpen?: boolean };
const areaUnits = [
  {
    squareFeet: 1,
    squared: phraseList('ft 2'),
    units: phraseList(`
    sq ft | sqft | sft | sf | ft | feet | foot | square feet | square foot | square ft | sq feet |
    sq foot | sqfeet | قدم | قدم مربع | قدم مربعه | فوت | فوت مربع`),
  },
  {
    squareFeet: squareFeetPerSquareMetre,
    squared: phraseList('m 2 | м 2'),
    units: phraseList(`
    sqm | sq m | sq mt | sq mtr | sqmt | кв м | квм | кв метр | кв метров | square meters | square meter | square metres | sq meters |
    sq meter | sq metres | متر | متر مربع | متر مربعه`),
  },
];

export function sizeAt(tokens: readonly Token[], start: number): Reading<Amount> | null {
  const leading = leadingUnitAt(tokens, start);
  if (leading) return leading;
  const token = tokens[start];
  if (token?.kind !== 'number') return null;
  // "10k sqft"
  const thousands = textAt(tokens, start + 1) === 'k' ? areaUnitAt(tokens, start + 2) : null;
  if (thousands)
    return {
      value: { number: token.value * 1e3, unit: String(thousands.value), isBare: false },
      length: 2 + thousands.length,
    };
  // "3000+ sqft"
  const plus = textAt(tokens, start + 1) === '+' ? areaUnitAt(tokens, start + 2) : null;
  if (plus)
    return {
      value: { number: token.value, unit: String(plus.value), isBare: false, isOpen: true },
      length: 2 + plus.length,
    };
  const unit = areaUnitAt(tokens, start + 1);
  if (unit)
    return {
      value: { number: token.value, unit: String(unit.value), isBare: false },
      length: 1 + unit.length,
    };
  // The first end of "1000-1500 sqft"; on its own it is not a size.
  const joined = joins.has(textAt(tokens, start + 1)) && tokens[start + 2]?.kind === 'number';
  return joined && areaUnitAt(tokens, start + 3)
    ? { value: { number: token.value, unit: null, isBare: true }, length: 1 }
    : null;
}

const leadingUnits = phraseList('sqft | sq ft | bua | built up area | gfa');
/** A smaller number after "sqft" is not the size of a home. */
const minLeadingSize = 200;

/** A size after its unit: "sqft 1200", "BUA 4000". */
function leadingUnitAt(tokens: readonly Token[], start: number): Reading<Amount> | null {
  const unit = phraseLengthAt(tokens, start, leadingUnits);
  const token = unit > 0 ? tokens[start + unit] : undefined;
  if (token?.kind !== 'number' || token.value < minLeadingSize) return null;
  const after = areaUnitAt(tokens, start + unit + 1);
  return {
    value: { number: token.value, unit: String(after?.value ?? 1), isBare: false },
    length: unit + 1 + (after?.length ?? 0),
  };
}

function areaUnitAt(tokens: readonly Token[], at: number): Reading<number> | null {
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

/** The "m 2" of "100 m2", unlike that of "2m 2 bed". */
export function isSquared(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1];
  return next?.text === '2' && next.start === tokens[at]?.end;
}

export function toSquareFeet(amount: Amount, other: Amount | null): number | null {
  const unit = amount.unit ?? other?.unit;
  return unit ? Math.round(amount.number * Number(unit)) : null;
}
