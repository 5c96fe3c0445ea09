import { dirhamsPerDollar } from '@/lib/format/conversions';
import { keysOf } from '@/lib/typed-keys';
import type { Phrases } from '../tokens/phrases';
import { phraseList } from '../tokens/tokens';

/** That of the dollar is the rate of imports, so that "under $1m" finds a home at $1m; the others are approximate. */
export const dirhamsPer = {
  aed: 1,
  usd: dirhamsPerDollar,
  eur: 4.2,
  gbp: 4.9,
  chf: 4.5,
  cad: 2.6,
  aud: 2.4,
  inr: 0.043,
  pkr: 0.013,
  cny: 0.51,
  rub: 0.045,
  sar: 0.98,
  qar: 1.01,
  kwd: 11.9,
  bhd: 9.74,
  omr: 9.54,
  try: 0.09,
  egp: 0.077,
  ngn: 0.0025,
  jpy: 0.024,
  hkd: 0.47,
  sgd: 2.8,
  kzt: 0.007,
  zar: 0.2,
};
export type Currency = keyof typeof dirhamsPer;

const currencyWords: Record<Currency, string> = {
  aed: 'aed | dhs | dh | dirham | dirhams | dirhem | dirhamov | dirhamow | de dirhams | дирхам | дирхама | дирхамов | 迪拉姆 | درهم | د | د ا',
  usd: '$ | usd | dollar | dollars | dolares | dolar | usdt | bucks | dollarov | de dollars | de dolares | us $ | us dollar | us dollars | american dollars | u s dollars | دولار | دلار | доллар | доллара | долларов | 美元 | 美金 | долл | баксов | 刀',
  eur: '€ | eur | euro | euros | deuros | يورو | евро | 欧元 | de euros',
  gbp: '£ | gbp | pound | pounds | sterling | quid | pounds sterling | british pounds',
  chf: 'chf',
  cad: 'cad | canadian dollars',
  aud: 'aud | australian dollars',
  inr: 'inr | rs | rupee | rupees | ₹ | indian rupee | indian rupees',
  pkr: 'pkr | pakistani rupees',
  cny: '¥ | cny | rmb | yuan | юаней | 人民币 | 元',
  rub: '₽ | rub | ruble | rubles | roubles | руб | рублей | russian rubles',
  sar: 'sar | riyal | riyals | ريال | saudi riyals',
  qar: 'qar',
  kwd: 'kwd',
  bhd: 'bhd',
  omr: 'omr',
  try: 'tl | lira | liras | lirasi | turkish lira | turkish liras',
  egp: 'egp | egyptian pounds | egyptian pound | جنيه مصري',
  ngn: 'ngn | naira',
  jpy: 'jpy | yen | 日元',
  hkd: 'hkd | 港币 | hong kong dollars',
  sgd: 'sgd | singapore dollars',
  kzt: 'kzt | тенге',
  zar: 'zar | rand',
};

const entries = keysOf(currencyWords).flatMap((currency) =>
  phraseList(currencyWords[currency]).map((phrase) => [phrase, currency] as const),
);

export const currencyPhrases: Phrases = entries.map(([phrase]) => phrase);
/** Currencies by the text of their phrases. */
export const currencies = new Map(entries.map(([phrase, currency]) => [phrase.join(' '), currency]));
