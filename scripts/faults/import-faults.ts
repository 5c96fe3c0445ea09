import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { generateFeed } from '../../testing/generate/feed';
import type { Fault, Finding } from './fault';
import { type Site, sendEnquiry, spread, startIn, status, withSites } from './site-process';

const properties = 17_000;
const pauseMs = 40;
const importLimitMs = 6 * 60_000;

/** Visitors while another process writes a large feed. */
export const importFaults: Fault[] = [
  {
    name: 'import',
    tried: `Import of ${properties.toLocaleString('en-US')} properties while visitors read cached pages and uncached lists and send enquiries`,
    expected: 'pages, lists and enquiries under 100 ms (p99), every property imported',
    run: () => withSites(visitDuringImport),
  },
];

type Visits = { times: number[]; failed: number };

async function visitDuringImport(folder: string, sites: Site[]): Promise<Finding> {
  const feed = join(folder, 'feed.json');
  writeFileSync(feed, JSON.stringify(generateFeed({ count: properties, seed: 3, unitsPerProperty: 3 })));
  const site = await startIn(folder, sites);
  const list = (turn: number) => `${site.url}/properties?price_range=${turn * 1_000}-null`;
  for (let turn = 0; turn < 30; turn += 1) {
    await status(`${site.url}/contact`);
    await status(list(90_000 + turn));
  }

  let importing = true;
  const visitors = [
    visit(
      () => importing,
      1,
      async () => (await status(`${site.url}/contact`)) === 200,
    ),
    visit(
      () => importing,
      1,
      async (turn) => (await status(list(turn))) === 200,
    ),
    visit(
      () => importing,
      12,
      async (turn) => {
        const response = await sendEnquiry(site.url, `import-${turn}@example.com`);
        return response?.ok ?? false;
      },
    ),
  ] as const;
  const started = Date.now();
  const { stdout } = await runImport(feed, `file:${join(folder, 'site.db')}`, importLimitMs).finally(() => {
    importing = false;
  });
  const seconds = Math.round((Date.now() - started) / 1_000);
  const [page, uncached, enquiry] = await Promise.all(visitors);
  const created = Number(/([\d,]+) +created/.exec(stdout)?.[1]?.replaceAll(',', '') ?? 0);
  const failed = page.failed + uncached.failed + enquiry.failed;
  const [ofPage, ofList, ofEnquiry] = [spread(page.times), spread(uncached.times), spread(enquiry.times)];
  return {
    seen: `${created.toLocaleString('en-US')} imported in ${seconds} s; \`/contact\` p99 ${ofPage.p99} ms (slowest ${ofPage.max}), uncached list p99 ${ofList.p99} ms (slowest ${ofList.max}), enquiry p99 ${ofEnquiry.p99} ms (slowest ${ofEnquiry.max}); ${page.times.length + uncached.times.length + enquiry.times.length} visits, ${failed} failed`,
    asExpected:
      created === properties && failed === 0 && [ofPage, ofList, ofEnquiry].every(({ p99 }) => p99 < 100),
  };
}

/** One visitor who comes again after a pause. */
async function visit(
  goesOn: () => boolean,
  pauses: number,
  ask: (turn: number) => Promise<boolean>,
): Promise<Visits> {
  const visits: Visits = { times: [], failed: 0 };
  for (let turn = 0; goesOn(); turn += 1) {
    const startedAt = performance.now();
    if (!(await ask(turn))) visits.failed += 1;
    visits.times.push(Math.round(performance.now() - startedAt));
    await sleep(pauses * pauseMs);
  }
  return visits;
}

/** Imports a feed in a process of its own. @throws when that fails */
export function runImport(feed: string, databaseUrl: string, limitMs: number) {
  return promisify(execFile)(process.execPath, ['--import', 'tsx', 'scripts/import.ts', feed], {
    env: { ...process.env, DATABASE_URL: databaseUrl },
    maxBuffer: 16 * 1024 * 1024,
    timeout: limitMs,
  });
}
