import { searchPlan } from '@/lib/search/words/search-plan';
import { textOrder } from './listing-search';

const common = new Map([
  ['dubai', 0.9],
  ['waterfront', 0.6],
  ['terrace', 0.15],
  ['terraces', 0.15],
  ['coral', 0.01],
]);

/** The first words of the groups that are searched together, and of the others. */
function order(search: string, known: ReadonlyMap<string, number> | null = common) {
  const { together, others } = textOrder(searchPlan(search), known);
  const wordsOf = (groups: typeof together) => groups.map((group) => group[0]?.[0]?.word);
  return [wordsOf(together), wordsOf(others)];
}

it.each([
  [
    'rare words together, and common ones after them',
    'dubai coral waterfront reef',
    ['reef', 'coral'],
    ['waterfront', 'dubai'],
  ],
  ['only the rarer of two common words first', 'dubai waterfront', ['waterfront'], ['dubai']],
  ['a common word alone', 'dubai', ['dubai'], []],
  ['the beginning of several words as often as all of them', 'terrac coral', ['coral'], ['terrac']],
])('searches %s', (_rule, search, together, others) => {
  expect(order(search)).toEqual([together, others]);
});

it('starts with the first word where it is not known how common words are', () => {
  expect(order('dubai coral', null)).toEqual([['dubai'], ['coral']]);
});
