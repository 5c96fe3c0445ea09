import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import Database from 'better-sqlite3';
import { present } from '@/testing/stub';
import type { Fault } from './fault';
import {
  launch,
  type Site,
  sendEnquiry,
  startIn,
  status,
  stop,
  until,
  untilHealthy,
  withSites,
} from './site-process';

/** Faults of the site's processes. */
export const processFaults: Fault[] = [
  {
    name: 'kill',
    tried: 'kill -9 × 20 while enquiries arrive',
    expected: 'every acknowledged enquiry is stored, the file is intact',
    run: () =>
      withSites(async (folder, sites) => {
        const thanked: string[] = [];
        let number = 0;
        for (let round = 0; round < 20; round += 1) {
          const site = await startIn(folder, sites);
          const visitor = async () => {
            while (site.isRunning()) {
              const email = `visitor-${number++}@example.com`;
              if ((await sendEnquiry(site.url, email))?.ok) thanked.push(email);
            }
          };
          const visiting = Promise.all([visitor(), visitor(), visitor(), visitor()]);
          const before = thanked.length;
          await until(() => thanked.length >= before + 8, 20_000);
          await sleep(round * 20);
          site.process.kill('SIGKILL');
          await site.ended;
          await visiting;
        }
        const database = new Database(join(folder, 'site.db'));
        const kept = new Set(database.prepare('select email from inquiries').pluck().all());
        const sound = database.pragma('integrity_check', { simple: true }) === 'ok';
        database.close();
        const lost = thanked.filter((email) => !kept.has(email));
        return {
          seen: `${thanked.length} acknowledged, ${lost.length} lost, file ${sound ? 'intact' : 'damaged'}`,
          asExpected: thanked.length > 100 && lost.length === 0 && sound,
        };
      }),
  },
  {
    name: 'four-starts',
    tried: 'Four processes start at once on a database that does not exist yet',
    expected: 'all four serve; the sample catalogue is there once',
    quick: true,
    run: (timeFactor = 1) =>
      withSites(async (folder, sites) => {
        const file = join(folder, 'site.db');
        for (let count = 0; count < 4; count += 1) sites.push(await launch({ DATABASE_URL: `file:${file}` }));
        const started = await Promise.allSettled(
          sites.map((site) => untilHealthy(site, 60_000 * timeFactor)),
        );
        const up = started.filter(({ status: state }) => state === 'fulfilled').length;
        const database = new Database(file);
        const twice = database
          .prepare('select count(*) - count(distinct slug) from properties')
          .pluck()
          .get();
        const properties = database.prepare('select count(*) from properties').pluck().get();
        database.close();
        return {
          seen: `${up} of 4 serve, ${properties} properties, ${twice} of them twice`,
          asExpected: up === 4 && Number(properties) > 10 && twice === 0,
        };
      }),
  },
  {
    name: 'rolling-restart',
    tried: 'Two processes on one database, restarted in turn three times each under load',
    expected: 'no failed request for visitors who go to the other process when one refuses the connection',
    run: () => withSites(rollingRestart),
  },
];

async function rollingRestart(folder: string, sites: Site[]) {
  const env = { DATABASE_URL: `file:${join(folder, 'site.db')}` };
  const pair = [await startIn(folder, sites, env), await startIn(folder, sites, env)];
  let running = true;
  const counts = { served: 0, failed: [] as string[] };
  const paths = ['/', '/properties?page=2', '/contact', '/api/v1/properties/?search=marina', '/blog?page=2'];
  const visitor = async (seed: number) => {
    for (let turn = seed; running; turn += 1) {
      const path = paths[turn % paths.length] ?? '/';
      const outcome = await tryBoth(pair, turn, (url) =>
        turn % 7 === 0
          ? sendEnquiry(url, `rolling-${seed}-${turn}@example.com`).then((response) => response?.status ?? 0)
          : status(url + path),
      );
      if (outcome > 0 && outcome < 500) counts.served += 1;
      else counts.failed.push(`${path}: ${outcome}`);
      await sleep(10);
    }
  };
  const visiting = Promise.all([0, 1, 2, 3, 4, 5].map(visitor));
  const stops: number[] = [];
  for (let round = 0; round < 6; round += 1) {
    const old = present(pair[round % 2]);
    stops.push(await stop(old));
    const fresh = await launch({ ...env, PORT: String(old.port) });
    sites.push(fresh);
    await untilHealthy(fresh);
    pair[round % 2] = fresh;
  }
  running = false;
  await visiting;
  return {
    seen: `${counts.served} requests served, ${counts.failed.length} failed${counts.failed.length ? ` (${counts.failed.slice(0, 3).join('; ')})` : ''}; stopped within ${Math.max(...stops)} ms`,
    asExpected: counts.failed.length === 0 && counts.served > 50 && Math.max(...stops) < 8_000,
  };
}

/** Like a proxy: tries the other process when the first does not respond. */
async function tryBoth(pair: Site[], turn: number, ask: (url: string) => Promise<number>): Promise<number> {
  const [first, second] = turn % 2 === 0 ? [pair[0], pair[1]] : [pair[1], pair[0]];
  const outcome = await ask(first?.url ?? '');
  return outcome === 0 ? ask(second?.url ?? '') : outcome;
}
