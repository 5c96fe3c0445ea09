import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Alias } from '@/lib/search/understand/names/alias-kinds';
import type { KnownName } from './known-names';
import { createNameResolver } from './name-resolver';

const district = (name: string, properties = 1, city = 'Dubai'): KnownName => ({
  kind: 'district',
  name,
  city,
  properties,
});
const developer = (name: string, properties = 1): KnownName => ({
  kind: 'developer',
  name,
  city: null,
  properties,
});
const place = (entered: Alias[], known: KnownName[], name: string, city: string | null = 'Dubai') =>
  createNameResolver(entered, known).resolve({ city, district: name, developer: null }).district;
const company = (entered: Alias[], known: KnownName[], name: string) =>
  createNameResolver(entered, known).resolve({ city: null, district: null, developer: name }).developer;
const alias = (kind: Alias['kind'], from: string, name: string, city: string | null = null): Alias => ({
  kind,
  alias: from,
  name,
  city,
});

it('replaces a built-in alias by the name that the catalogue uses, else by the full name', () => {
  expect(place([], [], 'JVC')).toBe('Jumeirah Village Circle');
  expect(place([], [district('Jumeirah Lake Towers')], 'JLT')).toBe('Jumeirah Lake Towers');
  expect(place([], [], 'Новый район')).toBe('Новый район');
});

it.each([
  ['Jumeirah Beach Residence (JBR)', 'Jumeirah Beach Residence'],
  ['Barsha Heights (Tecom)', 'Barsha Heights'],
  ['JVC (Jumeirah Village Circle)', 'Jumeirah Village Circle'],
  ['Sunny Palm Gate (SPG)', 'Sunny Palm Gate'],
  ['Quiet Corner (QC)', 'Quiet Corner (QC)'],
  ['DAMAC Hills (2)', 'DAMAC Hills 2'],
  ['Arabian Ranches (Phase II)', 'Arabian Ranches (Phase II)'],
  ['Dubailand (District One)', 'Dubailand (District One)'],
])('reads %s as %s', (name, expected) => {
  expect(place([], [district('Sunny Palm Gate')], name)).toBe(expected);
});

it('reads both spellings of Falcon City as one district', () => {
  expect(place([], [], 'Falconcity of Wonders')).toBe('Falcon City of Wonders');
});

it('keeps a name that properties use until the desk makes it an alias', () => {
  const known = [district('JVC'), district('Jumeirah Village Circle', 9)];
  expect(place([], known, 'JVC')).toBe('JVC');
  expect(place([alias('district', 'jvc', 'Jumeirah Village Circle')], known, 'JVC')).toBe(
    'Jumeirah Village Circle',
  );
});

it.each(['Damac', 'ARADA', 'Meraas'])('writes %s like the first import once properties use it', (name) => {
  const first = company([], [], name) ?? '';
  expect(company([], [developer(first)], name)).toBe(first);
});

it('keeps a name that means another place in another city', () => {
  expect(place([], [], 'Downtown', 'Dubai')).toBe('Downtown Dubai');
  expect(place([], [], 'Downtown', 'Ajman')).toBe('Downtown');
  const dubaiOnly = [alias('district', 'The Wharf', 'Dubai Marina', 'Dubai')];
  expect(place(dubaiOnly, [], 'The Wharf', 'Dubai')).toBe('Dubai Marina');
  expect(place(dubaiOnly, [], 'The Wharf', 'Sharjah')).toBe('The Wharf');
});

it('keeps a name that the desk entered as its own name', () => {
  expect(
    place([alias('district', 'Meydan City', 'Meydan City')], [district('Meydan', 5)], 'Meydan City'),
  ).toBe('Meydan City');
});

it('understands the city by its other names', () => {
  const resolved = createNameResolver([], []).resolve({ city: 'DXB', district: 'Downtown', developer: null });
  expect(resolved).toEqual({ city: 'Dubai', district: 'Downtown Dubai', developer: null });
});

it.each([
  ['DAMAC PROPERTIES LLC', 'DAMAC Properties'],
  ['Damac', 'DAMAC Properties'],
  ['داماك', 'DAMAC Properties'],
  ['Kelvane Homes L.L.C', 'Kelvane Homes'],
  ['Kelvane Group', 'Kelvane Group'],
])('writes the developer %s as %s', (name, expected) => {
  expect(company([], [developer('DAMAC Properties'), developer('Kelvane Homes')], name)).toBe(expected);
});

it('follows chains of aliases and stops at circles', () => {
  const chain = [alias('developer', 'A Co', 'Beta'), alias('developer', 'Beta', 'Gamma Homes')];
  expect(company(chain, [], 'A Co')).toBe('Gamma Homes');
  const circle = [alias('developer', 'One', 'Two'), alias('developer', 'Two', 'One')];
  expect(['One', 'Two']).toContain(company(circle, [], 'One'));
});

it.each(['offplan-detail', 'resale-homes'])(
  'leaves districts as the mapping %s corrects them',
  async (name) => {
    const { fields } = JSON.parse(await readFile(join(process.cwd(), `docs/import/${name}.json`), 'utf8'));
    const corrected = Object.values<string>(fields.district.corrections);
    expect(corrected.length).toBeGreaterThan(0);
    expect(corrected.map((district) => place([], [], district, null))).toEqual(corrected);
  },
);

it('leaves the districts of the sample catalogue as they are', async () => {
  const { properties } = JSON.parse(await readFile(join(process.cwd(), 'samples/properties.json'), 'utf8'));
  const names: string[] = properties.map(({ district }: { district: string }) => district);
  expect(names).toContain('Dubai International Financial Centre');
  expect(names.map((name) => name && place([], [], name, null))).toEqual(names);
});

it('returns the same record when nothing changes', () => {
  const record = { city: 'Dubai', district: 'Dubai Marina', developer: null };
  expect(createNameResolver([], []).resolve(record)).toBe(record);
});
