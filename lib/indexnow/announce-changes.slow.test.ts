import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runImport } from '@/lib/import/run-import';
import { stub } from '@/testing/stub';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'announce-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const property = {
  reference: 'HN-1',
  title: 'Garden Villa',
  city: 'Dubai',
  units: [{ apartment_id: 'V1', area: 7_000, price: 12_000_000 }],
};

async function importFile(properties: unknown[], respond: () => Promise<Response>, key = 'abcdef0123456789') {
  const path = join(folder, 'stock.json');
  await writeFile(path, JSON.stringify({ properties }));
  const told: string[][] = [];
  const notes: string[] = [];
  const outcome = await runImport(
    {
      files: [{ path, map: null }],
      feed: 'stock',
      keepSamples: false,
      dryRun: false,
      yes: true,
      complete: false,
      force: false,
      acceptedMissing: 0,
      report: null,
    },
    {
      DATABASE_URL: `file:${join(folder, 'site.db')}`,
      API_BASE_URL: undefined,
      INDEXNOW_KEY: key || undefined,
      NEXT_PUBLIC_SITE_URL: 'https://www.example.com/',
    },
    {
      say: () => undefined,
      note: (text) => notes.push(text),
      fetch: stub<typeof fetch>((_url: string, init: RequestInit) => {
        const { urlList }: { urlList: string[] } = JSON.parse(String(init.body));
        told.push(urlList);
        return respond();
      }),
    },
  );
  return { succeeded: outcome === 'done', told, notes };
}

const accepted = () => Promise.resolve(new Response(null, { status: 202 }));

test('announces what an import adds or changes, and nothing else', async () => {
  const site = 'https://www.example.com/properties/garden-villa';
  const first = await importFile([property], accepted);
  expect(first.told).toEqual([[site, `${site}/units`, `${site}/units/1`]]);
  expect((await importFile([property], accepted)).told).toEqual([]);
  const changed = { ...property, units: [{ ...property.units[0], price: 11_000_000 }] };
  expect((await importFile([changed], accepted)).told[0]).toContain(`${site}/units/1`);
});

test('announces nothing without a key', async () => {
  expect((await importFile([property], accepted, '')).told).toEqual([]);
});

test('a failed announcement is logged, the import succeeds, and the next one catches up', async () => {
  const { succeeded, notes } = await importFile([property], () =>
    Promise.reject(new TypeError('no connection')),
  );
  expect(succeeded).toBe(true);
  expect(notes.join()).toContain('no connection');
  expect((await importFile([property], accepted)).told).toHaveLength(1);
  expect((await importFile([property], accepted)).told).toEqual([]);
});
