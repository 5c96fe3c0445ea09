import { describeConstraints } from '@/testing/search/describe-constraints';
import { referenceNames } from '@/testing/search/reference-names';
import { understandEither } from './either';
import { vocabularyOf } from './names/vocabulary';

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
  [
    '2 bed apartment marina or 3 bed jvc',
    ['Dubai Marina Apartment 2', 'Jumeirah Village Circle Apartment 3'],
  ],
  ['2 bed marina or 3 bed jvc', ['Dubai Marina 2', 'Jumeirah Village Circle 3']],
  ['2 bed marina or 3 bed jvc under 2m', ['Dubai Marina 2 -2000000', 'Jumeirah Village Circle 3 -2000000']],
  [
    'studio jvc 600k or 1 bed jlt 900k',
    ['Jumeirah Village Circle 0 -600000', 'Jumeirah Lake Towers 1 -900000'],
  ],
  [
    '2 bed emaar or 3 bed damac in marina',
    ['Dubai Marina Emaar Properties 2', 'Dubai Marina DAMAC Properties 3'],
  ],
  ['2 bed marina or villa in palm', ['Dubai Marina 2', 'Palm Jumeirah Villa']],
  [
    'apartment in marina under 2m or jbr 2 bed under 3m',
    ['Dubai Marina Apartment 2 -2000000', 'Jumeirah Beach Residence Apartment 2 -3000000'],
  ],
  ['villa in marina or palm 3 bed', ['Dubai Marina Villa 3', 'Palm Jumeirah Villa 3']],
  ['3 bed villa the valley or 4 bed dubai hills', ['The Valley Villa 3', 'Dubai Hills Estate Villa 4']],
  [
    '2 bed marina or 3 bed jvc or villa in palm or studio business bay',
    ['Dubai Marina 2', 'Jumeirah Village Circle 3', 'Palm Jumeirah Villa', 'Business Bay 0'],
  ],
  ['1 bed palm or 2 bed difc or studio jvc', ['Palm Jumeirah 1', 'DIFC 2', 'Jumeirah Village Circle 0']],
])('%j are several searches', (text, expected) => {
  expect(readings(text)).toEqual(expected);
});

it.each([
  ['villa or townhouse', ['Villa, Townhouse']],
  ['ready or off plan', ['Ready, Off Plan']],
  ['2 bed marina or jbr', ['Dubai Marina 2', 'Jumeirah Beach Residence 2']],
  ['1 or 2 bed in marina or jbr', ['Dubai Marina 1, 2', 'Jumeirah Beach Residence 1, 2']],
  ['2 bed marina or 3 bed', ['Dubai Marina 2, 3']],
  ['apartment in marina or jbr, 2 bed', ['Dubai Marina Apartment 2', 'Jumeirah Beach Residence Apartment 2']],
  ['marina or jbr', ['Dubai Marina', 'Jumeirah Beach Residence']],
  ['pool or garden', ['"pool garden"']],
  ['loft and penthouse', ['Penthouse "loft"']],
  ['2 or 3 bed loft', ['2, 3 "loft"']],
  ['2 bed marina or in jvc villa', ['Dubai Marina Villa 2', 'Jumeirah Village Circle Villa 2']],
  ['jvc or villa 4 or 5 bed dubai hills', ['Jumeirah Village Circle Villa 4, 5 "dubai hills"']],
  ['or loft', ['"loft"']],
])('%j is read as without "or"', (text, expected) => {
  expect(readings(text)).toEqual(expected);
});

it('reads at most four searches', () => {
  expect(readings(Array.from({ length: 25 }, () => 'loft').join(' or ')).length).toBeLessThanOrEqual(4);
});
