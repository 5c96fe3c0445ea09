import { phraseList } from '../tokens/tokens';

/** What is paid first, next to a share or an amount. */
export const firstPayment = phraseList(`
  down payment | downpayment | dp | deposit | booking | booking amount | booking fee | booking price |
  first payment | initial payment | first instalment | first installment | initial instalment |
  initial installment | anzahlung | مقدم | دفعه اولي | پیش پرداخت | первый взнос | первого взноса | первоначальный взнос | первоначального взноса | 首付 | 首付款`);
/** What a rent or an instalment is paid for. */
export const periods = phraseList(`
  per year | per annum | a year | yearly | annually | annual | pa | p a | / year | / yr | per yr | year | per month |
  a month | monthly | / month | / mo | pm | p m | سنويا | في السنه | شهريا | в год | в месяц`);
