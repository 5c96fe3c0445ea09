import { randomBytes } from 'node:crypto';
import { renameSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { Webhook } from 'standardwebhooks';
import { minute } from '@/lib/durations';
import { startMailServer } from '@/testing/mail-server';
import { portOf } from '@/testing/port-of';
import type { Fault, Finding } from './fault';
import { withPostgres } from './postgres-faults';
import { launch, type Site, sendEnquiry, untilHealthy, withSites } from './site-process';

const enquiries = 1_000;
const secret = `whsec_${randomBytes(24).toString('base64')}`;
const cronSecret = randomBytes(12).toString('hex');
const desk = 'desk@agency.example';

/** Failures of the receivers of enquiries while the instances themselves are killed. */
export const outboxFaults: Fault[] = [
  {
    name: 'outbox',
    tried: `${enquiries} enquiries on two instances and one PostgreSQL database, while the mail server refuses, hangs and is busy, and the webhook responds with 500 for an hour (simulated clock); kill -9 of one instance while enquiries arrive and while the mail server hangs, and of both while the rest is passed on`,
    expected:
      'each enquiry that was accepted is mailed to the desk, acknowledged and posted to the webhook; repeats have the same Message-ID or webhook-id; nothing is given up',
    run: () =>
      withSites((folder, sites) =>
        withPostgres(folder, ({ kind, url }) => drill(folder, sites, { kind, url })),
      ),
  },
];

async function drill(
  folder: string,
  sites: Site[],
  database: { kind: string; url: string },
): Promise<Finding> {
  const mail = await startMailServer();
  const hook = await startReceiver();
  const clock = createClock(join(folder, 'clock'));
  const instances = createInstances(sites, {
    DATABASE_URL: database.url,
    SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
    DESK_EMAIL: desk,
    WEBHOOK_URL: hook.url,
    WEBHOOK_SECRET: secret,
    CRON_SECRET: cronSecret,
    REMIND_AFTER_MINUTES: '0',
    FAULT_CLOCK: clock.file,
    NODE_OPTIONS: `--import=${resolve('scripts/faults/clock.mjs')}`,
  });
  const db = new pg.Client({ connectionString: database.url });
  const stage: Stage = { mail, hook, clock, instances, db };
  try {
    await instances.start(0);
    await instances.start(1);
    await db.connect();
    const thanked = await sendWhileMailRefuses(stage);
    await killWhileMailHangs(stage);
    const hour = await waitOutTheHour(stage);
    await killWhilePassingOn(stage);
    await passOnTheRest(stage);
    return await judge(stage, { kind: database.kind, thanked, hour });
  } finally {
    await db.end().catch(() => undefined);
    await mail.refuse();
    await hook.stop();
  }
}

type Stage = {
  mail: Awaited<ReturnType<typeof startMailServer>>;
  hook: Awaited<ReturnType<typeof startReceiver>>;
  clock: ReturnType<typeof createClock>;
  instances: ReturnType<typeof createInstances>;
  db: pg.Client;
};

/** Two instances of the site; `look` runs the jobs of both. */
function createInstances(sites: Site[], env: Record<string, string>) {
  const pair: Site[] = [];
  return {
    pair,
    start: async (index: number) => {
      const site = await launch(env);
      sites.push(site);
      await untilHealthy(site, 120_000);
      pair[index] = site;
    },
    kill: async (index: number) => {
      pair[index]?.process.kill('SIGKILL');
      await pair[index]?.ended;
    },
    look: () => Promise.all(pair.map((site) => runJobs(site))),
  };
}

/** @returns the addresses that got a success */
async function sendWhileMailRefuses({ mail, clock, instances }: Stage): Promise<string[]> {
  await mail.refuse();
  const thanked = await sendAll(instances.pair, async () => {
    await instances.kill(0);
    await instances.start(0);
  });
  for (let step = 0; step < 3; step += 1) {
    clock.advance(5 * minute);
    await instances.look();
  }
  return thanked;
}

async function killWhileMailHangs({ mail, clock, instances }: Stage): Promise<void> {
  mail.setMode('silent');
  await mail.listen();
  clock.advance(5 * minute);
  const hanging = instances.look();
  await sleep(10_000);
  await instances.kill(1);
  await hanging;
  await instances.start(1);
  clock.advance(10 * minute);
  await instances.look();
}

type Hour = { delivered: number; tried: number; refusedPosts: number };

async function waitOutTheHour({ mail, hook, clock, instances, db }: Stage): Promise<Hour> {
  mail.setMode('busy');
  while (clock.passed() < 60 * minute) {
    clock.advance(5 * minute);
    await instances.look();
  }
  return {
    delivered: await count(db, "status = 'delivered'"),
    tried: await count(db, 'attempts > 0'),
    refusedPosts: hook.refused(),
  };
}

/**
 * Both instances are killed after the receivers accepted deliveries but before this was stored, so these are sent again.
 */
async function killWhilePassingOn({ mail, hook, clock, instances }: Stage): Promise<void> {
  mail.setMode('ok');
  hook.recover();
  clock.advance(2 * minute);
  const passing = instances.look();
  while (mail.mails.length < 300) await sleep(20);
  mail.setMode('slow');
  hook.setSlow(true);
  await sleep(1_000);
  await Promise.all([instances.kill(0), instances.kill(1)]);
  await passing;
  mail.setMode('ok');
  hook.setSlow(false);
}

async function passOnTheRest({ clock, instances, db }: Stage): Promise<void> {
  await Promise.all([instances.start(0), instances.start(1)]);
  for (let step = 0; step < 40 && (await count(db, "status = 'pending'")) > 0; step += 1) {
    clock.advance(5 * minute);
    await instances.look();
  }
}

/** Compares what the receivers have with what visitors were promised. */
async function judge(
  { mail, hook, clock, db }: Stage,
  { kind, thanked, hour }: { kind: string; thanked: string[]; hour: Hour },
): Promise<Finding> {
  const givenUp = await count(db, "status = 'failed'");
  const toDesk = new Set(
    mail.mails.filter(({ to }) => to.includes(desk)).map(({ headers }) => headers['reply-to']),
  );
  const toVisitors = new Set(mail.mails.flatMap(({ to }) => to));
  const posted = new Set(hook.received.map(({ email }) => email));
  const lost = thanked.filter((email) => !toDesk.has(email) || !toVisitors.has(email) || !posted.has(email));
  const messageIds = new Set(mail.mails.map(({ headers }) => headers['message-id']));
  const hookIds = new Set(hook.received.map(({ id }) => id));
  const stored = await readNumber(db, 'select count(*) as n from inquiries');
  const isRecognisable = messageIds.size === 2 * stored && hookIds.size === stored;
  return {
    seen: `${kind}: ${thanked.length} accepted, ${stored} stored; during the hour ${hour.delivered} delivered, ${hour.tried} deliveries tried, ${hour.refusedPosts} posts refused with 500; then ${mail.mails.length} mails with ${messageIds.size} Message-IDs (${mail.mails.length - messageIds.size} repeats) and ${hook.received.length} posts with ${hookIds.size} webhook-ids (${hook.received.length - hookIds.size} repeats), ${hook.forged()} badly signed; all passed on after ${Math.round((clock.passed() - 60 * minute) / minute)} min; ${lost.length} lost, ${givenUp} given up`,
    asExpected:
      thanked.length >= enquiries * 0.95 &&
      lost.length === 0 &&
      givenUp === 0 &&
      hour.delivered === 0 &&
      hook.forged() === 0 &&
      isRecognisable,
  };
}

/** Sends every enquiry from eight visitors, to both instances in turn. @returns the addresses that got a success */
async function sendAll(pair: Site[], halfway: () => Promise<void>): Promise<string[]> {
  const thanked: string[] = [];
  let next = 0;
  let accident: Promise<void> | null = null;
  const visitor = async () => {
    while (next < enquiries) {
      const number = next;
      next += 1;
      if (number === enquiries / 2) accident = halfway();
      const email = `visitor-${number}@example.com`;
      const [first, second] = number % 2 === 0 ? [pair[0], pair[1]] : [pair[1], pair[0]];
      for (const site of [first, second]) {
        const response = site && (await sendEnquiry(site.url, email, 20_000));
        if (!response?.ok) continue;
        thanked.push(email);
        break;
      }
    }
  };
  await Promise.all(Array.from({ length: 8 }, visitor));
  await accident;
  return thanked;
}

/** Like a scheduler; an instance that dies meanwhile gives no response. */
async function runJobs(site: Site): Promise<void> {
  await fetch(`${site.url}/api/jobs/run/`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${cronSecret}` },
    signal: AbortSignal.timeout(120_000),
  })
    .then((response) => response.text())
    .catch(() => undefined);
}

function createClock(file: string) {
  let ahead = 0;
  const write = () => {
    writeFileSync(`${file}.new`, String(ahead));
    renameSync(`${file}.new`, file);
  };
  write();
  return {
    file,
    advance: (ms: number) => {
      ahead += ms;
      write();
    },
    passed: () => ahead,
  };
}

/** A CRM: responds with 500 until it recovers, checks signatures, keeps what it accepts. */
async function startReceiver() {
  const webhook = new Webhook(secret);
  const received: { id: string; email: string }[] = [];
  let isDown = true;
  let isSlow = false;
  let refused = 0;
  let forged = 0;
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => {
      body += part.toString();
    });
    request.on('end', () => {
      if (isDown) {
        refused += 1;
        response.writeHead(500).end();
        return;
      }
      const header = (name: string) => String(request.headers[`webhook-${name}`] ?? '');
      const time = new Date(Number(header('timestamp')) * 1_000);
      // Not `verify`: the time in it is that of the simulated clock.
      if (webhook.sign(header('id'), time, body) !== header('signature')) forged += 1;
      const { data } = JSON.parse(body) as { data: { email: string } };
      received.push({ id: header('id'), email: data.email });
      setTimeout(() => response.writeHead(204).end(), isSlow ? 2_000 : 0);
    });
  }).listen(0, '127.0.0.1');
  await new Promise((ready) => server.once('listening', ready));
  return {
    url: `http://127.0.0.1:${portOf(server)}/`,
    received,
    refused: () => refused,
    forged: () => forged,
    setSlow: (slow: boolean) => {
      isSlow = slow;
    },
    recover: () => {
      isDown = false;
    },
    stop: () =>
      new Promise((stopped) => {
        server.close(stopped);
        server.closeAllConnections();
      }),
  };
}

function count(db: pg.Client, condition: string): Promise<number> {
  return readNumber(db, `select count(*) as n from inquiry_deliveries where ${condition}`);
}

async function readNumber(db: pg.Client, statement: string): Promise<number> {
  const { rows } = await db.query<{ n: string }>(statement);
  return Number(rows[0]?.n);
}
