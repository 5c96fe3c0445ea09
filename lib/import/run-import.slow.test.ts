import { createSqlWriter } from '@/lib/catalog/sql/write/writer';
import { defaultListingQuery } from '@/lib/search/listing-query';
import { setUpImports, villaRow } from '@/testing/set-up-imports';
import { readSampleCatalog } from './sample-catalog';
import { UnusableFileError } from './unusable-file-error';

const { pathOf, openSite, file, run, withCatalog } = setUpImports();

/** Changes when the import announces its changes to running instances. */
async function noteOfChange(): Promise<number | undefined> {
  const db = await openSite();
  const row = await db
    .selectFrom('content_versions')
    .select('version')
    .where('name', '=', 'catalog')
    .executeTakeFirst();
  await db.destroy();
  return row?.version;
}

test('imports our own format; the same file again changes nothing', async () => {
  const path = await file('stock.json', { properties: [villaRow, { title: 'No key' }] });
  const first = await run([path]);
  expect(first.stderr).toBe('');
  expect(first.stdout).toMatch(/ 1 {2}created/);
  expect(first.stdout).toMatch(/1 {2}has no key: neither reference nor id: stock\.json no\. 2 \(line \d+\)/);
  expect(first.succeeded).toBe(true);

  const read = () => withCatalog((catalog) => catalog.getProperty('villa-garden-palm-jumeirah'));
  const property = await read();
  expect(property).toMatchObject({
    title: 'Villa & Garden',
    description: '<p>Quiet</p>',
    district: { name: 'Palm Jumeirah' },
    low_price: 12_000_000,
    min_area: 7_000,
    units_count: 1,
    payment_plans: [{ name: '40/60', values: [{ number: 1, percentage: 40 }] }],
  });

  const noted = await noteOfChange();
  expect(noted).toBeGreaterThan(0);

  const second = await run([path]);
  expect(await noteOfChange()).toBe(noted);
  expect(second.stdout).toMatch(/ 0 {2}created\n +0 {2}updated\n +1 {2}unchanged/);
  expect(second.succeeded).toBe(true);
  expect(await read()).toEqual(property);
});

test('the same file again changes nothing when it writes built-in names in its own way', async () => {
  const rows = ['Damac', 'ARADA', 'Meraas'].map((developer) => ({
    reference: developer,
    title: `${developer} Heights`,
    city: 'DUBAI',
    district: 'dubai marina',
    developer,
  }));
  const path = await file('stock.json', rows);
  const stored = async () => {
    const db = await openSite();
    const all = await db.selectFrom('properties').select(['updated_at', 'content_hash']).execute();
    await db.destroy();
    return all;
  };
  await run([path]);
  const first = await stored();
  expect((await run([path])).stdout).toMatch(/ 3 {2}unchanged/);
  expect(await stored()).toEqual(first);
});

test('the first real property replaces samples unless they are kept', async () => {
  const db = await openSite();
  await createSqlWriter(db).putProperties((await readSampleCatalog()).properties.slice(0, 3));
  await db.destroy();
  const path = await file('stock.json', [villaRow]);
  const shown = () =>
    withCatalog(async (catalog) => (await catalog.listProperties(defaultListingQuery)).count);

  const refused = await run([await file('bad.json', [{ title: 'No key' }])]);
  expect(refused.stdout).not.toContain('sample properties removed');
  expect((await run([path, '--keep-samples'])).stdout).not.toContain('sample properties removed');
  expect(await shown()).toBe(4);
  expect((await run([path])).stdout).toMatch(/ 3 {2}sample properties removed/);
  expect(await shown()).toBe(1);
  expect((await withCatalog((catalog) => catalog.filterOptions())).cities.map(({ count }) => count)).toEqual([
    1,
  ]);
});

test('a dry run opens no database', async () => {
  const path = await file('stock.json', [villaRow]);
  const result = await run([path, '--dry-run'], { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' });
  expect(result.stdout).toMatch(/ 1 {2}would be imported/);
  expect(result.succeeded).toBe(true);
});

test('warns when the site reads from a backend', async () => {
  const path = await file('stock.json', [villaRow]);
  const result = await run([path, '--dry-run'], {
    API_BASE_URL: 'https://user:secret@backend.example',
  });
  expect(result.stderr).toContain(
    'API_BASE_URL is set, so the site reads its properties from backend.example',
  );
  expect(result.stderr).not.toContain('secret');
});

test.each([
  ['no file', ['missing.json'], /missing\.json: there is no such file/],
  ['a broken file', ['broken.json'], /broken\.json: this is not JSON: error at line 3, column 1/],
  ['no list', ['empty.json'], /empty\.json: the file has no list of properties/],
  [
    'a broken mapping',
    ['stock.json', '--map', 'wrong.json'],
    /wrong\.json: this is not a mapping\n {2}fields: does not know "prise"/,
  ],
  [
    'a mapping with "match" and no file before it',
    ['stock.json', '--map', 'join.json'],
    /must follow the file with the properties/,
  ],
])('explains %s', async (_name, args, message) => {
  await file('broken.json', '[\n  {"title": "A"},\n]');
  await file('empty.json', { message: 'nothing here' });
  await file('stock.json', [villaRow]);
  await file('wrong.json', { fields: { title: 'name', prise: 'price' } });
  await file('join.json', { match: {}, fields: { title: 'title' } });
  const attempt = run(args.map((arg) => (arg.endsWith('.json') ? pathOf(arg) : arg)));
  await expect(attempt).rejects.toThrow(UnusableFileError);
  await expect(attempt).rejects.toThrow(message);
});

test('an import without usable properties fails', async () => {
  expect((await run([await file('refused.json', [{ title: 'No key' }])])).succeeded).toBe(false);
});

test('shows the copies of pictures that an earlier import made', async () => {
  const [source, address] = [
    'https://pictures.example/1.jpg',
    `/media/uploads/${'a'.repeat(32)}-900x600.webp`,
  ];
  const db = await openSite();
  await db.insertInto('picture_copies').values({ source, address, bytes: 1 }).execute();
  await db.destroy();
  const feed = await file('stock.json', [{ ...villaRow, cover_image: source, property_images: [source] }]);
  expect((await run([feed])).outcome).toBe('done');
  const { results } = await withCatalog((catalog) => catalog.listProperties(defaultListingQuery));
  expect(results.map(({ cover_image }) => cover_image)).toEqual([address]);
});
