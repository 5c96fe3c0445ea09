import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import type { ArticleRecord, PropertyRecord } from '@/lib/catalog/record';
import type { CatalogSource } from '@/lib/catalog/source';
import { openDatabase } from '@/lib/database/connection';
import type { Database } from '@/lib/database/schema';
import { readSampleCatalog } from '@/lib/import/sample-catalog';
import { createSqlCatalog } from '../catalog';
import { createSqlWriter } from '../write/writer';

let folder: string;
let db: Kysely<Database>;
let catalog: CatalogSource;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sitemap-urls-'));
  db = await openDatabase(`file:${join(folder, 'site.db')}`);
  catalog = createSqlCatalog(db);
});
afterEach(async () => {
  await db.destroy();
  rmSync(folder, { recursive: true, force: true });
});

let samples: PropertyRecord[];
let sampleArticles: ArticleRecord[];
beforeAll(async () => {
  const { properties, articles } = await readSampleCatalog();
  samples = properties.slice(0, 4);
  sampleArticles = articles;
});

test('an empty catalogue has no blocks', async () => {
  expect(await catalog.sitemapBlocks('properties')).toEqual([]);
  expect(await catalog.sitemapBlocks('units')).toEqual([]);
  expect(await catalog.listSitemapUrls('units', 0)).toEqual([]);
});

test('lists every page of every property and article once', async () => {
  await createSqlWriter(db).putProperties(samples);
  await createSqlWriter(db).putArticles(sampleArticles.slice(0, 2));
  expect(await catalog.sitemapBlocks('properties')).toEqual([0]);
  const properties = await catalog.listSitemapUrls('properties', 0);
  expect(properties.filter(({ page }) => page === 'property')).toHaveLength(samples.length);
  expect(properties.filter(({ page }) => page === 'units')).toHaveLength(
    samples.filter(({ units }) => units.length > 0).length,
  );
  expect(await catalog.listSitemapUrls('units', 0)).toHaveLength(
    samples.flatMap(({ units }) => units).length,
  );
  expect(await catalog.listSitemapUrls('articles', 0)).toHaveLength(2);
});

test("a unit of a new property has the property's time", async () => {
  await createSqlWriter(db).putProperties(samples);
  const units = await catalog.listSitemapUrls('units', 0);
  expect(units.map(({ updated_at }) => updated_at)).toEqual(
    samples.flatMap(({ units, updated_at }) => units.map(() => updated_at)),
  );
});

test('distant ids are in separate blocks, and gaps are not read', async () => {
  await createSqlWriter(db).putProperties(samples);
  await createSqlWriter(db).putArticles(sampleArticles.slice(0, 3));
  const ids = await db.selectFrom('articles').select('id').orderBy('id').execute();
  await db
    .updateTable('articles')
    .set({ id: 25_000 })
    .where('id', '=', ids[1]?.id ?? 0)
    .execute();
  await db
    .updateTable('articles')
    .set({ id: 40_000 })
    .where('id', '=', ids[2]?.id ?? 0)
    .execute();
  expect(await catalog.sitemapBlocks('articles')).toEqual([0, 2, 4]);
  expect(await catalog.listSitemapUrls('articles', 2)).toHaveLength(1);
  expect(await catalog.listSitemapUrls('articles', 1)).toEqual([]);
});

test('expired properties and their units are left out', async () => {
  const [first, second] = samples;
  if (!first || !second) throw new Error('no sample properties');
  await createSqlWriter(db).putProperties([{ ...first, permit_expires_at: '2020-01-01' }, second]);
  const slugs = new Set((await catalog.listSitemapUrls('properties', 0)).map(({ slug }) => slug));
  expect([...slugs]).toHaveLength(1);
  const units = await catalog.listSitemapUrls('units', 0);
  expect(units).toHaveLength(second.units.length);
  expect(units.every(({ slug }) => slugs.has(slug))).toBe(true);
});

test('samples are left out once there is a real property', async () => {
  const [first, second] = samples;
  if (!first || !second) throw new Error('no sample properties');
  await createSqlWriter(db).putProperties([first, { ...second, is_sample: false }]);
  const properties = await catalog.listSitemapUrls('properties', 0);
  const own = properties.filter(({ page }) => page === 'property');
  expect(own).toHaveLength(1);
  expect(await catalog.listSitemapUrls('units', 0)).toHaveLength(second.units.length);
});
