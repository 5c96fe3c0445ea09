import { phraseLengthAt, type Reading, textAt } from './phrases';
import { phraseList, type Token } from './tokens';

const least = phraseList(`
  over | above | more than | more then | min | minimum | at least | from | starting | starting from | starting at |
  starts from | starts at | start from | start at | starting price | starting price of | starting price from |
  price starting from | prices from | higher than | greater than | bigger than | larger than | upwards of | not less than | no less than | not under | not below | > | ≥ | > = | اكثر من | فوق |
  على الاقل | علي الاقل | لا يقل عن | ابتداء من | بالاي | بيش از | حداقل | از |
  от | ot | больше | более | свыше`);
const most = phraseList(`
  under | below | less than | less then | lesser than | lower than | max | maximum | up to | upto | at most | not more than | no more than | not over |
  not above | not exceeding |
  cheaper than | smaller than | within | budget | budget of | my budget is | budget is | max budget | < |
  ميزانيه | ميزانيتي | بميزانيه | بودجه | бюджет |
  ≤ | < = | till | until | by | اقل من | باقل من | لا يتجاوز | تحت | حتى | حتي | بحد اقصى | بحد اقصي | لا يزيد عن | زير |
  كمتر از | حداكثر | تا | до | do | меньше | менее | дешевле | bis | unter | moins de | jusqu'à | hasta`);
/** After an amount or a number of rooms: "5m and above". */
export const orMore = phraseList(
  'or more | and more | and above | or above | and up | and over | or over | upwards | واكثر | فاكثر',
);
/** After the amount: "2m max". */
const leastAfter = [...phraseList('min | minimum'), ...orMore];
const mostAfter = phraseList(`
  max | maximum | or less | and less | or below | and below | or under | and under | budget | او اقل | فاقل`);
const near = phraseList(`
  around | about | approx | approximately | roughly | circa | near | somewhere around | in the region of |
  in the range of | ~ | حوالي | تقريبا | حدود | نحو | около | примерно`);
const between = phraseList(`
  between | from | range | بين | من | از`);
export const joins = new Set(
  phraseList('- | to | and | n | & | till | until | الى | و | تا | حتى | до | do | bis').flat(),
);

export type Bound = 'least' | 'most' | 'near' | 'between' | null;

export function boundAt(tokens: readonly Token[], at: number): Reading<Bound> {
  const kinds = [
    ['most', most],
    ['least', least],
    ['near', near],
    ['between', between],
  ] as const;
  let best: Reading<Bound> = { value: null, length: 0 };
  for (const [value, phrases] of kinds) {
    const length = phraseLengthAt(tokens, at, phrases);
    if (length > best.length) best = { value, length };
  }
  return best;
}

/** A bound after an amount, such as "+", "max" or "and above", unless it belongs to the next one: "2m max 3 beds". */
export function boundAfter(tokens: readonly Token[], at: number): Reading<Bound> {
  if (['+', 'plus'].includes(textAt(tokens, at))) return { value: 'least', length: 1 };
  const [more, less] = [phraseLengthAt(tokens, at, leastAfter), phraseLengthAt(tokens, at, mostAfter)];
  const length = Math.max(more, less);
  if (length === 0 || tokens[at + length]?.kind === 'number') return { value: null, length: 0 };
  return { value: more > less ? 'least' : 'most', length };
}
