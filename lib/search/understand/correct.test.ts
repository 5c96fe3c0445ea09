import { referenceNames } from '@/testing/search/reference-names';
import { defaultListingQuery } from '../listing-query';
import { correctWord, lexiconOf } from './correct';
import { marketTerms } from './market-terms';
import { resolveSearch } from './resolve';

/** The correction of a search, in a catalogue with these words in names and with these counts of words in texts. */
async function corrected(search: string, nameWords: string[], mentions: Record<string, number> = {}) {
  const count = async (query: { search: string | null }) =>
    query.search === null || nameWords.some((word) => query.search?.includes(word))
      ? 100
      : (mentions[query.search] ?? 0);
  const { corrected } = await resolveSearch(
    { ...defaultListingQuery, search },
    {
      options: referenceNames,
      nameWords,
      isName: async () => ({ isReference: false, isTitle: false }),
      hasResults: async (query) => (await count(query)) > 0,
      firstTitle: async () => null,
      count,
    },
  );
  return corrected;
}

it('corrects typing errors', async () => {
  expect(await corrected('dubia marina', ['dubai'])).toBe('dubai marina');
  expect(await corrected('aprtment', [])).toBe('apartment');
  expect(await corrected('emar', [])).toBe('emaar');
});

it('does not correct market terms', async () => {
  expect(await corrected('golden visa', ['golden', 'vista'])).toBeNull();
  expect(await corrected('15 lakh', ['lake'])).toBeNull();
  expect(await corrected('roi', ['roy'])).toBeNull();
  const lookalikes = marketTerms.flat().flatMap((term) => term.split(' ').map((word) => `${word}a`));
  for (const term of marketTerms.flat()) expect(await corrected(term, lookalikes)).toBeNull();
});

it('keeps a word that properties mention, unless many more have the corrected one', async () => {
  expect(await corrected('pallm', ['palm'], { pallm: 3 })).toBeNull();
  expect(await corrected('pallm', ['palm'], { pallm: 2 })).toBe('palm');
  expect(await corrected('jabel', ['jebel'], { jabel: 0 })).toBeNull();
});

it('corrects no short word to one with a different letter, and none to a filler word', () => {
  expect(correctWord('beit', lexiconOf(['best', 'belt']))).toBeNull();
  expect(correctWord('dubi', lexiconOf(['dubai']))).toBe('dubai');
  expect(correctWord('parm', lexiconOf(['pram']))).toBe('pram');
  expect(correctWord('lookin', lexiconOf([], ['looking']))).toBeNull();
  expect(correctWord('looking', lexiconOf(['loking'], ['looking']))).toBeNull();
});
