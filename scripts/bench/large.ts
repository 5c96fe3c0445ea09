import { join } from 'node:path';
import { type SiteServer, startSite } from '@/e2e/site-server';
import { warmUp } from '../warm-up.mjs';
import { benchQueries, benchTyping, fillDatabase } from './queries';
import { median, report, residentMb } from './tools';

/** List queries, list pages and sitemaps with a large catalogue. */
export async function largeSite(folder: string, properties: number) {
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
  const site = await startSite({ DATABASE_URL: `file:${file}`, WARM_UP: 'false' });
  try {
    // As the server itself does after a start; called here, so that it ends before lists are measured.
    await warmUp(site.url);
    await listPages(site, properties);
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
async function listPages(site: SiteServer, properties: number) {
  const lists = Array.from({ length: 300 }, (_, index) => {
    const query = new URLSearchParams({
      city: String((index % 3) + 1),
      price_range: `${index * 10_000}-null`,
      ordering: ['-updated_at', 'low_price', '-completion_rate'][index % 3] ?? '-updated_at',
      page: String((index % 5) + 1),
    });
    return { path: `/properties?${query}` };
  });
  const pending = lists.map(async ({ path }, index) => {
    await new Promise((resolve) => setTimeout(resolve, index * 50));
    const start = performance.now();
    await (await fetch(site.url + path)).text();
    return performance.now() - start;
  });
  const times = await Promise.all(pending);
  const p95 = times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0;
  report(
    `list page, uncached filters, ${properties} properties, 20/s`,
    `median ${median(times).toFixed(0)} ms, p95 ${p95.toFixed(0)} ms`,
    '50 ms',
    p95 <= 50,
  );
}

/** All sitemaps of the large catalogue in sequence, as search engines fetch them. */
async function sitemaps(site: SiteServer) {
  const locations = async (url: string) =>
    (await (await fetch(url)).text()).match(/<loc>[^<]+<\/loc>/g) ?? [];
  const started = performance.now();
  let urls = 0;
  let peak = 0;
  for (const location of await locations(`${site.url}/sitemap.xml`)) {
    const { pathname } = new URL(location.replace(/<\/?loc>/g, ''));
    urls += (await locations(site.url + pathname)).length;
    peak = Math.max(peak, residentMb(site));
  }
  report(
    `sitemaps of ${urls.toLocaleString('en-US')} URLs`,
    `${((performance.now() - started) / 1000).toFixed(0)} s, ${peak} MB resident at most`,
    '300 MB',
    peak <= 300,
  );
}
