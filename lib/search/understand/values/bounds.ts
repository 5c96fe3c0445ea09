import { type Phrases, phraseLengthAt, type Reading, textAt } from '../tokens/phrases';
import { phraseList, type Token } from '../tokens/tokens';
import { splitPhrases } from '../word-lists/split-phrases';

/* Bounds of counts of rooms and of amounts alike. */
export const atLeast = phraseList(`
  min | minimum | min of | minimum of | at least | atleast | not less than | no less than | not less | no less | not under | not below |
  nothing under | nothing below | nothing less than | nothing cheaper than | nothing smaller than | ≥ | > = | = > |
  على الاقل | علي الاقل | لا يقل عن | لا تقل عن | ما يقل عن | ما تقل عن | حداقل | минимум | не менее | не меньше | не дешевле | mindestens | au moins |
  al menos | por lo menos | pelo menos | minimo | minimo de | almeno | en az | co najmniej | 至少 | 最少 | 不低于 | 不少于`);
export const above = phraseList(`
  over | above | more than | more then | > | اكثر من | اكبر من | بيشتر از | больше | более | свыше | mehr als | über | plus de |
  mas de | mas que | por encima de | mais de | mais que | acima de | piu di | oltre | oltre i | powyzej | wiecej niz | 高于 | 超过 | 大于 | 多于`);
export const atMost = phraseList(`
  max | maximum | max of | maximum of | max is | maximum is | up to | upto | at most | atmost | not more than |
  no more than | not more then | no more then | no more | not more | not higher than | no higher than | nothing above | nothing over | nothing more than | nothing higher than | nothing bigger than | not over | no over | not above |
  not exceeding | ≤ | < = | = < | حداكثر | максимум | не более | не больше | не дороже | не выше | höchstens | maximal | nicht mehr als | nicht über | au maximum |
  maximo | maximo de | no mas de | nao mais de | massimo | non piu di | non oltre | en fazla | 最多 | 不超过 | 不高于 | 最高`);
export const below = phraseList(`
  under | below | sub | sub - | less than | less then | fewer than | < | اقل من | كمتر از | меньше | менее | weniger als | moins de |
  menos de | menos que | por debajo de | inferior a | abaixo de | meno di | sotto | sotto i | ponizej | mniej niz | 低于 | 少于 | 小于 | 不到`);

const negations = splitPhrases(`
  not | not to | dont | do not | dont want | do not want | dont want to | do not want to | wont | will not | cant | cannot | can not | does not |
  without | never | unable to | couldnt | could not | shouldnt | should not | must not | wouldnt | would not`);
const arabicNegations = 'ما لا مو مش ليس ليست'.split(' ');

const paired = (first: readonly string[], second: readonly string[]): Phrases =>
  phraseList(first.flatMap((one) => second.map((other) => `${one} ${other}`)).join('|'));

/** Before a bound that they turn round: "not going over", "ما تطلع اكثر من". */
const refusals: Phrases = [
  ...phraseList([...negations, ...arabicNegations].join('|')),
  ...paired(
    negations,
    splitPhrases(
      'go | going | spend | spending | pay | paying | be | cost | afford | have | afford to pay | looking to spend | looking to pay | willing to spend | willing to pay | willing to go | ready to pay | able to pay',
    ),
  ),
  ...paired(arabicNegations, 'تطلع يطلع تكون يكون'.split(' ')),
];
const refusedAsLess: Phrases = [...below, ...phraseList('cheaper than | lower than | smaller than')];
const refusedAsMore: Phrases = [...above, ...phraseList('higher than | bigger than | larger than')];

/** The bound of "can't pay more than" and "not cheaper than". */
export function refusalAt(tokens: readonly Token[], at: number): Reading<'least' | 'most'> | null {
  const refusal = phraseLengthAt(tokens, at, refusals);
  if (refusal === 0) return null;
  const more = phraseLengthAt(tokens, at + refusal, refusedAsMore);
  if (more > 0) return { value: 'most', length: refusal + more };
  const less = phraseLengthAt(tokens, at + refusal, refusedAsLess);
  return less > 0 ? { value: 'least', length: refusal + less } : null;
}

const least: Phrases = [
  ...atLeast,
  ...above,
  ...phraseList(`
  from | starting | starting from | starting at | starts | starts from | starts at | start from | start at |
  starting price | starting price of | starting price from | price starting from | prices from | higher than |
  greater than | bigger than | larger than | upwards of | in excess of | اغلى من | اغلي من | فوق | ab | a partir de | desde | od | ابتداء من | بالاي | بيش از | بزرگتر از | گرانتر از | از | от | ot | дороже | больше чем | более чем | дороже чем`),
];
const most: Phrases = [
  ...atMost,
  ...below,
  ...paired(negations, 'exceed exceeding cross crossing'.split(' ')),
  ...paired(
    arabicNegations,
    'تتجاوز يتجاوز تتعدى يتعدى تزيد يزيد'.split(' ').flatMap((verb) => [verb, `${verb} عن`, `${verb} على`]),
  ),
  ...phraseList(`
  tops | stretch to | can stretch to | could stretch to | can go to | could go to | can go up to | could go up to | go up to | can push to | lesser than | lower than | cheaper than | smaller than | within | till | until | by | باقل من |
  ارخص من | اصغر من | ارزانتر از | ارزان تر از | كوچكتر از | كوچك تر از |
  تحت | حتى | حتي | بحد اقصى | بحد اقصي | زير | تا | до | do |
  дешевле | меньше чем | менее чем | дешевле чем | в пределах | bis | bis zu | unter | pas plus de | jusqua | hasta | fino a | ate`),
];
const near = phraseList(`
  around | arnd | abt | about | approx | approximately | roughly | circa | ca | near | close to | somewhere around |
  in the region of | in the range of | ~ | ± | + - | + / - | plus minus | plus or minus | plus / minus | حوالي | تقريبا | حدود | بحدود | في حدود | в районе | ближе к | نحو | около | примерно | 大约 | 约 | 大概`);
const between = phraseList(`
  between | in between | btw | btwn | b / w | entre | zwischen | tra | fra | da | from | range | ما بين | بين | من | از | 从`);

/** After an amount or a number of rooms: "5m and above". */
export const orMore = phraseList(`
  or more | and more | or bigger | and bigger | or larger | and larger | or above | and above | & above | and up | & up | or over | and over | or higher |
  and higher | upwards | and upwards | واكثر | فاكثر | 以上 | 起`);
export const orLess = phraseList(`
  or less | and less | or smaller | and smaller | & less | or fewer | or below | and below | & below | or under | and under | & under |
  or lower | and lower | او اقل | فاقل | 以下 | 以内 | 之内`);
/** After the amount: "2m max". */
const leastAfter: Phrases = [
  ...phraseList('min | minimum | onwards | onward | + | plus | fazla | üzeri | üzerinde | üstü | üstünde'),
  ...orMore,
];
const mostAfter: Phrases = [
  ...phraseList(
    'max | maximum | tops | at most | at the most | budget | or cheaper | and cheaper | tak | tk | alti | altinda | altında | altı | kadar | az | ke andar | se kam | se neeche | по максимуму | как максимум',
  ),
  ...orLess,
];
const plusMinus = phraseList('± | + - | + / - | plus minus | plus or minus | plus / minus | give or take');
const nearAfter: Phrases = [
  ...phraseList('ke aas paas | approx | approximately | ish | - ish | or so | 左右'),
  ...plusMinus,
];

const alwaysAfter = new Set(['+', 'plus', 'ish', 'take', '以上', '以下', '以内', '之内', '左右']);

/** "2m above"; before other words they mean something else: "2m below market value". */
const atTheEnd = new Map<string, Bound>([
  ['above', 'least'],
  ['below', 'most'],
]);

const open: Phrases = [
  ...atLeast,
  ...atMost,
  ...phraseList('over | above | more than | under | below | less than | starting from | starting at'),
];

const unfinished = /^(?:unde|belo|abov|betwe?e?|(?:maxi|mini)(?:mu?)?)$/;

/** Number of tokens of a bound at the end of a text, whose amount is still to be typed; not that of "metro 5 min". */
export function openBoundAt(tokens: readonly Token[], at: number): number {
  if (at === 0 || tokens[at - 1]?.kind !== 'word') return 0;
  if (at + 1 === tokens.length && unfinished.test(textAt(tokens, at))) return 1;
  const length = phraseLengthAt(tokens, at, open);
  return at + length === tokens.length ? length : 0;
}

const highest: Phrases = [...atMost, ...below];
const beforeOtherBounds = new Set([
  'roi',
  'yield',
  'return',
  'rate',
  'rating',
  'floor',
  'level',
  'storey',
  'floors',
  'walk',
  'ready',
  'handover',
]);

/** Whether "under 2" at the end of a text is certainly a price in millions, with the word left out. */
export function isLastPrice(tokens: readonly Token[], start: number, at: number): boolean {
  const { kind, text = '' } = tokens[start - 1] ?? {};
  return (
    at > start &&
    kind === 'word' &&
    !beforeOtherBounds.has(text) &&
    at + 1 === tokens.length &&
    phraseLengthAt(tokens, start, highest) === at - start
  );
}

/** Between the ends of a range. */
export const rangeJoins = phraseList(
  '< x < | < = x < = | ≤ x ≤ | - | - > | to | or | ل | and | et | und | y | e | a | n | & | / | ~ | till | until | up to | upto | الى | و | تا | حتى | до | do | bis | 到 | 至 | или | 或',
);

export type Bound = 'least' | 'most' | 'near' | 'between';

const before: readonly (readonly [Bound, Phrases])[] = [
  ['most', most],
  ['least', least],
  ['near', near],
  ['between', between],
];
const after: readonly (readonly [Bound, Phrases])[] = [
  ['least', leastAfter],
  ['most', mostAfter],
  ['near', nearAfter],
];

/** The bound before an amount: "under", "at least". */
export function boundAt(tokens: readonly Token[], at: number): Reading<Bound> | null {
  return refusalAt(tokens, at) ?? longest(tokens, at, before);
}

/**
 * A bound after an amount, such as "+", "max" or "and above", unless it belongs to the number that follows: "2m max 3
 * beds". In "1m min 2m max" each has its own.
 */
export function boundAfter(
  tokens: readonly Token[],
  at: number,
  read: (tokens: readonly Token[], at: number) => Reading<unknown> | null,
): Reading<Bound> | null {
  const last = at === tokens.length - 1 ? atTheEnd.get(textAt(tokens, at)) : undefined;
  if (last) return { value: last, length: 1 };
  const bound = longest(tokens, at, after);
  if (isGluedBound(tokens, at)) return bound;
  // "3m or less 2 beds"
  const isAlways =
    textAt(tokens, at) === 'or' || alwaysAfter.has(textAt(tokens, at + (bound?.length ?? 0) - 1));
  if (!bound || isAlways) return bound;
  const following = at + bound.length;
  if (tokens[following]?.kind !== 'number') return bound;
  // "2m max | 2 bed", "2m max, 2 bed"
  if ((tokens[following]?.start ?? 0) > (tokens[following - 1]?.end ?? 0) + 1) return bound;
  const next = read(tokens, following);
  // "1500 sq ft and above 3 bed"
  if (!next && ['and', '&'].includes(textAt(tokens, at))) return bound;
  return next && longest(tokens, following + next.length, after) ? bound : null;
}

/** Whether a word written onto an amount is its bound: "1.3max 1 bed". */
export function isGluedBound(tokens: readonly Token[], at: number): boolean {
  const word = tokens[at];
  return word?.kind === 'word' && word.start === tokens[at - 1]?.end && longest(tokens, at, after) !== null;
}

/** Number of tokens of the "+/-" between an amount and its tolerance. */
export function plusMinusAt(tokens: readonly Token[], at: number): number {
  return phraseLengthAt(tokens, at, plusMinus);
}

function longest(
  tokens: readonly Token[],
  at: number,
  kinds: readonly (readonly [Bound, Phrases])[],
): Reading<Bound> | null {
  let best: Reading<Bound> | null = null;
  for (const [value, phrases] of kinds) {
    const length = phraseLengthAt(tokens, at, phrases);
    if (length > (best?.length ?? 0)) best = { value, length };
  }
  return best;
}
