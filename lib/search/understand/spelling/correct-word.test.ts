import { defaultListingQuery } from '@/lib/search/listing-query';
import { referenceNames } from '@/testing/search/reference-names';
import { resolveSearch } from '../resolve';
import { marketTerms } from '../word-lists/market-terms';
import { correctionsOf, lexiconOf } from './correct-word';

/** The correction of a search, in a catalogue with these words in names and with these counts of words in texts. */
async function corrected(
  search: string,
  nameWords: string[],
  mentions: Record<string, number> = {},
  options = referenceNames,
) {
  const count = async (query: { search: string | null }) => {
    const isFound = query.search === null || nameWords.some((word) => query.search?.includes(word));
    return mentions[query.search ?? ''] ?? (isFound ? 100 : 0);
  };
  const { corrected } = await resolveSearch(
    { ...defaultListingQuery, search },
    {
      options,
      nameWords,
      matchName: async () => ({ isReference: false, isTitle: false }),
      titlesAmong: async () => [],
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
  expect(await corrected('handover befor 2027', [])).toBe('handover before 2027');
});

it('corrects "bed" after a number when one key beside the right one was hit', async () => {
  expect(await corrected('2 bef marina', [])).toBe('2 bed marina');
  expect(await corrected('1bes', [])).toBe('1bed');
  expect(await corrected('2 bde marina', [])).toBe('2 bed marina');
  expect(await corrected('tower 2 ned', ['ned'])).toBeNull();
  expect(await corrected('2 box marina', [])).toBeNull();
});

it('corrects a wish that no property mentions, because it is left out then', async () => {
  expect(await corrected('furnsihed studio', [], { furnsihed: 0, furnished: 0 })).toBe('furnished studio');
});

it('prefers a correction that makes a name with the word beside it', async () => {
  const maritimeCity = referenceNames.districts
    .slice(0, 1)
    .map((district) => ({ ...district, id: 9_999, name: 'Dubai Maritime City' }));
  const options = { ...referenceNames, districts: [...referenceNames.districts, ...maritimeCity] };
  expect(await corrected('damc hills', [], { dmc: 500, damac: 100 }, options)).toBe('damac hills');
});

it('splits words that were typed without spaces into words with a meaning, unless properties mention them', async () => {
  expect(await corrected('2bedmarina', [])).toBe('2bed marina');
  expect(await corrected('3bhkdubaihills', [])).toBe('3bhk dubaihills');
  expect(await corrected('2brmarinaunder1m', [])).toBe('2br marina under1m');
  expect(await corrected('villapalm', [])).toBe('villa palm');
  expect(await corrected('apartmentindubai', [])).toBe('apartment in dubai');
  expect(await corrected('arabain ranches', [])).toBe('arabian ranches');
  expect(await corrected('villapalm', ['villapalm'])).toBeNull();
  expect(await corrected('villapalm 3 bed', [], { villapalm: 3 })).toBeNull();
  expect(await corrected('villapaxx', [])).toBeNull();
});

it('prefers names and words with a meaning to words of titles, then those of more properties', async () => {
  expect(await corrected('emmar', ['emma'], { emmar: 0 })).toBe('emaar');
  expect(await corrected('palm jumeirha', ['jumeira'])).toBe('palm jumeirah');
  expect(await corrected('azizo', ['azizu', 'azizi'])).toBe('azizi');
  expect(await corrected('azizo', ['azizu'])).toBe('azizu');
  expect(await corrected('corald', ['corala', 'corals'], { corala: 2, corals: 9 })).toBe('corals');
  expect(await corrected('corald', ['corala', 'corals'], { corala: 9, corals: 2 })).toBe('corala');
});

it('finds letters in the wrong order among many similar words, and words with two spellings', async () => {
  const similar = [...'abcdefghijklmnopqrstuvwxyz'].map((letter) => `plam${letter}xyz`);
  expect(correctionsOf('plam', lexiconOf([...similar, 'palm']))).toEqual(['palm']);
  expect(correctionsOf('fmor', lexiconOf(similar, ['form']))).toEqual([]);
  expect(await corrected('dubai creek habour', ['dubai', 'creek'], { habour: 0 })).toBe(
    'dubai creek harbour',
  );
});

it('corrects a word that only homes of other types have, so that those are offered', async () => {
  const found = (search: string | null) => (search === 'merrow' ? 5 : 0);
  const { query, corrected } = await resolveSearch(
    { ...defaultListingQuery, search: 'vila merow' },
    {
      options: referenceNames,
      nameWords: ['merrow'],
      matchName: async () => ({ isReference: false, isTitle: false }),
      titlesAmong: async () => [],
      hasResults: async ({ search, property_type }) => property_type.length === 0 && found(search) > 0,
      firstTitle: async () => null,
      count: async ({ search }) => found(search),
    },
  );
  expect([query.search, corrected]).toEqual(['merrow', 'vila merrow']);
});

it('does not correct market terms and wishes', async () => {
  expect(await corrected('golden visa', ['golden', 'vista'])).toBeNull();
  expect(await corrected('15 lakh', ['lake'])).toBeNull();
  expect(await corrected('roi', ['roy'])).toBeNull();
  expect(await corrected('lower floor', ['tower'])).toBeNull();
  expect(await corrected('prime views', ['price'])).toBeNull();
  const lookalikes = marketTerms.flat().flatMap((term) => term.split(' ').map((word) => `${word}a`));
  for (const term of marketTerms.flat()) expect(await corrected(term, lookalikes)).toBeNull();
});

it('corrects the spelling of a place that is no filter and that nothing has', async () => {
  const withoutIt = { jumeriah: 0 };
  expect(await corrected('jumeriah', ['jumeirah'], withoutIt)).toBe('jumeirah');
  expect(await corrected('villa in jumeriah 2', ['jumeirah'], withoutIt)).toBe('villa in jumeirah 2');
  expect(await corrected('emerald twr', ['emerald', 'tower'], { 'emerald twr': 0 })).toBe('emerald tower');
  expect(await corrected('jumeriah', ['jumeirah'], { jumeriah: 3 })).toBeNull();
});

it('keeps a name that was typed with a space for its apostrophe', async () => {
  expect(await corrected('l olivia', ['lolivia'], { olivia: 0 })).toBeNull();
  expect(await corrected('the olivia', ['lolivia'], { olivia: 0 })).toBe('the lolivia');
});

it('keeps a word that properties mention, unless many more have the corrected one', async () => {
  expect(await corrected('pallm', ['palm'], { pallm: 3 })).toBeNull();
  expect(await corrected('pallm', ['palm'], { pallm: 2 })).toBe('palm');
  expect(await corrected('jabel', ['jebel'], { jabel: 0 })).toBeNull();
});

it('prefers a word with the same first letter, because others are counted by what starts with them', async () => {
  expect(await corrected('crecent', ['crescent'])).toBe('crescent');
  expect(await corrected('emat', ['emaat', 'mat'], { emat: 0, emaat: 3, mat: 100 })).toBe('emaat');
});

it('does not count the properties of longer words for a word', async () => {
  const mentions = { kovrina: 0, kovria: 30, kovrian: 25 };
  expect(await corrected('kovrina', ['kovria', 'kovrian'], mentions)).toBe('kovrian');
});

it('corrects no word that is understood', async () => {
  expect(await corrected('starting from 1m', ['sterling'], { starting: 0 })).toBeNull();
  expect(await corrected('q4 2027 or later', ['water'], { later: 0 })).toBeNull();
  expect(await corrected('later', ['water'], { later: 0 })).toBeNull();
});

it('corrects a word that properties mention where the search finds nothing', async () => {
  expect(await corrected('azizi rivera', ['azizi', 'riviera'], { 'azizi rivera': 0, rivera: 3 })).toBe(
    'azizi riviera',
  );
});

it('corrects no short word to one with a different letter, and none to a filler word', () => {
  expect(correctionsOf('beit', lexiconOf(['best', 'belt']))).toEqual([]);
  expect(correctionsOf('dubi', lexiconOf(['dubai']))).toEqual(['dubai']);
  expect(correctionsOf('parm', lexiconOf(['pram']))).toEqual(['pram']);
  expect(correctionsOf('lookin', lexiconOf([], ['looking']))).toEqual([]);
  expect(correctionsOf('looking', lexiconOf(['loking'], ['looking']))).toEqual([]);
});
