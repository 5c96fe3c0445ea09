import { processState } from '@/lib/process-state';
import { landingKinds } from '@/lib/routes';
import { propertyRecord } from '@/testing/contract/fixture';
import { openPageCache } from '@/testing/page-cache';
import { openSiteDatabase } from '@/testing/site-database';
import { createSqlWriter } from '../sql/write/writer';
import {
  announceCatalogChange,
  catalogChangeDetectedAt,
  lastCatalogChange,
  nextPermitEnd,
} from './freshness';

const shared = processState<{ catalogFreshness?: unknown; siteDatabase?: unknown }>();
const memory = { url: 'file::memory:', stop: async () => undefined };
/** 1 March ends in Dubai at this time. */
const midnight = Date.parse('2026-03-01T20:00:00.000Z');
let site: Awaited<ReturnType<typeof openSiteDatabase>>;
let now: number;

beforeEach(async () => {
  delete shared.catalogFreshness;
  now = midnight - 3_600_000;
  jest.spyOn(Date, 'now').mockImplementation(() => now);
  site = await openSiteDatabase(memory);
  await createSqlWriter(site.db).putProperties([
    propertyRecord('over', 'Over', { permit_expires_at: '2026-02-01' }),
    propertyRecord('ending', 'Ending', { permit_expires_at: '2026-03-01' }),
    propertyRecord('later', 'Later', { permit_expires_at: '2026-04-01' }),
    propertyRecord('endless', 'Endless'),
  ]);
});
afterEach(async () => {
  jest.restoreAllMocks();
  await site.close();
});

it('knows the end of a permit in advance, without a query at that time', async () => {
  expect(await lastCatalogChange()).toBe(Date.parse('2026-02-01T20:00:00.000Z'));
  expect(nextPermitEnd()).toBe(midnight);
  now = midnight - 1;
  await lastCatalogChange();
  now = midnight;
  expect(await lastCatalogChange()).toBe(midnight);
  expect(nextPermitEnd()).toBe(Date.parse('2026-04-01T20:00:00.000Z'));
});

it('detects ends from an import within one second', async () => {
  await lastCatalogChange();
  await createSqlWriter(site.db).putProperties([
    propertyRecord('sooner', 'Sooner', { permit_expires_at: '2026-03-01T19:30:00Z' }),
  ]);
  now += 1_001;
  await lastCatalogChange();
  await new Promise((resolve) => setImmediate(resolve));
  expect(nextPermitEnd()).toBe(Date.parse('2026-03-01T19:30:00.000Z'));
});

it('makes cached reads stale within five seconds of an import or a change on another instance', async () => {
  const before = await lastCatalogChange();
  await announceCatalogChange(site.db);
  now += 1_001;
  await lastCatalogChange();
  await new Promise((resolve) => setImmediate(resolve));
  expect(await lastCatalogChange()).toBeGreaterThan(before);
});

it('detects changes, and keeps pages, after the clock was put back', async () => {
  now += 4 * 3_600_000;
  await lastCatalogChange();
  await announceCatalogChange(site.db);
  now += 1_001;
  await lastCatalogChange();
  await new Promise((resolve) => setImmediate(resolve));
  now -= 4 * 3_600_000;
  const before = await lastCatalogChange();
  await new Promise((resolve) => setImmediate(resolve));
  await announceCatalogChange(site.db);
  now += 1_001;
  await lastCatalogChange();
  await new Promise((resolve) => setImmediate(resolve));
  expect(await lastCatalogChange()).toBeGreaterThan(before);
  expect(catalogChangeDetectedAt()).toBeLessThanOrEqual(now);
});

it('notices the end of a permit after a change that was announced by a clock that is ahead', async () => {
  now += 4 * 3_600_000;
  await announceCatalogChange(site.db);
  now -= 4 * 3_600_000;
  const before = await lastCatalogChange();
  now = midnight;
  expect(await lastCatalogChange()).toBeGreaterThan(before);
  expect(catalogChangeDetectedAt()).toBe(midnight);
});

it('knows the end of a permit while the database fails', async () => {
  await lastCatalogChange();
  await site.close();
  shared.siteDatabase = Promise.resolve({
    selectFrom: () => {
      throw new Error('down');
    },
  });
  now = midnight;
  expect(await lastCatalogChange()).toBe(midnight);
  site = await openSiteDatabase(memory);
});

it('drops pages with properties that were rendered before the end, and no others', async () => {
  const cache = openPageCache();
  const routes = {
    '/properties/a': '/(site)/properties/[slug]/page',
    '/properties/a/units/1': '/(site)/properties/[slug]/units/[unitId]/page',
    ...Object.fromEntries(landingKinds.map((kind) => [`/${kind}/b`, `/(site)/${kind}/[slug]/page`])),
    '/cached/everyone/home': '/(site)/cached/[audience]/home/page',
    '/about': '/(site)/about/page',
    '/blog/c': '/(site)/blog/[slug]/page',
  };
  await lastCatalogChange();
  for (const [path, route] of Object.entries(routes)) await cache.set(path, { route });
  const kept = async () => {
    const pages = await Promise.all(Object.keys(routes).map((path) => cache.get(path)));
    return Object.keys(routes).filter((_, index) => pages[index] !== null);
  };
  expect(await kept()).toEqual(Object.keys(routes));
  now = midnight;
  await lastCatalogChange();
  expect(await kept()).toEqual(['/about', '/blog/c']);
});
