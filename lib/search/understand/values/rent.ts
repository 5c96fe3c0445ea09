import { phraseLengthAt, textAt } from '../tokens/phrases';
import { phraseList, type Token } from '../tokens/tokens';
import { periods } from '../word-lists/payment-words';
import { tenancyWords } from '../word-lists/tenancy-words';
import { amountAt } from './amounts';

const rents = phraseList(`
  rent | rents | rental | rentals | renting | to rent | for rent | on rent | rent of | rent for | for rental | lease |
  leasing | to lease | for lease | on lease | to let | long term rent | long term rental | long term rentals |
  long term lease | room for rent | rooms for rent | bed space | bedspace | bed spaces | flat share | flatshare | flat sharing | room share | room sharing | sharing room | shared room | للايجار | ايجار | برای اجاره | اجاره | аренда | аренду | в аренду | снять | 出租 | 租房 | 租金 | kiralik | a louer | louer | mieten | kiraya | kiraye | kiraye pe |
  zu mieten | zur miete | en alquiler`);
/** Periods that mean a rent without the word or an amount; "monthly" alone is more often a payment plan. */
const periodsAlone = phraseList('yearly | annually | per year | per annum | per yr');
const chequeWords = phraseList('cheque | cheques | chq | chqs | check | checks');
const perMonth = phraseList('monthly | per month');
/** A lower amount next to "monthly" is not a price. */
const maxMonthly = 50_000;
/** Words next to "rent" that do not mean a home for rent: "high rental yield", "rent to own", "short term rental". */
const beforeOther = new Set([
  'term',
  'holiday',
  'vacation',
  'guaranteed',
  'assured',
  'high',
  'good',
  'great',
  'buy',
  '%',
]);
const afterOther = phraseList(`
  yield | yields | income | return | returns | roi | guarantee | guaranteed | potential | value | to own | - to - own | demand |
  market | cap | history | investment | contract | out | free`);
/** "2m yearly payments" */
const afterPeriod = phraseList('payment | payments | instalment | instalments | installments | maintenance');
/** "8% per annum", "service charge per year" */
const beforePeriod = new Set(['%', 'charge', 'charges', 'fee', 'fees']);

const incomes = phraseList(
  'income | rental income | rent income | yearly income | annual income | net income | gross income',
);

/** In a text about rent, a lower amount in AED is the rent. */
export const maxRent = 400_000;

/** The words that identify a rent. */
export const rentWords: readonly string[] = [...rents, ...periods].flat();

/**
 * Number of tokens of a rent, which no filter expresses because all homes are for sale: "for rent", "monthly rent 9k",
 * "rent below 100k per year", "100k yearly". 0 when none starts here.
 */
export function rentAt(tokens: readonly Token[], start: number): number {
  const length = (at: number, phrases: typeof rents) => phraseLengthAt(tokens, at, phrases);
  const rentLength = (at: number) => {
    const found = length(at, rents);
    const isOther = beforeOther.has(textAt(tokens, at - 1)) || length(at + found, afterOther) > 0;
    return isOther ? 0 : found;
  };
  const amount = amountAt(tokens, start)?.length ?? 0;
  const period = periodAt(tokens, start + amount);
  // "4 cheques"
  const cheques = tokens[start]?.kind === 'number' ? length(start + 1, chequeWords) : 0;
  if (cheques > 0) return 1 + cheques;
  // "Rented studio 65k income"
  const income = amount > 0 ? length(start + amount, incomes) : 0;
  if (income > 0 && (amountAt(tokens, start)?.value ?? maxRent) < maxRent) return amount + income;
  // "Tenanted at 120k"
  const isPaid = amount > 0 && tenancyWords.has(textAt(tokens, start - 1));
  if (isPaid && (amountAt(tokens, start)?.value ?? maxRent) < maxRent) return amount + period;
  if (amount > 0 && period > 0) {
    const end = start + amount + period;
    return end + rentLength(end) - start;
  }
  // "Monthly 5k"
  const month = length(start, perMonth);
  const paid = month > 0 ? amountAt(tokens, start + month) : null;
  if (paid && paid.value < maxMonthly) return month + paid.length;
  const rent = amount > 0 ? 0 : rentLength(start + period);
  if (rent === 0) {
    const alone = period > 0 ? length(start, periodsAlone) : 0;
    return beforePeriod.has(textAt(tokens, start - 1)) ? 0 : alone;
  }
  const at = start + period + rent;
  const end = at + (amountAt(tokens, at)?.length ?? 0);
  return end + length(end, periods) - start;
}

/** Number of tokens of a period; 0 also for "year 2027" and "yearly payments". */
function periodAt(tokens: readonly Token[], at: number): number {
  const found = phraseLengthAt(tokens, at, periods);
  const next = tokens[at + found];
  const isYear = next?.kind === 'number' && next.value > 2000 && next.value < 2100;
  return isYear || phraseLengthAt(tokens, at + found, afterPeriod) > 0 ? 0 : found;
}
