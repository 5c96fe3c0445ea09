import { describeConstraints } from '@/testing/search/describe-constraints';
import { referenceNames } from '@/testing/search/reference-names';
import { understandEither } from './either';
import { vocabularyOf } from './vocabulary';

/** What is read, and the other readings: filters, and words in quotes. */
function readings(text: string) {
  const { others = [], ...first } = understandEither(text, vocabularyOf(referenceNames));
  return [first, ...others].map(({ constraints, rest }) =>
    [...Object.values(describeConstraints(constraints, referenceNames)), ...(rest ? [`"${rest}"`] : [])].join(
      ' ',
    ),
  );
}

it.each([
  ['loft or penthouse downtown', ['Downtown Dubai Penthouse', 'Downtown Dubai "loft"']],
  ['penthouse or loft downtown', ['Downtown Dubai Penthouse', 'Downtown Dubai "loft"']],
  ['2 bed loft or triplex under 2m', ['2 -2000000 "loft"', '2 -2000000 "triplex"']],
  ['azizi or meraas 1 bed', ['1 "azizi"', '1 "meraas"']],
  ['azizi, meraas or danube villas', ['Villa "azizi"', 'Villa "meraas"', 'Villa "danube"']],
  ['villa, loft or mansion', ['Villa "loft"', 'Villa "mansion"']],
  ['triplex или пентхаус', ['Penthouse', '"triplex"']],
])('%j are several searches', (text, expected) => {
  expect(readings(text)).toEqual(expected);
});

it.each([
  ['villa or townhouse', ['Villa, Townhouse']],
  ['ready or off plan', ['Ready, Off Plan']],
  ['marina or jbr', ['Dubai Marina', 'Jumeirah Beach Residence']],
  ['pool or garden', ['"pool garden"']],
  ['loft and penthouse', ['Penthouse "loft"']],
  ['2 or 3 bed loft', ['2, 3 "loft"']],
  ['or loft', ['"loft"']],
])('%j is read as without "or"', (text, expected) => {
  expect(readings(text)).toEqual(expected);
});

it('reads at most four searches', () => {
  expect(readings(Array.from({ length: 25 }, () => 'loft').join(' or ')).length).toBeLessThanOrEqual(4);
});
