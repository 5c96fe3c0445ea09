import type { Kysely } from 'kysely';
import type { Database } from '@/lib/database/schema';
import { processState } from '@/lib/process-state';
import { openPageCache } from '@/testing/page-cache';
import { openSiteDatabase } from '@/testing/site-database';
import { articlesChangeDetectedAt, articlesVersion, noteArticlesChanged } from './freshness';

const shared = processState<{ articleFreshness?: { staleBefore: number }; siteDatabase?: unknown }>();
const memory = { url: 'file::memory:', stop: async () => undefined };
let site: Awaited<ReturnType<typeof openSiteDatabase>>;
let db: Kysely<Database>;
let now = Date.parse('2026-03-01T08:00:00.000Z');

beforeEach(async () => {
  delete shared.articleFreshness;
  site = await openSiteDatabase(memory);
  db = site.db;
  jest.spyOn(Date, 'now').mockImplementation(() => now);
});
afterEach(async () => {
  jest.restoreAllMocks();
  await site.close();
});

/** Another instance publishes something. */
const changeElsewhere = (version: number) =>
  db
    .insertInto('content_versions')
    .values({ name: 'articles', version })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ version }))
    .execute();

it("notices another instance's change after two seconds", async () => {
  expect(await articlesVersion()).toBe(0);
  await changeElsewhere(1);
  now += 1_900;
  expect(await articlesVersion()).toBe(0);
  now += 200;
  expect(await articlesVersion()).toBe(1);
});

it('notices its own change at once', async () => {
  await articlesVersion();
  await changeElsewhere(1);
  await noteArticlesChanged();
  expect(await articlesVersion()).toBe(1);
});

it('notices a change, and keeps pages, after the clock was put back', async () => {
  now += 4 * 3_600_000;
  await changeElsewhere(1);
  expect(await articlesVersion()).toBe(1);
  now -= 4 * 3_600_000;
  await changeElsewhere(2);
  expect(await articlesVersion()).toBe(2);
  expect(articlesChangeDetectedAt()).toBe(now);
});

it('keeps the last version while the database fails', async () => {
  await changeElsewhere(3);
  expect(await articlesVersion()).toBe(3);
  await site.close();
  now += 5_000;
  const failing = {
    selectFrom: () => {
      throw new Error('down');
    },
  };
  shared.siteDatabase = Promise.resolve(failing);
  expect(await articlesVersion()).toBe(3);
  site = await openSiteDatabase(memory);
});

it('drops article pages that were rendered before a change, and no others', async () => {
  const cache = openPageCache();
  const article = { route: '/(site)/blog/[slug]/page' };
  await articlesVersion();
  await cache.set('/blog/a', article);
  await cache.set('/about', { route: '/(site)/about/page' });
  expect(await cache.get('/blog/a')).not.toBeNull();
  await changeElsewhere(1);
  await noteArticlesChanged();
  expect(await cache.get('/blog/a')).toBeNull();
  expect(await cache.get('/about')).not.toBeNull();
  now += 10_000;
  await cache.set('/blog/a', article);
  expect(await cache.get('/blog/a')).not.toBeNull();
});
