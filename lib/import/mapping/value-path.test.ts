import { firstValueAt, valueAt } from './value-path';

const row = {
  name: 'Tower',
  developer: { name: 'Example' },
  photos: [{ src: 'a' }, { src: 'b' }],
  'odd.key': 1,
  empty: [],
};

test.each([
  ['name', 'Tower'],
  ['developer.name', 'Example'],
  ['photos[1].src', 'b'],
  ['photos.0.src', 'a'],
  ['photos[*].src', ['a', 'b']],
  ['odd.key', 1],
  ['photos[7].src', undefined],
  ['name.length', undefined],
  ['nothing.at.all', undefined],
  ['__proto__.constructor', undefined],
])('%s', (path, expected) => {
  expect(valueAt(row, path)).toEqual(expected);
});

test('uses the first path with a value', () => {
  expect(firstValueAt(row, ['title', 'empty', 'name'])).toBe('Tower');
});
