import { referenceNames } from '@/testing/search/reference-names';
import { vocabularyOf } from '../names/vocabulary';
import { type TypedTitles, titlesIn } from './typed-titles';

const titles = [
  'windsor house',
  'vacant studio',
  'spacious 2 bedroom',
  'sea view villa',
  'sobha hills',
  'marina',
];

async function found(text: string, kind: keyof TypedTitles = 'names') {
  const titlesAmong = async (texts: readonly string[]) =>
    texts.filter((one) => titles.includes(one.toLowerCase()));
  const spans = await titlesIn(text, vocabularyOf(referenceNames), titlesAmong);
  return spans[kind].map(({ start, end }) => text.slice(start, end));
}

it.each(['2 bed windsor house', 'apartment in Windsor House', 'windsor house under 2m'])(
  'keeps the title in %j',
  async (text) => expect((await found(text)).join().toLowerCase()).toBe('windsor house'),
);

it.each(['vacant studio in jvc', 'spacious 2 bedroom marina', 'sea view villa palm'])(
  'reads the headline in %j',
  async (text) => expect(await found(text)).toEqual([]),
);

it('finds a title of two names only among the combined ones', async () => {
  expect(await found('sobha hills under 2m')).toEqual([]);
  expect(await found('sobha hills under 2m', 'combined')).toEqual(['sobha hills']);
  expect(await found('marina under 2m', 'combined')).toEqual([]);
});
