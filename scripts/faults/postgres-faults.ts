import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../../e2e/site-server';
import { consentBoxes } from '../../lib/enquiries/form/consent-texts';
import { startPglite } from '../../testing/contract/postgres-server';
import type { Fault, Finding } from './fault';
import { createGate } from './gate';
import { launch, sendEnquiry, status, until, untilHealthy, withSites } from './site-process';

type Postgres = { kind: string; url: string; start: () => Promise<void>; stop: () => Promise<void> };

/** Faults of PostgreSQL: an installed server, otherwise PGlite behind a gate. */
export const postgresFaults: Fault[] = [
  {
    name: 'postgres',
    tried: 'PostgreSQL is down when two processes start, starts, stops and starts again',
    expected:
      'health 503 until it is up; search and enquiries work in both; while it is down cached pages 200 and enquiries 503 with our contacts; healthy within 15 s',
    run: () =>
      withSites(async (folder, sites) =>
        withPostgres(folder, async (postgres): Promise<Finding> => {
          await postgres.stop();
          const env = { DATABASE_URL: postgres.url };
          const pair = [await launch(env), await launch(env)] as const;
          sites.push(...pair);
          await until(async () => (await status(`${pair[0].url}/api/health/`, 4_000)) > 0, 10_000);
          const before = await status(`${pair[0].url}/api/health/`, 5_000);
          await postgres.start();
          const up = await Promise.all(
            pair.map((site) =>
              untilHealthy(site, 60_000).then(
                () => true,
                () => false,
              ),
            ),
          );
          const [one, two] = pair;
          const search = await status(`${two.url}/api/v1/properties/?search=marina`);
          const list = await status(`${one.url}/properties?ordering=low_price`);
          const enquiry = (await sendEnquiry(two.url, 'first@example.com'))?.status;
          await status(`${one.url}/contact`);
          await postgres.stop();
          const ill = await until(
            async () => (await status(`${one.url}/api/health/`, 6_000)) === 503,
            15_000,
          );
          const kept = await status(`${one.url}/contact`);
          const refused = await sendEnquiry(one.url, 'second@example.com');
          const words = await sendForm(one.url);
          await postgres.start();
          const well = await until(
            async () => (await status(`${one.url}/api/health/`, 6_000)) === 200,
            30_000,
          );
          const after = (await sendEnquiry(one.url, 'third@example.com'))?.status;
          const ok = (code: number | undefined) => code === 200 || code === 201;
          return {
            seen: `${postgres.kind}: health ${before} without it, ${up.filter(Boolean).length} of 2 up; search ${search}, list ${list}, enquiry ${enquiry}; stopped: health ${ill === null ? 'not 503' : '503'}, /contact ${kept}, enquiry ${refused?.status ?? 0}${words.includes('wa.me') ? ' with contacts' : ''}; again: ${well === null ? 'not healthy' : `healthy after ${well} ms`}, enquiry ${after}`,
            asExpected:
              before === 503 &&
              up.every(Boolean) &&
              search === 200 &&
              list === 200 &&
              ok(enquiry) &&
              ill !== null &&
              kept === 200 &&
              refused?.status === 503 &&
              words.includes('wa.me') &&
              well !== null &&
              well < 15_000 &&
              ok(after),
          };
        }),
      ),
  },
];

/** Runs with a PostgreSQL server: a real one where its programs are installed, else PGlite behind a port. */
export async function withPostgres<T>(folder: string, work: (postgres: Postgres) => Promise<T>): Promise<T> {
  const programs = installed();
  const postgres = programs ? await realServer(programs, folder) : await pglite();
  try {
    return await work(postgres);
  } finally {
    await postgres.stop().catch(() => {});
    await postgres.end();
  }
}

/** The folder of PostgreSQL's programs; null when none are installed. */
function installed(): string | null {
  const root = '/usr/lib/postgresql';
  const version = existsSync(root) ? readdirSync(root).sort().at(-1) : undefined;
  const folder = version ? join(root, version, 'bin') : null;
  return folder && existsSync(join(folder, 'pg_ctl')) ? folder : null;
}

async function realServer(
  programs: string,
  folder: string,
): Promise<Postgres & { end: () => Promise<void> }> {
  const data = join(folder, 'postgres');
  const port = await freePort();
  mkdirSync(data);
  chmodSync(folder, 0o755);
  // PostgreSQL refuses to run as root.
  const asRoot = process.getuid?.() === 0;
  if (asRoot) execFileSync('chown', ['postgres', data]);
  const prefix = asRoot ? ['runuser', '-u', 'postgres', '--'] : [];
  const run = (program: string, ...args: string[]) => {
    const [command = '', ...rest] = [...prefix, join(programs, program), ...args];
    execFileSync(command, rest, { stdio: 'ignore', cwd: '/' });
  };
  run('initdb', '-D', data, '-U', 'site', '-A', 'trust', '-E', 'UTF8');
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${data} -c fsync=off`;
  const start = async () => run('pg_ctl', '-D', data, '-w', '-l', join(data, 'log'), '-o', options, 'start');
  const stop = async () => run('pg_ctl', '-D', data, '-w', '-m', 'immediate', 'stop');
  await start();
  return {
    kind: 'PostgreSQL',
    url: `postgres://site@127.0.0.1:${port}/postgres`,
    start,
    stop,
    end: async () => {},
  };
}

async function pglite(): Promise<Postgres & { end: () => Promise<void> }> {
  const server = await startPglite();
  const gate = await createGate(await freePort(), () => Number(new URL(server.url).port), 'open');
  const url = new URL(server.url);
  url.port = String(gate.port);
  return { kind: 'PGlite', url: url.href, start: gate.open, stop: gate.close, end: server.stop };
}

/** What a visitor without JavaScript sees after sending the contact form. */
async function sendForm(url: string): Promise<string> {
  const response = await fetch(`${url}/contact/enquiry`, {
    method: 'POST',
    headers: {
      Origin: url,
      'Content-Type': 'application/x-www-form-urlencoded',
      'X-Forwarded-For': '10.9.9.9',
    },
    body: new URLSearchParams({
      name: 'Visitor',
      email: 'form@example.com',
      subject: 'Two bedrooms',
      message: 'We are looking for two bedrooms by the water.',
      consent: consentBoxes.consent.version,
    }),
  });
  return response.text();
}
