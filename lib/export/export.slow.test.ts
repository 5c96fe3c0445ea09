import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable, Writable } from 'node:stream';
import type { Kysely } from 'kysely';
import { hiddenField } from '@/lib/catalog/sql/write/edited-writes';
import { createSqlWriter } from '@/lib/catalog/sql/write/writer';
import { openDatabase } from '@/lib/database/connection';
import type { Database } from '@/lib/database/schema';
import { putHandEdit } from '@/lib/hand-edits';
import { openFeed } from '@/lib/import/feed-file';
import { collectRecords } from '@/lib/import/records/collect-records';
import { finishRecord } from '@/lib/import/records/to-record';
import { writeRecords } from '@/lib/import/records/write-records';
import { catalogFixture, propertyRecord } from '@/testing/contract/fixture';
import { databaseEngines } from '@/testing/engines';
import { generateRecords } from '@/testing/generate/generate';
import { hostileProperties } from '@/testing/hostile/hostile-catalogue';
import { setUpSiteDatabase } from '@/testing/site-database';
import { present, stub } from '@/testing/stub';
import { parseExportArguments } from './arguments';
import { exportProperties, runExport } from './run-export';
import type { ExportFormat } from './write-rows';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'export-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function textOf(db: Kysely<Database>, format: ExportFormat): Promise<string> {
  let text = '';
  const output = new Writable({
    write(chunk, _encoding, done) {
      text += chunk;
      done();
    },
  });
  await exportProperties(db, output, { format, samples: false });
  return text;
}

/** Compares the first property that differs, since the texts are long. */
function expectSame(text: string, expected: string) {
  const wanted = expected.split('\n');
  const found = text.split('\n');
  const at = wanted.findIndex((line, index) => line !== found[index]);
  expect(found[at]).toBe(wanted[at]);
  expect(text === expected).toBe(true);
}

async function importFile(db: Kysely<Database>, path: string) {
  const file = await openFeed(path, null);
  if (!file) throw new Error('nothing to import');
  const collected = await collectRecords([file], { feedOf: () => 'other' });
  try {
    return await writeRecords(collected, { writer: createSqlWriter(db) });
  } finally {
    collected.close();
  }
}

/** Texts of feeds, most of which the importer would change if the export did not encode them. */
const awkward = [
  'Q&amp;amp;A Tower',
  '&amp;#65;',
  'Ã&#131;Â©toile',
  '&Atilde;&copy;toile',
  '&#110;one',
  '&#49;2',
  '=1+1',
  "'=1",
  '&#45;',
  'A, "B"\u200c',
  'VIP | SEA VIEW',
  '&lt;b&gt;Sea&lt;/b&gt; View',
  'Sea 👨‍👩‍👧 View',
  `${'ب'.repeat(280)} &amp;amp;`,
].map((text, index) => ({
  key: `awkward ${index}`,
  title: `Tower ${text}`,
  arabic_title: text,
  city: text,
  property_status: text,
  facilities: [text, 'Gym'],
  agent: {
    name: text,
    email: `a${index}@agency.example`,
    phone: '+971 50 000 0000',
    languages: ['Arabic', 'French'],
  },
  formatted_address: text,
  description: `<p>${text}</p>\n<p>=1</p>`,
  cover_image: '/media/a,b.jpg',
  property_images: ['/media/c%7Cd.jpg'],
  payment_plans: [{ name: text, description: text, total_installments: 0, payment_period: text, values: [] }],
  units: [text, '🏝', true].map((id) => ({ id, status: text, floor: text, updated_at: '2026-01-01' })),
}));

describe.each(databaseEngines)('an export from %s', (_engine, start) => {
  const site = setUpSiteDatabase(start);
  beforeEach(async () => {
    await site.db.deleteFrom('properties').execute();
    for (const table of ['districts', 'cities', 'developers', 'facilities'] as const) {
      await site.db.deleteFrom(table).execute();
    }
  });
  const empty = () => site.db.deleteFrom('properties').execute();

  it('imported into an empty database gives the same export', async () => {
    const feed = join(folder, 'hostile.json');
    await writeFile(
      feed,
      JSON.stringify([...hostileProperties().filter((_, index) => index % 3 === 0), ...awkward]),
    );
    await importFile(site.db, feed);
    const generated = [...generateRecords({ count: 20, seed: 3, unitsPerProperty: 4 })];
    const complete = [...catalogFixture.properties, ...generated].map((record) =>
      finishRecord({ ...record, images: [...new Set(record.images)] }),
    );
    await createSqlWriter(site.db).putProperties(complete);
    const first = await textOf(site.db, 'json');
    expect(first.match(/^\{"feed"/gm)?.length).toBeGreaterThan(60);

    const file = join(folder, 'export.json');
    await writeFile(file, first);
    const table = join(folder, 'table.csv');
    await writeFile(table, await textOf(site.db, 'csv'));
    await empty();
    expect(await importFile(site.db, table)).toMatchObject({ refused: [], leftOut: [], updated: 0 });
    expectSame(await textOf(site.db, 'json'), first);
    await empty();
    expect(await importFile(site.db, file)).toMatchObject({ refused: [], leftOut: [], updated: 0 });
    expectSame(await textOf(site.db, 'json'), first);
    expect(await importFile(site.db, file)).toMatchObject({ created: 0, updated: 0 });
  });

  it('leaves samples out and includes hidden properties', async () => {
    await createSqlWriter(site.db).putProperties([
      propertyRecord('hidden', 'Hidden', { permit_expires_at: '2020-01-01' }),
      { ...propertyRecord('sample', 'Sample'), is_sample: true },
    ]);
    const { properties } = JSON.parse(await textOf(site.db, 'json'));
    expect(properties).toMatchObject([{ feed: 'contract', key: 'hidden' }]);
  });

  it('keeps properties off the site that were hidden by hand or left their feed', async () => {
    const writer = createSqlWriter(site.db);
    const records = ['hidden', 'gone', 'shown'].map((key) =>
      propertyRecord(key, key, { permit_number: key === 'hidden' ? '7100000002' : '7100000001' }),
    );
    const [hidden, gone, shown] = records.map(({ key }) => key);
    const hide = { value: true, feedValue: null, editedBy: 'a@b.ae', editedAt: '2026-01-01' };
    await putHandEdit(site.db, 'property', present(hidden), hiddenField, hide);
    await writer.putProperties(records.slice(0, 2));
    await writer.takeOff([present(gone)]);
    await writer.putProperties(records.slice(2));
    const first = await textOf(site.db, 'json');
    expect(JSON.parse(first).properties).toMatchObject([{ off_site: 'hand' }, { off_site: 'feed' }, {}]);
    const files = { 'off.json': first, 'off.csv': await textOf(site.db, 'csv') };
    for (const [name, text] of Object.entries(files)) {
      const file = join(folder, name);
      await writeFile(file, text);
      await empty();
      await site.db.deleteFrom('hand_edits').execute();
      expect(await importFile(site.db, file)).toMatchObject({ created: 3, leftOut: [] });
      expectSame(await textOf(site.db, 'json'), first);
      expect(await importFile(site.db, file)).toMatchObject({ unchanged: 3 });
      expect(await Readable.from(writer.shownKeys('contract')).toArray()).toEqual([shown]);
    }
    await writer.putProperties(records);
    expect((await Readable.from(writer.shownKeys('contract')).toArray()).sort()).toEqual([gone, shown]);
  });

  it('lists a property without a date last in an empty database, too', async () => {
    const orders = () => site.db.selectFrom('properties').select('recency').orderBy('feed_key').execute();
    const writer = createSqlWriter(site.db);
    await writer.putProperties([
      { ...propertyRecord('dated', 'Dated'), updated_at: '2026-05-01' },
      { ...propertyRecord('undated', 'Undated'), updated_at: null },
    ]);
    const before = await orders();
    for (const format of ['json', 'csv'] as const) {
      const file = join(folder, `undated.${format}`);
      await writeFile(file, await textOf(site.db, format));
      expect(await importFile(site.db, file)).toMatchObject({ unchanged: 2 });
      await empty();
      await importFile(site.db, file);
      expect(await orders()).toEqual(before);
    }
  });

  it('keeps the time of a unit that did not change', async () => {
    await createSqlWriter(site.db).putProperties([
      stub({
        ...catalogFixture.properties[0],
        updated_at: '2026-05-01',
        units: (catalogFixture.properties[0]?.units ?? []).map((unit) => ({
          ...unit,
          updated_at: '2026-02-01',
        })),
      }),
    ]);
    const [property] = JSON.parse(await textOf(site.db, 'json')).properties;
    expect(property.updated_at).toBe('2026-05-01T00:00:00.000Z');
    expect(property.units[0].updated_at).toBe('2026-02-01T00:00:00.000Z');
  });
});

describe('the file', () => {
  const url = () => `file:${join(folder, 'site.db')}`;
  beforeAll(async () => {
    const db = await openDatabase(url());
    await createSqlWriter(db).putProperties(catalogFixture.properties);
    await db.destroy();
  });

  it('appears when it is complete, and never after a failure', async () => {
    const file = join(folder, 'out', 'properties.json');
    const wanted = { file, format: 'json', samples: false } as const;
    expect(await runExport(wanted, url(), process.stdout)).toBe(catalogFixture.properties.length);
    expect(JSON.parse(await readFile(file, 'utf8')).properties).toHaveLength(
      catalogFixture.properties.length,
    );
    const db = await openDatabase(url());
    await db.schema.alterTable('units').renameTo('units_gone').execute();
    await db.destroy();
    const failed = join(folder, 'failed', 'properties.json');
    // `toThrow` does not recognise the driver's errors, which come from another realm.
    const exporting = runExport({ ...wanted, file: failed }, url(), process.stdout);
    await expect(exporting).rejects.toMatchObject({ message: expect.stringContaining('units') });
    expect(await readdir(join(folder, 'failed'))).toEqual([]);
  });
});

describe('the command', () => {
  it.each([
    [['a.json'], { file: 'a.json', format: 'json', samples: false }],
    [['a.CSV', '--samples'], { file: 'a.CSV', format: 'csv', samples: true }],
    [['--format', 'csv'], { file: null, format: 'csv', samples: false }],
    [['--help'], null],
  ])('reads %j', (args, expected) => {
    expect(parseExportArguments(args)).toEqual(expected);
  });

  it.each([
    [[], 'no file given'],
    [['a.xlsx'], 'neither json nor csv'],
    [['a.json', 'b.json'], 'only one file'],
    [['--wrong'], '--wrong'],
  ])('explains %j', (args, message) => {
    expect(() => parseExportArguments(args)).toThrow(message);
  });
});
