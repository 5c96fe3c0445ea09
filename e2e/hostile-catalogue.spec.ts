import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import Database from 'better-sqlite3';
import { startHostileBackend } from '../testing/hostile/hostile-backend';
import { hostileProperties } from '../testing/hostile/hostile-catalogue';
import { type SiteServer, startSite } from './site-server';

/** Pages requested per kind; unit tests cover the data of all others. */
const perKind = 16;

const isProperty = (path: string) => /^\/properties\/[^/]+$/.test(path);

test.describe.configure({ timeout: 300_000 });

/** Paths listed in the sitemaps, a sample per kind. */
async function readPaths(request: APIRequestContext, site: SiteServer): Promise<string[]> {
  const read = async (path: string) => {
    let text = '';
    // On a busy machine, the first responses of a backend time out: a 504, then a few 503s.
    await expect(async () => {
      const response = await request.get(site.url + path);
      expect(response.status(), path).toBe(200);
      text = await response.text();
    }).toPass({ timeout: 120_000 });
    return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => {
      const { pathname, search } = new URL(url.replaceAll('&amp;', '&'));
      return pathname + search;
    });
  };
  const found: string[] = [];
  for (const sitemap of await read('/sitemap.xml')) {
    const paths = await read(sitemap);
    for (const kind of [paths.filter(isProperty), paths.filter((path) => !isProperty(path))]) {
      const step = Math.max(1, Math.floor(kind.length / perKind));
      found.push(...kind.filter((_, index) => index % step === 0));
    }
  }
  return found;
}

/** Requests every kind of page and API response; none may fail. */
async function visitAll(request: APIRequestContext, site: SiteServer): Promise<string[]> {
  const paths = await readPaths(request, site);
  const properties = paths.filter(isProperty);
  expect(properties.length).toBeGreaterThan(10);
  const api = [
    'properties',
    'property-filters',
    'property-statistics',
    'featured-properties',
    'blogs',
    'cities',
  ];
  const all = [
    '/',
    '/properties',
    '/properties?page=2&ordering=title',
    '/properties?search=constructor',
    '/areas',
    '/blog',
    '/feed.xml',
    '/llms.txt',
    '/og/default',
    ...paths,
    ...properties.map((path) => `/og${path}`),
    ...properties.map((path) => path.replace('/properties/', '/api/v1/properties/detail/')),
    ...api.map((name) => `/api/v1/${name}/`),
    '/api/v1/property-search/?q=a',
  ];
  const failed: string[] = [];
  for (const path of new Set(all)) {
    const response = await request.get(site.url + path, { maxRedirects: 3 });
    if (response.status() >= 500) failed.push(`${response.status()} ${path}`);
  }
  expect(failed).toEqual([]);
  return paths;
}

/** Opens one page of every kind in a browser; no script may fail. */
async function openEachKind(page: Page, site: SiteServer, paths: string[]): Promise<void> {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(`${page.url()}: ${error.message}`));
  page.on('dialog', (dialog) => errors.push(`${page.url()}: ${dialog.message()}`));
  const kinds = [
    /^\/properties\/[^/]+$/,
    /^\/properties\/[^/]+\/units$/,
    /^\/properties\/[^/]+\/units\/[^/]+$/,
    /^\/blog\/[^/]+$/,
    /^\/areas\/[^/]+$/,
    /^\/types\/[^/]+$/,
  ].flatMap((kind) => paths.filter((path) => kind.test(path)).slice(0, 3));
  for (const path of ['/', '/properties', '/areas', '/blog', ...kinds]) {
    await page.goto(site.url + path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
  }
  expect(errors).toEqual([]);
}

/** Writes values that an older version may have stored and today's validation rejects. */
function spoilStored(file: string): void {
  const database = new Database(file);
  const pictures = ['/media/x.jpg?v=2', '//', 'http://', '/\\x', 'https://unknown.example/x.jpg', ''];
  const spoil = database.prepare(
    "update properties set cover_image = ?, permit_number = 'x', permit_url = ?, updated_at = 'yesterday' where id % 6 = ?",
  );
  for (const [index, picture] of pictures.entries())
    spoil.run(picture, index % 2 ? 'javascript:alert(1)' : `https://a.example/${'x'.repeat(5_000)}`, index);
  database.prepare("update units set unit_image = '/media//a.jpg', floor_plan_image = '/a.svg?b'").run();
  database.prepare("update articles set cover_image = '/media/a.jpg?v=2' where id % 2 = 0").run();
  database
    .prepare("update articles set published_at = 'never', cover_image = '\\\\a' where id % 2 = 1")
    .run();
  database.close();
}

const word = 'Unbrokenword'.repeat(6);

/** Three properties with words wider than a phone in every text. */
function longProperties(): object[] {
  return [1, 2, 3].map((number) => ({
    reference: `long-${number}`,
    slug: `long-words-${number}`,
    title: `Title${number}${word}`,
    property_type: `Type${word}`,
    property_status: `Status${word}`,
    sales_status: `Sales${word}`,
    city: 'Dubai',
    district: `District${word}`,
    community: `Community${word}`,
    developer: `Developer${word}`,
    formatted_address: `https://maps.example/place/${word}`,
    facilities: [word],
    payment_plans: [{ name: `Plan${word}` }, { name: 'Second' }],
    units: [{ apartment_id: 'Building 7 Tower 3 Level 44 Unit 4402-B', floor: word, price: 1_000_000 }],
    agent: { name: word, email: 'agent@example.com', phone: '+971501234567', languages: word },
  }));
}

/** Gives the first two articles of the blog such words; returns the slug of the first. */
function lengthenArticles(file: string): string {
  const database = new Database(file);
  const rows = database
    .prepare<[], { id: number; slug: string }>(
      'select id, slug from articles order by published_at desc limit 2',
    )
    .all();
  const change = database.prepare(
    'update articles set title = ?, category = ?, author = ?, excerpt = ?, tags = ? where id = ?',
  );
  for (const { id } of rows)
    change.run(`Title${word}`, word, word, `https://example.com/${word}`, JSON.stringify([word]), id);
  database.close();
  return rows[0]?.slug ?? '';
}

/** No word makes a page wider than a small phone. */
async function expectToFitPhones(page: Page, site: SiteServer, articleSlug: string): Promise<void> {
  const width = 320;
  await page.setViewportSize({ width, height: 700 });
  const property = '/properties/long-words-1';
  await page.goto(site.url + property);
  const links = page
    .locator('main')
    .locator('a[href*="unbrokenword"], a[href*="/units/"], a[href$="/units"]');
  const linked = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  expect(linked.length).toBeGreaterThan(4);
  for (const path of new Set([property, ...linked, '/areas', '/blog', `/blog/${articleSlug}`])) {
    await page.goto(site.url + path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(width);
  }
}

test('shows imported properties with arbitrary values', async ({ page, request }) => {
  const folder = mkdtempSync(join(tmpdir(), 'hostile-'));
  const site = await startSite();
  try {
    const file = join(folder, 'feed.json');
    writeFileSync(file, JSON.stringify({ properties: [...hostileProperties(), ...longProperties()] }));
    execFileSync(process.execPath, ['--import', 'tsx', 'scripts/import.ts', file], {
      env: { ...process.env, DATABASE_URL: `file:${site.databaseFile}` },
      stdio: 'pipe',
    });
    spoilStored(site.databaseFile);
    const articleSlug = lengthenArticles(site.databaseFile);
    await openEachKind(page, site, await visitAll(request, site));
    await expectToFitPhones(page, site, articleSlug);
  } finally {
    await site.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});

test('shows any response of a backend', async ({ page, request }) => {
  const backend = await startHostileBackend();
  const site = await startSite({ API_BASE_URL: backend.baseUrl });
  try {
    await openEachKind(page, site, await visitAll(request, site));
  } finally {
    await site.stop();
    await backend.close();
  }
});
