import type { Months } from '@/lib/search/filters/handover-months';
import { keysOf } from '@/lib/typed-keys';
import { phraseLengthAt, type Reading, textAt } from '../tokens/phrases';
import { phraseList, type Token } from '../tokens/tokens';
import { tenancyWords } from '../word-lists/tenancy-words';
import { monthOfName, monthsAt, type Period, rangeAt, yearEnds } from './calendar-times';
import { numerals } from './numerals';
import { nextMonthAt, relativeAt, years } from './relative-times';
import { areaUnitAt } from './sizes';

const signals = phraseList(`
  handover | ho | hand over | handover in | hand over in | handover by | handing over | handing over in |
  completion | completion in | completing | completing in | finished | finished in | completed in | completed by | delivery |
  completion date | completion date is | date of completion | date of handover | date of delivery | delivery in | delivered | delivered in | delivering | delivering in | delivery date | ready in | ready by | handover date | move in |
  moving in | built | built in | expected in | to be completed in | due to be completed in | possession | possession in | due | due in | due by | livraison | livraison en | livraison prevue en | übergabe | fertigstellung | entrega | entrega en | teslim | تسليم | التسليم | تسليم في | استلام | الاستلام | استلام في | تحويل | تحويل در |
  year built | year of construction | construction year | сдача | сдается | сдача в | сдача во | сдача к | сдачей в | сдается в | готовность | срок сдачи | срок сдачи в | со сроком сдачи`);

/** After these, "5 years" without "in" may be an age. */
const builtSignal = /^(?:built|delivered|possession)$/;
const before = phraseList(`
  by | not later than | no later than | not after | latest by | before | until | till | avant | vor | antes de | bis | قبل | حتى | حتي | تا | до |
  не позднее | не позже`);
const notBefore = phraseList(
  'not before | not ready before | not ready until | no earlier than | not earlier than | no sooner than | не ранее | не раньше | ليس قبل',
);

/** These leave out the time that they name, as "before" does: "after 2027" is 2028. */
const after = phraseList(
  'after | later than | beyond | past | apres | nach | despues de | بعد | بعد از | после | позже',
);
const startingFrom = phraseList('from | starting | starting from | starting in | من | از | с');
const orLater = phraseList('onwards | onward | or later | and later | or after | and after | and beyond');
const orEarlier = phraseList(
  'or earlier | or before | or sooner | or by then | at the latest | latest | и раньше | или раньше | او قبل',
);
const beforeDates = new Set([
  'till',
  'until',
  'to',
  'in',
  'from',
  'by',
  'on',
  'before',
  'after',
  'end',
  'of',
]);

/** `handover 2027`, `q4 2027`, `Q4-27`, `completed by 2028`, a bare `2027`. Null when none starts here. */
export function handoverAt(tokens: readonly Token[], start: number, now: Date): Reading<Months> | null {
  const age = ageAt(tokens, start, now);
  if (age) return age;
  const signal = phraseLengthAt(tokens, start, signals) || readyAt(tokens, start, now);
  if (signal === 0 && isOfTenancy(tokens, start)) return null;
  let at = start + signal;
  const saysBy = /^(handover by|completed by|ready by)$/.test(
    tokens
      .slice(start, at)
      .map(({ text }) => text)
      .join(' '),
  );
  const range = rangeAt(tokens, at, signal > 0);
  if (range) return { value: range.value, length: at + range.length - start };
  const limit = limitAt(tokens, at, saysBy);
  at += limit?.length ?? 0;
  // The "before" of "not before" leaves no time out.
  const limitStart = limit?.value === 'not before' ? at : start;
  if (['in', 'the', 'في', 'در', 'в', 'во', '-'].includes(textAt(tokens, at))) at += 1;
  const mayBeAge =
    builtSignal.test(textAt(tokens, start)) && ['-', textAt(tokens, start)].includes(textAt(tokens, at - 1));
  const when =
    relativeAt(tokens, at, now, { mayBeAge, hasSignal: signal > 0 }) ??
    monthsAt(tokens, at, signal > 0 || (limit !== null && limit.value !== 'from')) ??
    (signal > 0 ? nextMonthAt(tokens, at, now) : null);
  if (!when) return null;
  at += when.length;
  const later = limit?.value === 'by' ? 0 : phraseLengthAt(tokens, at, orLater) || plusAt(tokens, at);
  const earlier = later || isNewest(tokens, at) ? 0 : phraseLengthAt(tokens, at, orEarlier);
  at += later + earlier;
  const end = phraseLengthAt(tokens, at, yearEnds);
  const { value } = when;
  return {
    value: {
      from: null,
      to: null,
      ...limits(value, {
        by: limit?.value === 'by' || saysBy || earlier > 0 || textAt(tokens, at - 1) === '年底前',
        after: limit?.value === 'after',
        from: limit?.value === 'from' || limit?.value === 'not before' || later > 0,
        // "2027 or before" has that year.
        before: isBefore(tokens, limitStart, earlier > 0 ? at - earlier : at + end),
      }),
    },
    length: at + end - start,
  };
}

/** The "latest" of "2027 latest launches", unlike that of "2027 latest". */
function isNewest(tokens: readonly Token[], at: number): boolean {
  return (
    textAt(tokens, at) === 'latest' &&
    /^(?:launch(?:es)?|projects?|developments?|properties|listings?|prices?|offers?)$/.test(
      textAt(tokens, at + 1),
    )
  );
}

/** The "ready" of "ready next year", "ready q2 2027", "ready within a year" and "ready before september" or "before christmas". */
function readyAt(tokens: readonly Token[], start: number, now: Date): number {
  if (textAt(tokens, start) !== 'ready') return 0;
  if (relativeAt(tokens, start + 1, now, { mayBeAge: true, hasSignal: true })) return 1;
  const date = monthsAt(tokens, start + 1, false);
  if (date && !areaUnitAt(tokens, start + 1 + date.length)) return 1;
  const by = phraseLengthAt(tokens, start + 1, before);
  const at = start + 1 + by;
  const isTime =
    relativeAt(tokens, at, now, { mayBeAge: true, hasSignal: true }) ?? nextMonthAt(tokens, at, now);
  return by > 0 && isTime ? 1 : 0;
}

const youngerThan = phraseList(
  'less than | under | below | max | maximum | at most | up to | not more than | no more than | not older than | no older than | younger than | newer than',
);

/** "Less than 5 years old", "not older than ten years" */
function ageAt(tokens: readonly Token[], start: number, now: Date): Reading<Months> | null {
  const than = phraseLengthAt(tokens, start, youngerThan);
  if (than === 0) return null;
  const at = start + than;
  const count =
    tokens[at]?.kind === 'number' ? (tokens[at]?.value ?? 0) : (numerals.get(textAt(tokens, at)) ?? 0);
  const unit = phraseLengthAt(tokens, at + 1, years);
  const end = at + 1 + unit;
  const isOld = textAt(tokens, end) === 'old';
  if (unit === 0 || !Number.isInteger(count) || count < 1 || count > 50) return null;
  if (!isOld && !/^(?:older|younger|newer)$/.test(textAt(tokens, at - 2))) return null;
  const to = now.getUTCFullYear() * 100 + now.getUTCMonth() + 1;
  return { value: { from: to - count * 100, to }, length: end + (isOld ? 1 : 0) - start };
}

/** "Rented till March 2026", "tenanted 2 bed until june" */
function isOfTenancy(tokens: readonly Token[], start: number): boolean {
  const isMonth = (index: number) => monthOfName(textAt(tokens, index)) > 0;
  const isOfDate = (index: number) =>
    beforeDates.has(textAt(tokens, index)) ||
    isMonth(index) ||
    (tokens[index]?.kind === 'number' && isMonth(index + 1));
  let at = start - 1;
  while (isOfDate(at)) at -= 1;
  const isEnd = tokens.slice(at + 1, start + 1).some(({ text }) => text === 'till' || text === 'until');
  if (isEnd && tokens.slice(0, start).some(({ text }) => tenancyWords.has(text))) return true;
  return (at < start - 1 || isOfDate(start)) && tenancyWords.has(textAt(tokens, at));
}

/** The "+" of "2027+", not of "2027 + 2 bed" or "2027+maid". */
function plusAt(tokens: readonly Token[], at: number): number {
  const plus = tokens[at];
  const isAlone = plus?.start === tokens[at - 1]?.end && plus?.end !== tokens[at + 1]?.start;
  return plus?.text === '+' && isAlone ? 1 : 0;
}

const limitWords = { 'not before': notBefore, by: before, after, from: startingFrom };

/** The word before a time that makes it a limit. @param saysBy whether the "by" is already said, as in "handover by" */
function limitAt(
  tokens: readonly Token[],
  at: number,
  saysBy: boolean,
): Reading<keyof typeof limitWords> | null {
  for (const value of keysOf(limitWords)) {
    const length = value === 'by' && saysBy ? 0 : phraseLengthAt(tokens, at, limitWords[value]);
    if (length > 0) return { value, length };
  }
  return null;
}

type Limits = { by: boolean; after: boolean; from: boolean; before: boolean };

function limits({ from, to }: Period, limit: Limits): Partial<Months> {
  if (limit.before) return { to: from % 100 === 1 ? from - 89 : from - 1 };
  if (limit.by) return { to };
  if (limit.after) return { from: to % 100 === 12 ? to + 89 : to + 1 };
  return limit.from ? { from } : { from, to };
}

const befores = new Set(['before', 'avant', 'vor', 'antes', 'قبل', '年前', '之前']);

/** "Before the end of 2026" includes its last months. */
function isBefore(tokens: readonly Token[], start: number, end: number): boolean {
  const said = tokens.slice(start, end).map(({ text }) => text);
  return said.some((text) => befores.has(text)) && !said.some((text) => ends.has(text));
}

const ends = new Set(['end', 'christmas', 'xmas', 'new', 'نهايه']);
