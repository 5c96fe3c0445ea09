import { phraseList } from '../tokens/tokens';

const multipleWords: readonly (readonly [multiple: number, words: string])[] = [
  [
    1e3,
    'k | thousand | thousands | thou | grand | tys | tysyach | alf | hazar | bin | الف | الاف | هزار | к | тыс | тысяч | тысячи',
  ],
  [1e4, '万'],
  [1e5, 'lakh | lakhs | lac | lacs'],
  [5e5, 'полмиллиона | полумиллиона'],
  [
    1e6,
    '百万 | m | mn | mm | mil | mill | mi | milli | millio | mio | mln | mlns | mils | milion | millon | milyon | malyoon | milliona | millionov | milions | millione | millionen | millones | million | millions | milione | milioni | milhao | milhoes | milyona | milyonun | milyondan | مليون | ملايين | ميليون | المليون | kk | кк | млн | ляма | лямов | лимона | лимонов | миллион | миллиону | миллиона | миллионов',
  ],
  [1e7, '千万 | cr | crs | crore | crores | karod | karor'],
  [1e8, '亿'],
  [1e9, 'bn | billion | مليار | ميليارد | млрд'],
];

/** Words after a number that multiply it: "2 million". */
export const multiples = new Map(
  multipleWords.flatMap(([multiple, words]) =>
    phraseList(words).map(([word = '']) => [word, multiple] as const),
  ),
);
/** Multiples only right after a number: "200w", "80L". */
export const tightMultiples = new Map([
  ['w', 1e4],
  ['l', 1e5],
]);
/** Multiples that mean rupees when no currency is given. */
export const indian = new Set('l lakh lakhs lac lacs cr crs crore crores karod karor'.split(' '));
/** "Two million" in one word. */
export const twoMillions = new Set(['مليونين', 'مليونان']);
