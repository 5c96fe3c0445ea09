import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import autocannon from 'autocannon';
import { type SiteServer, startSite } from '../e2e/site-server';
import { benchQueries, benchTyping, fillDatabase } from './bench-queries';

/*
 * `npm run bench`: checks the site's budgets on the production build. Absolute times depend on the machine; watch the
 * ratios and budgets. `--properties 20000` shortens the run.
 */

const option = (name: string, fallback: number) => {
  const at = process.argv.indexOf(`--${name}`);
  return at === -1 ? fallback : Number(process.argv[at + 1]);
};
const properties = option('properties', 100_000);

type Row = { what: string; measured: string; budget: string; met: boolean };
const rows: Row[] = [];
const report = (what: string, measured: string, budget: string, met: boolean) => {
  rows.push({ what, measured, budget, met });
  console.log(`${met ? 'ok  ' : 'OVER'} ${what}: ${measured} (budget ${budget})`);
};

const folder = mkdtempSync(join(tmpdir(), 'site-bench-'));
try {
  await sampleSite();
  await largeSite();
} finally {
  rmSync(folder, { recursive: true, force: true });
}
console.table(rows);
process.exitCode = rows.every((row) => row.met) ? 0 : 1;

/** Start, scripts, throughput and memory with the sample catalogue. */
async function sampleSite() {
  const started = performance.now();
  const site = await startSite();
  try {
    const startMs = performance.now() - started;
    report(
      'start of a built site, first answer',
      `${(startMs / 1000).toFixed(2)} s`,
      '2 s',
      startMs <= 2_000,
    );
    const pages = await samplePages(site);
    await pageBytes(site, pages);
    await throughput(site, pages);
    await memory(site, pages);
  } finally {
    await site.stop();
  }
}

type Pages = { property: string; units: string; unit: string; article: string };

async function samplePages(site: SiteServer): Promise<Pages> {
  const list = await json<{ results: { slug: string; id: number }[] }>(
    `${site.url}/api/v1/featured-properties/`,
  );
  const slug = list.results[0]?.slug ?? '';
  const units = await json<{ results: { id: number }[] }>(`${site.url}/api/v1/properties/${slug}/units/`);
  const blogs = await json<{ results: { slug: string }[] }>(`${site.url}/api/v1/blogs/`);
  const property = `/properties/${slug}`;
  return {
    property,
    units: `${property}/units`,
    unit: `${property}/units/${units.results[0]?.id}`,
    article: `/blog/${blogs.results[0]?.slug}`,
  };
}

/** Gzipped bytes of JavaScript that a page loads before interaction, and bytes of its HTML without compression. */
async function pageBytes(site: SiteServer, pages: Pages) {
  const budgets: [path: string, script: number, html: number][] = [
    ['/terms', 150, 80],
    ['/about', 150, 90],
    ['/', 160, 105],
    ['/properties', 175, 140],
    [pages.property, 169, 230],
    [pages.units, 167, 105],
    [pages.unit, 164, 107],
    ['/blog', 173, 85],
    [pages.article, 159, 90],
    ['/contact', 157, 60],
  ];
  for (const [path, budget, htmlBudget] of budgets) {
    const html = await (await fetch(site.url + path)).text();
    // Skips noModule scripts, which supported browsers ignore.
    const tags = html.match(/<script\b[^>]*\bsrc="[^"]+"[^>]*>/g) ?? [];
    const sources = tags
      .filter((tag) => !/nomodule/i.test(tag))
      .map((tag) => /src="([^"]+)"/.exec(tag)?.[1] ?? '');
    let bytes = 0;
    for (const source of new Set(sources)) {
      const body = await (await fetch(new URL(source, site.url))).arrayBuffer();
      bytes += gzipSync(Buffer.from(body), { level: 9 }).length;
    }
    report(
      `JavaScript of ${path}`,
      `${(bytes / 1000).toFixed(1)} kB`,
      `${budget} kB`,
      bytes <= budget * 1000,
    );
    const length = Buffer.byteLength(html);
    report(
      `HTML of ${path}`,
      `${(length / 1000).toFixed(1)} kB`,
      `${htmlBudget} kB`,
      length <= htmlBudget * 1000,
    );
  }
}

/** Cached pages compared with an empty static file of the same server, as ratios. */
async function throughput(site: SiteServer, pages: Pages) {
  const measure = async (path: string) =>
    (await autocannon({ url: site.url + path, connections: 16, duration: 4 })).requests.average;
  await measure('/terms');
  const baseline = await measure('/terms');
  for (const path of ['/', '/properties', pages.property, pages.unit, pages.article]) {
    await fetch(site.url + path);
    const rate = await measure(path);
    const ratio = rate / baseline;
    report(
      `cached page ${path} against a static page`,
      `${rate.toFixed(0)}/s, ${(ratio * 100).toFixed(0)} % of ${baseline.toFixed(0)}/s`,
      '90 %',
      ratio >= 0.9,
    );
  }
}

/** Resident memory after 10,000 mixed requests, and after another 10,000. */
async function memory(site: SiteServer, pages: Pages) {
  const mix = [
    '/',
    '/properties?page=2',
    '/properties?ordering=low_price',
    pages.property,
    pages.unit,
    '/blog',
  ];
  const load = () =>
    autocannon({
      url: site.url,
      connections: 8,
      amount: 10_000,
      requests: [...mix, '/api/v1/properties/?search=marina', '/api/v1/property-filters/'].map((path) => ({
        path,
      })),
    });
  await load();
  const first = resident(site);
  await load();
  const second = resident(site);
  report(
    'resident memory after 10,000 mixed requests',
    `${first} MB, after as many again ${second} MB`,
    '400 MB',
    second <= 400,
  );
}

function resident(site: SiteServer): number {
  const output = execFileSync('ps', ['-o', 'rss=', '-p', String(site.process.pid)], { encoding: 'utf8' });
  return Math.round(Number(output) / 1024);
}

/** List queries, list pages and sitemaps with a large catalogue. */
async function largeSite() {
  const file = join(folder, 'large.db');
  const filled = performance.now();
  await fillDatabase(`file:${file}`, properties);
  console.log(`${properties} properties written in ${((performance.now() - filled) / 1000).toFixed(0)} s`);
  await queries(`file:${file}`, 'SQLite');
  const { TEST_DATABASE_URL } = process.env;
  if (TEST_DATABASE_URL) {
    await fillDatabase(TEST_DATABASE_URL, properties);
    await queries(TEST_DATABASE_URL, 'PostgreSQL');
  }
  const site = await startSite({ DATABASE_URL: `file:${file}` });
  try {
    await listPages(site);
    await sitemaps(site);
  } finally {
    await site.stop();
  }
}

/** List queries, searches and suggestions. An empty PostgreSQL database in TEST_DATABASE_URL is filled and kept. */
async function queries(url: string, engine: string) {
  for (const { name, p95 } of [...(await benchQueries(url)), ...(await benchTyping(url))]) {
    const budget = /^(search|suggestions)/.test(name) ? 10 : 5;
    report(`${engine}: ${name}`, `p95 ${p95.toFixed(1)} ms`, `${budget} ms`, p95 <= budget);
  }
}

/** 20 uncached list pages a second for 15 s, each with new filters. */
async function listPages(site: SiteServer) {
  const wishes = Array.from({ length: 300 }, (_, index) => {
    const query = new URLSearchParams({
      city: String((index % 3) + 1),
      price_range: `${index * 10_000}-null`,
      ordering: ['-updated_at', 'low_price', '-completion_rate'][index % 3] ?? '-updated_at',
      page: String((index % 5) + 1),
    });
    return { path: `/properties?${query}` };
  });
  await fetch(`${site.url}/properties`);
  const times: number[] = [];
  const pending = wishes.map(async ({ path }, index) => {
    await new Promise((resolve) => setTimeout(resolve, index * 50));
    const start = performance.now();
    await (await fetch(site.url + path)).text();
    times.push(performance.now() - start);
  });
  await Promise.all(pending);
  times.sort((a, b) => a - b);
  const p95 = times[Math.floor(times.length * 0.95)] ?? 0;
  const median = times[Math.floor(times.length / 2)] ?? 0;
  report(
    `list page, uncached filters, ${properties} properties, 20/s`,
    `median ${median.toFixed(0)} ms, p95 ${p95.toFixed(0)} ms`,
    '50 ms',
    p95 <= 50,
  );
}

/** All sitemaps of the large catalogue in sequence, as search engines fetch them. */
async function sitemaps(site: SiteServer) {
  const locations = async (url: string) =>
    (await (await fetch(url)).text()).match(/<loc>[^<]+<\/loc>/g) ?? [];
  const started = performance.now();
  let addresses = 0;
  let peak = 0;
  for (const location of await locations(`${site.url}/sitemap.xml`)) {
    const { pathname } = new URL(location.replace(/<\/?loc>/g, ''));
    addresses += (await locations(site.url + pathname)).length;
    peak = Math.max(peak, resident(site));
  }
  report(
    `sitemaps of ${addresses.toLocaleString('en-US')} addresses`,
    `${((performance.now() - started) / 1000).toFixed(0)} s, ${peak} MB resident at most`,
    '400 MB',
    peak <= 400,
  );
}

async function json<T>(url: string): Promise<T> {
  return JSON.parse(await (await fetch(url)).text()) as T;
}
