import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readFeeds, readMappings } from './settings';

let folder: string;
let path: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'feeds-'));
  path = join(folder, 'feeds.json');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function read(content: unknown) {
  await writeFile(path, typeof content === 'string' ? content : JSON.stringify(content));
  return readFeeds(path);
}

const crm = { name: 'crm', source: 'https://crm.example/feed.xml' };

it('reads feeds, with paths from the folder of the file', async () => {
  const fields = { title: 'name' };
  expect(
    await read([
      { ...crm, every: '30 minutes', complete: true },
      { name: 'stock', source: 'stock.csv', mapping: 'stock.mapping.json', at: ['18:00', '06:30'] },
      { name: 'inline', source: '/srv/homes.json', mapping: { fields }, at: '06:30' },
    ]),
  ).toEqual([
    { ...crm, mapping: null, joined: [], schedule: { everyMs: 1_800_000 }, complete: true },
    {
      name: 'stock',
      source: join(folder, 'stock.csv'),
      mapping: join(folder, 'stock.mapping.json'),
      joined: [],
      schedule: { at: [390, 1_080] },
      complete: false,
    },
    {
      name: 'inline',
      source: '/srv/homes.json',
      mapping: { fields: { title: 'name' } },
      joined: [],
      schedule: { at: [390] },
      complete: false,
    },
  ]);
});

it('reads files that complete the properties of a feed', async () => {
  const match = { by: ['title'] };
  const joined = [
    { source: 'detail.json', mapping: 'detail.mapping.json' },
    { source: 'https://crm.example/plans.csv', mapping: { match, fields: { title: 'name' } } },
  ];
  expect((await read([{ ...crm, joined }]))[0]?.joined).toMatchObject([
    { source: join(folder, 'detail.json'), mapping: join(folder, 'detail.mapping.json') },
    { source: 'https://crm.example/plans.csv', mapping: { match } },
  ]);
  await writeFile(join(folder, 'plain.json'), JSON.stringify({ fields: { title: 'name' } }));
  const [feed] = await read([{ ...crm, joined: [{ source: 'a.json', mapping: 'plain.json' }] }]);
  await expect(readMappings(feed ?? { mapping: null, joined: [] })).rejects.toThrow(
    /plain\.json: the mapping needs "match"/,
  );
});

it.each([
  [
    'a joined file without a match',
    [{ ...crm, joined: [{ source: 'a.csv', mapping: { fields: { title: 'name' } } }] }],
    /feed 1\.joined\.0\.mapping: needs "match"/,
  ],
  [
    'a joined address without https',
    [{ ...crm, joined: [{ source: 'http://crm.example/', mapping: 'a.json' }] }],
    /feed 1\.joined\.0\.source: needs an address that starts with https/,
  ],
  ['text', 'feeds.json', /this is not JSON/],
  ['an object', { feeds: [] }, /the file: needs a list of feeds/],
  ['no name', [{ source: 'a.csv' }], /feed 1\.name: needs a name/],
  ['a colon in a name', [{ ...crm, name: 'a:b' }], /feed 1\.name: needs 1 to 40 lower-case letters/],
  ['a name twice', [crm, crm], /feed 2\.name: "crm" is used by two feeds/],
  [
    'http',
    [{ ...crm, source: 'http://crm.example/' }],
    /feed 1\.source: needs an address that starts with https/,
  ],
  ['an interval', [{ ...crm, every: 'hourly' }], /feed 1\.every: needs 5 minutes to 168 hours/],
  ['a time', [{ ...crm, at: '25:00' }], /feed 1\.at: needs a time in Dubai/],
  [
    'a time and an interval',
    [{ ...crm, at: '06:00', every: '1 hour' }],
    /feed 1\.at: cannot be set together/,
  ],
  ['an unknown word', [{ ...crm, url: 'x' }], /feed 1: does not know "url"/],
  [
    'a mapping',
    [{ ...crm, mapping: { fields: { prise: 'x' } } }],
    /feed 1\.mapping: fields: does not know "prise"/,
  ],
])('names %s that it cannot use', async (_what, content, message) => {
  await expect(read(content)).rejects.toThrow(message);
});

it('names a file that is missing', async () => {
  await expect(readFeeds(path)).rejects.toThrow(/FEEDS=.*feeds\.json: there is no such file/);
});

it('reads the example of the guide', async () => {
  const guide = await readFile(join(process.cwd(), 'docs/import.md'), 'utf8');
  const section = guide.slice(guide.indexOf('\n## Feeds\n'));
  const feeds = await read(/```json\n([\s\S]*?)```/.exec(section)?.[1] ?? '');
  expect(feeds.map(({ name }) => name)).toEqual(['crm', 'offplan', 'partner']);
});
