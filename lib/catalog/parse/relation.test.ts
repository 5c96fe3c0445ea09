import { parseRelation, parseRelations } from './relation';

const complain = jest.fn();
beforeEach(() => complain.mockClear());

test.each([
  [
    { id: 3, name: 'Villa', slug: 'villa' },
    { id: 3, name: 'Villa', slug: 'villa' },
  ],
  [
    { id: '3', name: { en: 'Villa', ar: 'فيلا' } },
    { id: 3, name: 'Villa', slug: null },
  ],
  [
    { value: 3, label: 'Villa' },
    { id: 3, name: 'Villa', slug: null },
  ],
  [
    { en: 'Villa', ar: 'فيلا' },
    { id: null, name: 'Villa', slug: null },
  ],
  [3, { id: 3, name: null, slug: null }],
  ['3', { id: 3, name: null, slug: null }],
  ['Villa', { id: null, name: 'Villa', slug: null }],
  [{ name: 'Villa' }, { id: null, name: 'Villa', slug: null }],
  [null, null],
  ['', null],
  [0, null],
  [{ id: null, name: null }, null],
])('parseRelation(%j) is %j', (value, expected) => {
  expect(parseRelation(value, complain)).toEqual(expected);
});

test.each([[{ colour: 'red' }], [true]])('parseRelation(%j) reports a problem', (value) => {
  expect(parseRelation(value, complain)).toBeNull();
  expect(complain).toHaveBeenCalled();
});

test('divides a text', () => {
  const names = parseRelations('facility')('Gym, Pool; Spa|Sauna\nPadel', complain).map(({ name }) => name);
  expect(names).toEqual(['Gym', 'Pool', 'Spa', 'Sauna', 'Padel']);
});

test('unwraps entries once', () => {
  const value = [{ facility: { id: 3, name: 'Gym' } }, { id: 4, name: 'Spa' }, 'Pool', null];
  expect(parseRelations('facility')(value, complain).map(({ name }) => name)).toEqual(['Gym', 'Spa', 'Pool']);
});
