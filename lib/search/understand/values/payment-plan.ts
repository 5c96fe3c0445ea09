import { phraseLengthAt, textAt } from '../tokens/phrases';
import { phraseList, type Token } from '../tokens/tokens';
import { firstPayment } from '../word-lists/payment-words';
import { amountAt } from './amounts';
import { numerals } from './numerals';

const planWords = phraseList(`
  payment plan | payment plans | payments plan | pay plan | easy payment plan | flexible payment plan |
  flexible payment | flexible payments | easy payment | easy payments | monthly payment | monthly payments |
  monthly payment plan | pay monthly | monthly installment | monthly instalment | pp | installment | installments | instalment | instalments | installment plan |
  instalment plan | installments plan | emi option | emi options | easy installments | monthly installments | monthly instalments | emi |
  تقسيط | بالتقسيط | اقساط | بالاقساط | خطه دفع | خطه سداد | دفعات | اقساطي | قسطي | اقساط شهريه |
  рассрочка | рассрочку | рассрочкой | в рассрочку | с рассрочкой | rassrochka | rassrochku | rassrochkoy | rassrochkoi | s rassrochkoy | s rassrochkoi | taqseet | aqsat |
  分期付款 | 分期 | 付款计划 | ratenzahlung | paiement echelonne | plan de pago | plan de pagos | plano de pagamento | piano di pagamento | en plusieurs fois | a plazos | plan de paiement | plans de paiement | facilites de paiement | pago a plazos | taksit | taksitli | raty | na raty`);
export const firstPaymentWords: ReadonlySet<string> = new Set(firstPayment.flat());
/** Those that mean a plan even without a share or amount. */
const aloneEnough = firstPayment.slice(0, 2);
const downPayment = [...firstPayment, ...phraseList('down | now | upfront')];
/** When a share of the price is due: "50% on handover". */
const dueDates = phraseList(`
  on handover | upon handover | at handover | till handover | until handover | by handover | before handover | after handover |
  on completion | upon completion | at completion | after completion | on possession | on booking | during construction |
  while construction | with construction | при сдаче | во время строительства | عند التسليم | عند الاستلام`);
const remainders = phraseList(
  'rest | the rest | balance | the balance | remaining | remainder | the remainder',
);
const perMonth = phraseList(`
  monthly | per month | a month | month | mo | every month | pm | p m | شهري | شهريا | ماهانه | в месяц | ежемесячно | 每月 | 月供`);
const qualities = phraseList(`
  easy | flexible | attractive | convenient | comfortable | good | best | low | zero | long | interest free |
  zero interest | no interest | interest - free`);
/** "No down payment" */
const none = phraseList('no | zero | without | nil | بدون | без');
const percent = new Set(['%', 'percent', 'percentage', 'pct', '٪']);
const years = new Set('year years yr yrs month months سنوات سنه года год лет месяцев ماه سال'.split(' '));
const planTerms = phraseList(
  'plan | payment plan | payment | installment | installments | instalments | مريحه',
);
const allTerms = [...planWords, ...planTerms];
const maxInstalment = 50_000;
const fillers = new Set(['of', 'with', 'over', 'for', 'only', 'just', 'and', 'على', 'علي', 'на', 'и']);

/**
 * Words for a payment plan: "payment plan 60/40", "1% monthly", "10% down payment", "5 years installments". The terms of
 * a plan have no filter, so they are read and dropped.
 * @returns the number of tokens; 0 when none starts here
 */
export function paymentPlanAt(tokens: readonly Token[], start: number): number {
  const quality = phraseLengthAt(tokens, start, qualities);
  const described = quality > 0 ? paymentPlanAt(tokens, start + quality) : 0;
  if (described > 0) return quality + described;
  const terms =
    sharesAt(tokens, start) ||
    percentWithTerm(tokens, start) ||
    firstPaymentAt(tokens, start) ||
    monthlyAt(tokens, start);
  if (terms > 0) return terms + tail(tokens, start + terms);
  const span = yearsAt(tokens, start);
  const words = phraseLengthAt(tokens, start + span, planWords);
  if (words > 0) return span + words + tail(tokens, start + span + words);
  if (span > 0) return 0;
  const no = phraseLengthAt(tokens, start, none);
  const without = no > 0 ? phraseLengthAt(tokens, start + no, firstPayment) : 0;
  if (without > 0) return no + without;
  const first = phraseLengthAt(tokens, start, firstPayment);
  const share = first > 0 ? percentAt(tokens, start + first) : 0;
  return share > 0 ? first + share : phraseLengthAt(tokens, start, aloneEnough);
}

/** Number of tokens of the terms that follow: shares, a percentage, a number of years, "plan". */
function tail(tokens: readonly Token[], start: number): number {
  for (let at = start; ; ) {
    const skipped = fillers.has(textAt(tokens, at)) ? 1 : 0;
    const next = at + skipped;
    const length =
      sharesAt(tokens, next, true) ||
      yearsAt(tokens, next) ||
      lastYearAt(tokens, next) ||
      percentWithTerm(tokens, next) ||
      phraseLengthAt(tokens, next, planWords) ||
      phraseLengthAt(tokens, next, planTerms) ||
      remainderAt(tokens, next) ||
      instalmentAt(tokens, next);
    if (length === 0) return at - start;
    at = next + length;
  }
}

/** "Balance on completion", "the rest 70% at handover" */
function remainderAt(tokens: readonly Token[], start: number): number {
  const rest = phraseLengthAt(tokens, start, remainders);
  const at = start + rest + percentAt(tokens, start + rest);
  const due = rest > 0 ? phraseLengthAt(tokens, at, dueDates) : 0;
  return due > 0 ? at + due - start : 0;
}

/** The amount of "monthly installment 10000", which is too small for a price. */
function instalmentAt(tokens: readonly Token[], at: number): number {
  const amount = /^(month|inst|emi|payment)/.test(textAt(tokens, at - 1)) ? amountAt(tokens, at) : null;
  return amount && amount.value < maxInstalment
    ? amount.length + phraseLengthAt(tokens, at + amount.length, perMonth)
    : 0;
}

/** "1% monthly", "monthly 1%", "10% down payment", "1% plan". */
function percentWithTerm(tokens: readonly Token[], at: number): number {
  const period = phraseLengthAt(tokens, at, perMonth);
  const share = period > 0 ? percentAt(tokens, at + period) : 0;
  if (share > 0) return period + share;
  const length = percentAt(tokens, at);
  const lists = [perMonth, downPayment, planTerms, dueDates];
  const term = length > 0 ? Math.max(...lists.map((list) => phraseLengthAt(tokens, at + length, list))) : 0;
  return term > 0 ? length + term : 0;
}

/** "5000 AED monthly payment plan" */
function monthlyAt(tokens: readonly Token[], start: number): number {
  const amount = amountAt(tokens, start)?.length ?? 0;
  const period = amount > 0 ? phraseLengthAt(tokens, start + amount, perMonth) : 0;
  const term = phraseLengthAt(tokens, start + amount + period, allTerms);
  return period > 0 && term > 0 ? amount + period + term : 0;
}

/** "100k down payment", "booking amount of 50k"; of two amounts, the smaller one: "2m down payment 200k". */
export function firstPaymentAt(tokens: readonly Token[], start: number): number {
  const amount = amountAt(tokens, start);
  const at = start + (amount?.length ?? 0);
  const term = phraseLengthAt(tokens, at, firstPayment) || (amount ? downAt(tokens, at) : 0);
  if (term === 0) return 0;
  const of = fillers.has(textAt(tokens, at + term)) ? 1 : 0;
  const following = amountAt(tokens, at + term + of);
  if (amount) return following && following.value < amount.value ? 0 : amount.length + term;
  return following ? term + of + following.length : 0;
}

/** The "down" of "50k down", unlike that of "2m down to 1.8m". */
function downAt(tokens: readonly Token[], at: number): number {
  const isChange = /^(?:to|from|by|town)$/.test(textAt(tokens, at + 1));
  return textAt(tokens, at) === 'down' && !isChange ? 1 : 0;
}

/** "60/40", "10-70-20", "60 40 plan", "plan 60 40": parts with a sum of 100. */
function sharesAt(tokens: readonly Token[], start: number, isAfterPlan = false): number {
  let total = 0;
  let parts = 0;
  let at = start;
  for (let part = partAt(tokens, at); part !== undefined && parts < 4; part = partAt(tokens, at)) {
    total += part;
    parts += 1;
    at += 1;
    if (textAt(tokens, at) === '%') at += 1;
    if (total === 100 && parts > 1) return at - start;
    if (['/', '-', ':'].includes(textAt(tokens, at))) at += 1;
    else if (!isAfterPlan && !isShareBeforePlan(tokens, at)) return 0;
  }
  return 0;
}

function partAt(tokens: readonly Token[], at: number): number | undefined {
  return tokens[at]?.kind === 'number' ? tokens[at]?.value : numerals.get(textAt(tokens, at));
}

/** "70 30 payment plan", "seventy thirty plan": only before words for a plan. */
function isShareBeforePlan(tokens: readonly Token[], at: number): boolean {
  return partAt(tokens, at) !== undefined && phraseLengthAt(tokens, at + 1, allTerms) > 0;
}

function percentAt(tokens: readonly Token[], start: number): number {
  const isNumber = tokens[start]?.kind === 'number' || numerals.has(textAt(tokens, start));
  return isNumber && percent.has(textAt(tokens, start + 1)) ? 2 : 0;
}

/** "5 years", "24 months", "two years". */
export function yearsAt(tokens: readonly Token[], start: number): number {
  const isNumber = tokens[start]?.kind === 'number' || numerals.has(textAt(tokens, start));
  return isNumber && years.has(textAt(tokens, start + 1)) ? 2 : 0;
}

const until = phraseList('till | until | up to | upto | to | through');

/** The "till 2030" of a payment plan, which is not a handover. */
function lastYearAt(tokens: readonly Token[], start: number): number {
  const join = phraseLengthAt(tokens, start, until);
  const { kind, value = 0 } = tokens[start + join] ?? {};
  return join > 0 && kind === 'number' && value >= 2020 && value <= 2045 ? join + 1 : 0;
}
