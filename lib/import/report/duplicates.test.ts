import { feedOfKey } from '@/lib/catalog/keys/feed-key';
import { createDuplicateFinder, type Identity } from './duplicates';

const home = (key: string, known: Partial<Identity> = {}): Identity => ({
  key,
  title: 'Villa on the Lagoon',
  developer: null,
  district: 'Palm Jumeirah',
  min_area: 4_200,
  bedrooms: 4,
  ...known,
});
const project = (key: string, known: Partial<Identity> = {}) =>
  home(key, { title: 'Marina Heights', developer: 'Example Developments', min_area: null, ...known });

function duplicatesOf(staged: Identity[], stored: Identity[]) {
  const keys = new Set(staged.map(({ key }) => key));
  const feeds = new Set([...keys].map((key) => feedOfKey(key)));
  const finder = createDuplicateFinder([...feeds], (key) => keys.has(key));
  for (const [index, property] of stored.entries()) finder.add({ ...property, id: index + 1 });
  return staged.flatMap((property, index) => {
    const duplicate = finder.duplicateOf(property);
    return duplicate ? [[index, { kind: duplicate.kind, key: stored[duplicate.id - 1]?.key }]] : [];
  });
}

it('finds a home that left the feed and returned under a new reference', () => {
  expect(duplicatesOf([home('crm:1'), home('crm:new', { title: 'VILLA on the lagoon' })], [])).toEqual([]);
  expect(duplicatesOf([home('crm:new', { title: 'VILLA on the lagoon' })], [home('crm:old')])).toEqual([
    [0, { kind: 'relisted', key: 'crm:old' }],
  ]);
});

it.each<[string, Identity[], Identity[]]>([
  ['an old one that is still in the feed', [home('crm:new'), home('crm:old')], [home('crm:old')]],
  ['another feed', [home('crm:new')], [home('portal:old')]],
  ['another size', [home('crm:new')], [home('crm:old', { min_area: 4_300 })]],
  ['other bedrooms', [home('crm:new')], [home('crm:old', { bedrooms: 5 })]],
  ['an unknown size', [home('crm:new', { min_area: null })], [home('crm:old', { min_area: null })]],
])('does not take for relisted: %s', (_what, staged, stored) => {
  expect(duplicatesOf(staged, stored)).toEqual([]);
});

it('finds the same project from another feed, also when both are known', () => {
  const duplicate = [0, { kind: 'same project', key: 'portal:9' }];
  expect(duplicatesOf([project('crm:1')], [project('portal:9')])).toEqual([duplicate]);
  expect(duplicatesOf([project('crm:1')], [project('crm:1'), project('portal:9')])).toEqual([duplicate]);
});

it.each([
  ['the new one', { district: null }, {}],
  ['the stored one', {}, { district: null }],
  ['both', { district: null }, { district: null }],
])('finds the same project when %s states no place', (_who, staged, stored) => {
  expect(duplicatesOf([project('crm:1', staged)], [project('portal:9', stored)])).toEqual([
    [0, { kind: 'same project', key: 'portal:9' }],
  ]);
});

it.each([
  ['developer', { developer: 'Other' }],
  ['place', { district: 'Dubai Marina' }],
  ['title', { title: 'Marina Heights 2' }],
  ['unknown developer', { developer: null }],
])('tells projects apart by their %s', (_what, known) => {
  expect(duplicatesOf([project('crm:1')], [project('portal:9', known)])).toEqual([]);
});

it('stores nothing for properties that are in the only feed of an import', () => {
  const finder = createDuplicateFinder(['crm'], () => true);
  finder.add({ ...project('crm:1'), id: 1 });
  expect(finder.isEmpty()).toBe(true);
});

it('finds a duplicate for the first of several equal properties', () => {
  expect(duplicatesOf([home('crm:1'), home('crm:2')], [home('crm:old')])).toEqual([
    [0, { kind: 'relisted', key: 'crm:old' }],
  ]);
});

it('finds every duplicate among many', () => {
  const many = (feed: string) =>
    Array.from({ length: 5_000 }, (_, index) => project(`${feed}:${index}`, { title: `Tower ${index}` }));
  const expected = many('portal').map(({ key }, index) => [index, { kind: 'same project', key }]);
  expect(duplicatesOf(many('crm'), many('portal'))).toEqual(expected);
});
