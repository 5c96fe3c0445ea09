import { defaultListingQuery, type ListingQuery } from '../../listing-query';
import { words } from '../../words/split-words';
import { eachWish, holdsType, wishesIn, wordsOfWish } from './wishes';
import { listWithoutWishes } from './without-wishes';

/** A catalogue with three villas, none of which mentions anything but "palm". */
const list = async ({ search, property_type }: ListingQuery) => ({
  count: search === null || search === 'palm' ? (property_type.includes(9) ? 0 : 3) : 0,
  results: [],
});
const answer = async (query: Partial<ListingQuery>, areTypesKnown = true) => {
  const asked = { ...defaultListingQuery, ...query };
  const { page, unmentioned } = await listWithoutWishes(asked, list, { areTypesKnown });
  return [page.count, unmentioned];
};

it('leaves out wishes that no property mentions, and returns them', async () => {
  expect(await answer({ search: 'sea view', property_type: [1] })).toEqual([3, 'sea view']);
  expect(await answer({ search: '80/20 payment plan palm' })).toEqual([3, '80/20 payment plan']);
  expect(await answer({ search: 'palm short term rental' })).toEqual([3, 'short term rental']);
  expect(await answer({ search: 'palm walk closet' })).toEqual([3, 'walk closet']);
  expect(await answer({ search: 'palm post handover' })).toEqual([3, 'post handover']);
  expect(await answer({ search: 'palm above 20th floor' })).toEqual([3, 'above 20th floor']);
  expect(await answer({ search: 'palm garden and private pool' })).toEqual([3, 'garden and private pool']);
  expect(await answer({ search: 'home office', property_type: [1] })).toEqual([3, 'home office']);
  expect(await answer({ search: 'international school palm' })).toEqual([3, 'international school']);
  expect(await answer({ search: 'palm before christmas' })).toEqual([3, 'before christmas']);
  expect(await answer({ search: 'detached palm master bedroom' })).toEqual([3, 'detached master bedroom']);
  expect(await answer({ search: 'palm не ниже 20 этажа' })).toEqual([3, 'не ниже 20 этажа']);
  expect(await answer({ search: 'palm international city' })).toEqual([0, null]);
  expect(await answer({ search: 'marina view palm' })).toEqual([3, 'marina view']);
  expect(await answer({ search: 'full view of the palm', district: 4 })).toEqual([
    3,
    'full view of the palm',
  ]);
});

it('keeps the wishes that a property has together', async () => {
  const asked: (string | null)[] = [];
  const ofOne = async ({ search }: ListingQuery) => {
    asked.push(search);
    const isFound = words(search ?? '').every((word) => 'vacant sea view palm and'.split(' ').includes(word));
    return { count: isFound ? 1 : 0, results: [] };
  };
  const kept = async (search: string) => {
    const query = { ...defaultListingQuery, search };
    const answer = await listWithoutWishes(query, ofOne, { areTypesKnown: true });
    return [answer.page.count, answer.search, answer.unmentioned];
  };
  expect(await kept('palm high floor vacant sea view')).toEqual([1, 'palm vacant sea view', 'high floor']);
  expect(await kept('palm sea view and private pool')).toEqual([1, 'palm sea view', 'private pool']);
  expect(await kept('quiet garden and sea view')).toEqual([1, 'sea view', 'quiet garden']);
  expect(await kept('quiet vacant')).toEqual([1, 'vacant', 'quiet']);
  expect(await kept('no commission')).toEqual([0, 'no commission', null]);
  asked.length = 0;
  expect(await kept('palm garden gym metro parking sea view')).toEqual([
    1,
    'palm',
    'garden gym metro parking sea view',
  ]);
  expect(asked).toHaveLength(6);
});

it('keeps the rarest of wishes alone, and those that a property has with it', async () => {
  const mentions = [['rental', 'facing'], ['rental'], ['rental', 'pool', 'furnished'], ['2027']];
  const ofFour = async ({ search }: ListingQuery) => ({
    count: mentions.filter((has) => words(search ?? '').every((word) => has.includes(word))).length,
    results: [],
  });
  const kept = async (search: string) => {
    const query = { ...defaultListingQuery, search };
    const { page, unmentioned, ...answer } = await listWithoutWishes(query, ofFour, { areTypesKnown: true });
    return [page.count, answer.search, unmentioned];
  };
  expect(await kept('vacant pool rental')).toEqual([1, 'pool rental', 'vacant']);
  expect(await kept('vacant rental')).toEqual([3, 'rental', 'vacant']);
  expect(await kept('vacant 2027')).toEqual([0, 'vacant 2027', null]);
  expect(await kept('facing fountain')).toEqual([0, 'facing fountain', null]);
  expect(await kept('facing pool')).toEqual([1, 'pool', 'facing']);
});

it.each([
  ['full sea view high floor vacant', ['full sea view', 'high floor', 'vacant']],
  ['fully furnished maid room private pool', ['fully furnished', 'maid room', 'private pool']],
  ['full view of the palm', ['full view of the palm']],
  ['above 20th floor', ['above 20th floor']],
  ['apartment burj khalifa view no commission', ['apartment', 'burj khalifa view', 'no commission']],
])('%j are the wishes %j', (text, expected) => {
  expect(eachWish(text)).toEqual(expected);
});

it('leaves out "no" with the wish after it, and keeps it before other words', async () => {
  expect(await answer({ search: 'palm no commission' })).toEqual([3, 'no commission']);
  expect(await answer({ search: 'no agent fees palm' })).toEqual([3, 'no agent fees']);
  expect(await answer({ search: 'sea view no palm' })).toEqual([0, null]);
  expect(wishesIn('no palm no commission', { areTypesKnown: true, isPlaceKnown: false })).toEqual({
    wishes: 'no commission',
    others: 'no palm',
  });
});

it('searches no empty words alone once the wishes beside them are left out', () => {
  const known = { areTypesKnown: true, isPlaceKnown: false };
  expect(wishesIn('the views', known)).toEqual({ wishes: 'views', others: null });
  expect(wishesIn('the views palm', known)).toEqual({ wishes: 'views', others: 'the palm' });
});

it('keeps a search that finds something, and words that are not wishes', async () => {
  expect(await answer({ search: 'palm', property_type: [1] })).toEqual([3, null]);
  expect(await answer({ search: 'atlantis', property_type: [1] })).toEqual([0, null]);
  expect(await answer({ search: 'atlantis sea view' })).toEqual([0, null]);
  expect(await answer({ search: 'service charge 71234567890', property_type: [1] })).toEqual([0, null]);
});

it('keeps the empty list when only wishes are left or the wider list is empty too', async () => {
  expect(await answer({ search: 'sea view' })).toEqual([0, null]);
  expect(await answer({ search: 'sea view', property_type: [9] })).toEqual([0, null]);
});

it('leaves out a type when the catalogue has no types', async () => {
  expect(await answer({ search: 'apartment', bedrooms: [2] }, false)).toEqual([3, 'apartment']);
  expect(await answer({ search: 'apartment', bedrooms: [2] })).toEqual([0, null]);
});

it.each(['1', 'two', '2,', 'tower 1', 'building b', 'type 3m'])(
  'leaves out the part %j of a known place',
  async (search) => {
    expect(await answer({ search, community: 'marina-gate' })).toEqual([3, search]);
    expect(await answer({ search, district: 1 })).toEqual([3, search]);
    expect(await answer({ search, property_type: [1] })).toEqual([0, null]);
  },
);

it.each([
  ['maids room', false],
  ['sea view apartment', true],
  ['hotel apartments', true],
  ['office space', true],
])('%j names a type: %j', (text, expected) => {
  expect(holdsType(text)).toBe(expected);
});

it('splits a wish into words that say something alone', () => {
  expect(wordsOfWish('facing fountain')).toEqual(['facing', 'fountain']);
  expect(wordsOfWish('no commission')).toEqual(['no commission']);
  expect(wordsOfWish('original price')).toEqual(['original price']);
});
