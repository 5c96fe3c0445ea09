import { parseProperty } from '@/lib/catalog/parse/parse-property';
import { present } from '@/testing/stub';
import type { Match } from '../mapping/mapping-schema';
import { matchKey, mergeRecord } from './merge';
import { toRecord } from './to-record';

function record(fields: Record<string, unknown>) {
  const property = parseProperty({ title: 'Tower', ...fields }, { onProblem: () => undefined });
  return toRecord(present(property), `feed:${fields.id ?? 'a'}`, () => undefined);
}

const fill: Match = { by: ['title'], mode: 'fill', override: [], unmatched: 'skip' };

test('fill adds only missing values', () => {
  const base = record({ low_price: 2_000_000, images: ['/a.jpg'], post_delivery: false });
  const other = record({
    id: 'b',
    low_price: 1_000_000,
    district: 'Palm Jumeirah',
    latitude: 25.1,
    longitude: 55.1,
    images: ['/b.jpg'],
    post_delivery: true,
  });
  expect(mergeRecord(base, other, fill)).toEqual({
    ...base,
    district: 'Palm Jumeirah',
    latitude: 25.1,
    longitude: 55.1,
    post_delivery: true,
  });
});

test('fill with fields that the other feed overrides', () => {
  const base = record({ low_price: 2_000_000, images: ['/a.jpg'], description: 'Short' });
  const other = record({ low_price: 1_000_000, images: ['/b.jpg'], description: null });
  const merged = mergeRecord(base, other, { ...fill, override: ['property_images', 'description'] });
  expect(merged).toEqual({ ...base, images: ['/b.jpg'] });
});

test("override takes the other feed's known values and keeps the rest", () => {
  const base = record({ low_price: 2_000_000, description: 'Short', images: ['/a.jpg'] });
  const other = record({ id: 'b', low_price: 1_000_000, images: [] });
  expect(mergeRecord(base, other, { ...fill, mode: 'override' })).toEqual({ ...base, low_price: 1_000_000 });
});

test('matching ignores case, accents and spaces', () => {
  const by: Match['by'] = ['title', 'developer'];
  const one = record({ title: 'Émerge  Residences', developer: 'EXAMPLE' });
  const two = record({ title: 'emerge residences', developer: 'Example' });
  expect(matchKey(one, by)).toBe(matchKey(two, by));
  expect(matchKey(record({ title: 'Emerge' }), by)).toBeNull();
});
