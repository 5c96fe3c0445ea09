import { execFileSync } from 'node:child_process';
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import Database from 'better-sqlite3';
import type { Fault, Finding } from './fault';
import {
  launch,
  type Site,
  sendEnquiry,
  spread,
  startIn,
  status,
  stop,
  timed,
  until,
  untilHealthy,
  withSites,
} from './site-process';

const health = (site: Site) => status(`${site.url}/api/health/`, 5_000);

/** Faults of the SQLite file and its disk. */
export const databaseFaults: Fault[] = [
  {
    name: 'locked-at-start',
    tried: 'Another program holds a new database file for 16 s while the site starts',
    expected: 'waits; health 503 meanwhile; then serves',
    run: () =>
      withSites(async (folder, sites) => {
        const file = join(folder, 'site.db');
        const unlock = lock(file);
        const site = await launch({ DATABASE_URL: `file:${file}` });
        sites.push(site);
        await sleep(8_000);
        const meanwhile = await health(site);
        await sleep(8_000);
        unlock();
        await untilHealthy(site).catch(() => {});
        const [after, page] = [await health(site), await status(`${site.url}/properties?page=2`)];
        return {
          seen: `health ${meanwhile} while locked, then ${after}, list ${page}`,
          asExpected: meanwhile === 503 && after === 200 && page === 200,
        };
      }),
  },
  {
    name: 'locked',
    tried: 'The database file is locked for 35 s while three enquiries arrive',
    expected:
      '/contact stays under 1 s (p99); enquiries get 503 with Retry-After or are stored; healthy afterwards',
    run: () =>
      withSites(async (folder, sites) => {
        const site = await startIn(folder, sites);
        await status(`${site.url}/contact`);
        const unlock = lock(join(folder, 'site.db'));
        const released = sleep(35_000).then(unlock);
        const enquiries = [1, 2, 3].map((number) => sendEnquiry(site.url, `locked-${number}@example.com`));
        const times: number[] = [];
        const watching = until(async () => {
          times.push((await timed(`${site.url}/contact`)).ms);
          return false;
        }, 34_000);
        const responses = await Promise.all(enquiries);
        await watching;
        await released;
        const after = (await sendEnquiry(site.url, 'after@example.com'))?.status;
        const { p99, max } = spread(times);
        const sound = responses.every(
          (response) => response?.ok || (response?.status === 503 && response.headers.has('retry-after')),
        );
        return {
          seen: `/contact p99 ${p99} ms, slowest ${max} ms; enquiries ${responses.map((response) => response?.status ?? 0).join(', ')}; afterwards ${after}`,
          asExpected: p99 < 1_000 && max < 5_000 && sound && (after === 200 || after === 201),
        };
      }),
  },
  {
    name: 'full-disk',
    tried: 'The disk of the database is full (tmpfs of 32 MB)',
    expected:
      'pages 200, enquiries 503, health 503, a log line; recovers without a restart once there is room',
    run: () => withDisk('size=32m', fullDisk),
  },
  {
    name: 'moved',
    tried: 'The database file is moved away while the site runs, and back',
    expected: 'health 503 within 15 s, cached pages 200; healthy again',
    quick: true,
    run: (timeFactor = 1) =>
      withSites(async (folder, sites) => {
        const site = await startIn(folder, sites);
        await status(`${site.url}/contact`);
        for (const end of ['', '-wal', '-shm'])
          move(join(folder, `site.db${end}`), join(folder, `away.db${end}`));
        const noticed = await until(async () => (await health(site)) === 503, 15_000 * timeFactor);
        const page = await status(`${site.url}/contact`);
        for (const end of ['', '-wal', '-shm'])
          move(join(folder, `away.db${end}`), join(folder, `site.db${end}`));
        const back = await until(async () => (await health(site)) === 200, 15_000 * timeFactor);
        return {
          seen: `health 503 ${noticed === null ? 'never' : `after ${noticed} ms`}, /contact ${page}, healthy again ${back === null ? 'never' : `after ${back} ms`}`,
          asExpected: noticed !== null && page === 200 && back !== null,
        };
      }),
  },
  {
    name: 'corrupt-at-start',
    tried: 'The site starts on a text file or a damaged database',
    expected: 'exit 1 within 10 s, with a message that names the cause',
    quick: true,
    run: (timeFactor = 1) =>
      withSites(async (folder, sites) => {
        const text = join(folder, 'text.db');
        writeFileSync(text, 'not a database '.repeat(1_000));
        const damaged = join(folder, 'site.db');
        await stop(await startIn(folder, sites));
        damage(damaged, 1);
        const findings = [await startAndSee(text, timeFactor), await startAndSee(damaged, timeFactor)];
        return joined(['a text', 'damaged'], findings);
      }),
  },
  {
    name: 'read-only',
    tried: 'The site starts with a read-only database folder',
    expected: 'exit 1 within 10 s, with a message that names the cause',
    run: () =>
      withDisk('size=8m', async (folder) => {
        execFileSync('mount', ['-o', 'remount,ro', folder]);
        return startAndSee(join(folder, 'data', 'site.db'));
      }),
  },
  {
    name: 'damaged',
    tried: 'Pages of the database file are overwritten while the site runs',
    expected: 'keeps running; cached pages 200; health 503 within 15 s',
    run: () =>
      withSites(async (folder, sites) => {
        const site = await startIn(folder, sites);
        await status(`${site.url}/contact`);
        new Database(join(folder, 'site.db')).pragma('wal_checkpoint(TRUNCATE)');
        damage(join(folder, 'site.db'));
        const noticed = await until(async () => {
          await status(`${site.url}/api/v1/properties/?search=${Math.random()}`);
          return (await health(site)) === 503;
        }, 15_000);
        const page = await status(`${site.url}/contact`);
        return {
          seen: `health 503 ${noticed === null ? 'never' : `after ${noticed} ms`}, /contact ${page}, ${site.isRunning() ? 'running' : 'ended'}`,
          asExpected: noticed !== null && page === 200 && site.isRunning(),
        };
      }),
  },
];

/** Takes the write lock. @returns a function that releases it */
function lock(file: string): () => void {
  const holder = new Database(file);
  holder.exec('begin exclusive');
  return () => {
    holder.exec('rollback');
    holder.close();
  };
}

async function fullDisk(folder: string): Promise<Finding> {
  const sites: Site[] = [];
  try {
    const site = await startIn(folder, sites);
    await status(`${site.url}/contact`);
    fill(join(folder, 'filler'));
    const during: (number | undefined)[] = [];
    for (let number = 0; number < 60; number += 1)
      during.push((await sendEnquiry(site.url, `full-${number}@example.com`))?.status);
    const ill = await until(async () => (await health(site)) === 503, 15_000);
    const pages = [await status(`${site.url}/contact`), await status(`${site.url}/properties?page=2`)];
    const logged = /SQLITE_FULL|disk is full|no space/i.test(site.output());
    rmSync(join(folder, 'filler'));
    // Health recovers after the next successful write, or after a minute.
    const after = (await sendEnquiry(site.url, 'after@example.com'))?.status;
    const well = await until(async () => (await health(site)) === 200, 15_000);
    const refused = during.filter((code) => code === 503).length;
    const other = during.filter((code) => code !== 503 && code !== 200 && code !== 201);
    return {
      seen: `${refused} of 60 enquiries 503, ${other.length} otherwise (${[...new Set(other)].join(', ') || 'none'}); health ${ill === null ? 'not 503' : '503'}; pages ${pages.join(', ')}; ${logged ? 'logged' : 'not logged'}; afterwards enquiry ${after}, health ${well === null ? 'not 200' : '200'}`,
      asExpected:
        refused > 0 &&
        other.length === 0 &&
        ill !== null &&
        pages.every((page) => page === 200) &&
        logged &&
        well !== null &&
        (after === 200 || after === 201),
    };
  } finally {
    await Promise.all(sites.map(stop));
  }
}

/** Runs with a small disk mounted; null without root. */
async function withDisk(
  options: string,
  work: (folder: string) => Promise<Finding>,
): Promise<Finding | null> {
  return withSites(async (parent) => {
    const folder = join(parent, 'disk');
    mkdirSync(folder);
    try {
      execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder], { stdio: 'ignore' });
    } catch {
      return null;
    }
    try {
      return await work(folder);
    } finally {
      execFileSync('umount', ['-l', folder]);
    }
  });
}

function fill(file: string): void {
  const handle = openSync(file, 'w');
  try {
    for (let size = 65_536; size >= 1; size = Math.floor(size / 2)) {
      try {
        for (;;) writeSync(handle, Buffer.alloc(size));
      } catch {
        // Full for pieces of this size: smaller ones may still fit.
      }
    }
  } finally {
    closeSync(handle);
  }
}

/** Overwrites pages; the first holds the file's header. */
function damage(file: string, firstPage = 0): void {
  const handle = openSync(file, 'r+');
  for (let page = firstPage; page < 100; page += 1)
    writeSync(handle, Buffer.alloc(4_096, 0xa5), 0, 4_096, page * 4_096);
  closeSync(handle);
}

function move(from: string, to: string): void {
  if (existsSync(from)) renameSync(from, to);
}

async function startAndSee(file: string, timeFactor = 1): Promise<Finding> {
  const site = await launch({ DATABASE_URL: `file:${file}` });
  const started = Date.now();
  const ended = await Promise.race([site.ended, sleep(20_000 * timeFactor, null, { ref: false })]);
  const ms = Date.now() - started;
  await stop(site);
  const words = site
    .output()
    .trim()
    .split('\n')
    .filter((line) => line && !/^\{|next\.config/.test(line));
  const named = words.some((line) => /DATABASE_URL|database|folder/i.test(line));
  return {
    seen:
      ended === null
        ? `still running after ${20 * timeFactor} s`
        : `exit ${ended} after ${ms} ms, "${words[0] ?? ''}"`,
    asExpected: ended === 1 && named && ms < 10_000 * timeFactor,
  };
}

function joined(names: string[], findings: Finding[]): Finding {
  return {
    seen: findings.map(({ seen }, index) => `${names[index]}: ${seen}`).join('; '),
    asExpected: findings.every(({ asExpected }) => asExpected),
  };
}
