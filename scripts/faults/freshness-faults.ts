import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { generateFeed } from '../../testing/generate/feed';
import type { Fault, Finding } from './fault';
import { runImport } from './import-faults';
import { withPostgres } from './postgres-faults';
import { launch, type Site, untilHealthy, withSites } from './site-process';

const promisedMs = 5_000;
const askEveryMs = 250;
const limitMs = 30_000;
const importLimitMs = 5 * 60_000;

/** A change on one instance, seen on both. */
export const freshnessFaults: Fault[] = [
  {
    name: 'fresh',
    tried:
      'Two processes with cached pages on one PostgreSQL; an import, a change by hand and an article, each through one of them or beside both',
    expected: 'every page and response of both shows the change within 5 s',
    run: () =>
      withSites((folder, sites) => withPostgres(folder, ({ url, kind }) => see(folder, sites, url, kind))),
  },
];

const slug = 'beacon-house-beacon-bay';
const pages = {
  home: '/',
  list: '/properties',
  property: `/properties/${slug}`,
  units: `/properties/${slug}/units`,
  landing: '/areas/beacon-bay',
  sitemap: '/sitemaps/properties-0.xml',
  'API list': '/api/v1/properties/',
  'API detail': `/api/v1/properties/detail/${slug}/`,
};
const article = 'notes-from-the-bay';
const articlePages = {
  blog: '/blog',
  article: `/blog/${article}`,
  'API blogs': '/api/v1/blogs/',
  'article sitemap': '/sitemaps/articles-0.xml',
};

async function see(folder: string, sites: Site[], database: string, kind: string): Promise<Finding> {
  const feed = join(folder, 'crm.json');
  writeFeed(feed, ['Beacon House']);
  await runImport(feed, database, importLimitMs);
  const env = { DATABASE_URL: database };
  const pair = [await launch(env), await launch(env)] as const;
  sites.push(...pair);
  for (const site of pair) await untilHealthy(site);
  const [one] = pair;
  const staff = await signIn(one, database);
  await visit(pair, [...Object.values(pages), ...Object.values(articlePages)]);

  writeFeed(feed, ['Lantern House', 'Lantern Annex']);
  await runImport(feed, database, importLimitMs);
  const afterImport = await untilShown(pair, pages, /lantern/i);

  const { id } = await (await fetch(one.url + pages['API detail'])).json();
  await staff(`/api/staff/properties/${id}/`, 'PATCH', { title: 'Harbour House' });
  const { sitemap, ...withTitle } = pages;
  const afterEdit = await untilShown(pair, withTitle, /Harbour House/);

  const text = { content: '<p>What we saw.</p>', status: 'published' };
  await staff('/api/v1/blogs/', 'POST', { title: 'Notes from the Bay', ...text });
  const afterArticle = await untilShown(pair, articlePages, /notes-from-the-bay|Notes from the Bay/);
  await staff(`/api/v1/blogs/${article}/`, 'PATCH', { title: 'Letters from the Bay' });
  const { 'article sitemap': _, ...withArticleTitle } = articlePages;
  const afterSecond = await untilShown(pair, withArticleTitle, /Letters from the Bay/);

  const all = [afterImport, afterEdit, afterArticle, afterSecond];
  const [imported, edited, published, changed] = all.map(describe);
  return {
    seen: `${kind}: slowest of ${2 * Object.keys(pages).length} after the end of an import ${imported}, after a change by hand ${edited}, after publishing an article ${published}, after changing it ${changed}`,
    asExpected: all.every(({ ms }) => ms <= promisedMs),
  };
}

function writeFeed(path: string, titles: string[]): void {
  const { properties } = generateFeed({ count: 300, seed: 11, unitsPerProperty: 2 });
  const watched = titles.map((title, index) => ({
    ...properties[0],
    title,
    reference: `watched-${index}`,
    slug: index === 0 ? slug : null,
    city: 'Dubai',
    district: 'Beacon Bay',
    developer: 'Beacon Developments',
    featured_rank: index + 1,
    sales_status: 'Available',
    permit_number: null,
    permit_expires_at: null,
    // The newest, so on the first page of lists.
    updated_at: new Date().toISOString(),
    units: [{ id: 'b1', apartment_id: 'B1', apartment_type_id: 2, area: 1_200, price: 2_400_000 }],
  }));
  const others = properties.slice(1).map((property) => ({ ...property, featured_rank: null }));
  writeFileSync(path, JSON.stringify({ properties: [...watched, ...others] }));
}

/** Requests every page of both sites three times, so that all are cached. */
async function visit(pair: readonly Site[], paths: string[]): Promise<void> {
  for (let turn = 0; turn < 3; turn += 1) {
    for (const site of pair) for (const path of paths) await read(site, path);
    await sleep(askEveryMs);
  }
}

type Shown = { page: string; ms: number };

/** The last page to show a text, while visitors keep requesting all of them. */
async function untilShown(
  pair: readonly Site[],
  wanted: Record<string, string>,
  text: RegExp,
): Promise<Shown> {
  const started = performance.now();
  const times = pair.flatMap((site, index) =>
    Object.entries(wanted).map(async ([page, path]): Promise<Shown> => {
      let ms = 0;
      for (;;) {
        const shows = text.test(await read(site, path));
        ms = Math.round(performance.now() - started);
        if (shows || ms > limitMs) return { page: `${page} of process ${index + 1}`, ms };
        await sleep(askEveryMs);
      }
    }),
  );
  return (await Promise.all(times)).reduce((slowest, shown) => (shown.ms > slowest.ms ? shown : slowest));
}

async function read({ url }: Site, path: string): Promise<string> {
  const response = await fetch(url + path, { signal: AbortSignal.timeout(limitMs) });
  return response.text();
}

function describe({ page, ms }: Shown): string {
  return ms > limitMs ? `never (${page})` : `${(ms / 1_000).toFixed(1)} s (${page})`;
}

/** Signs in as a new administrator. @returns sends JSON as that person, and throws unless it succeeds */
async function signIn(site: Site, database: string) {
  const email = 'admin@example.com';
  const password = 'a long enough password';
  const link = execFileSync(
    process.execPath,
    ['--import', 'tsx', 'scripts/staff.ts', 'add', email, '--role', 'admin'],
    { env: { ...process.env, DATABASE_URL: database }, encoding: 'utf8' },
  );
  const resetToken = new URL(/https?:\S+/.exec(link)?.[0] ?? '').searchParams.get('token');
  const headers: Record<string, string> = { 'Content-Type': 'application/json', Origin: site.url };
  const send = async (path: string, method: string, fields: Record<string, unknown>) => {
    const response = await fetch(site.url + path, { method, headers, body: JSON.stringify(fields) });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return response.json();
  };
  await send('/api/auth/reset-password/', 'POST', { token: resetToken, password });
  const { token } = await send('/api/auth/login/', 'POST', { email, password });
  headers.Authorization = `Bearer ${token}`;
  return send;
}
