import { describeConstraints } from '@/testing/search/describe-constraints';
import { referenceNames } from '@/testing/search/reference-names';
import { understandEither } from '../either';
import { vocabularyOf } from '../names/vocabulary';

function read(text: string) {
  const { others = [], ...found } = understandEither(text, vocabularyOf(referenceNames));
  return [found, ...others].map(({ constraints, rest }) => ({
    ...describeConstraints(constraints, referenceNames),
    ...(rest && { rest }),
  }));
}

const marina = { district: 'Dubai Marina' };
const jvc = { district: 'Jumeirah Village Circle' };

it.each([
  ['marina or jvc, sorry palm', Array(2).fill({ district: 'Palm Jumeirah' })],
  ['marina or jvc, sorry emaar', [marina, jvc].map((place) => ({ ...place, developer: 'Emaar Properties' }))],
  ['2 bed, sorry marina or jvc', [marina, jvc].map((place) => ({ ...place, beds: '2' }))],
  ['2 bed marina or jvc, sorry 3 bed', [marina, jvc].map((place) => ({ ...place, beds: '3' }))],
  [
    'villa under 5m, sorry 2 bed marina or 3 bed jvc',
    [
      { ...marina, beds: '2', type: 'Villa', price: '-5000000' },
      { ...jvc, beds: '3', type: 'Villa', price: '-5000000' },
    ],
  ],
  ['2 bed sorry 3 bed oops 4 bed marina', [{ ...marina, beds: '4' }]],
  [', sorry jvc', [jvc]],
  ['sorry', [{ rest: 'sorry' }]],
  ['2 bed for rent, sorry 3 bed', [{ beds: '3' }]],
])('%j is %j', (text, expected) => {
  expect(read(text)).toEqual(expected);
});
