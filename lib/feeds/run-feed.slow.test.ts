import { hour } from '@/lib/durations';
import type { Mail } from '@/lib/mail/send-mail';
import { captureLog } from '@/testing/capture-log';
import { databaseEngines } from '@/testing/engines';
import { insertInvited } from '@/testing/insert-staff';
import { setUpSiteDatabase } from '@/testing/site-database';
import { sendAlerts } from './alerts';
import type { FeedResult, FeedTask } from './feed-task';
import { feedLockName, feedState, lastRuns, queueRun } from './history';
import { runFeed } from './run-feed';
import type { Feed } from './settings';

const start = Date.parse('2026-11-23T08:00:00Z');

const noCounts = { rows_read: 0, created: 0, updated: 0, retired: 0, refused: 0, findings: 0, missing: 0 };
const result = (known: Partial<FeedResult>): FeedResult => ({
  outcome: 'changed',
  message: null,
  counts: noCounts,
  findings: [],
  version: { etag: null, lastModified: null },
  joinedRows: [],
  missingColumns: [],
  ...known,
});
const good = result({
  counts: { ...noCounts, rows_read: 10, created: 2, findings: 1 },
  version: { etag: '"7"', lastModified: 'Mon, 23 Nov 2026 08:00:00 GMT' },
  findings: [
    {
      result: 'refused',
      row: 3,
      line: 4,
      key: null,
      title: 'فيلا',
      column_name: 'price',
      value: 'x',
      suggestion: null,
      city: null,
      reason: 'has no key',
    },
  ],
});
const refused = result({ outcome: 'refused', message: 'The feed has no rows.' });
const failed = result({ outcome: 'failed', message: 'the server does not answer in time' });

describe.each(databaseEngines)('a run of a feed on %s', (_engine, startEngine) => {
  const site = setUpSiteDatabase(startEngine);
  const logged = captureLog();
  let mails: Mail[];
  let tasks: FeedTask[];
  let names = 0;
  let feed: Feed;
  let at: number;

  beforeAll(async () => {
    await insertInvited(site.db, 'a', { email: 'admin@agency.example', role: 'admin' });
  });
  beforeEach(() => {
    mails = [];
    tasks = [];
    names += 1;
    at = start;
    feed = {
      name: `feed-${names}`,
      source: '/srv/a.csv',
      mapping: null,
      joined: [],
      schedule: null,
      complete: true,
    };
  });

  const send = async (mail: Mail) => {
    mails.push(mail);
  };
  const run = (answer: FeedResult | Error, known: Partial<Feed> = {}) =>
    runFeed(
      { ...feed, ...known },
      {
        importer: async (task) => {
          tasks.push(task);
          if (answer instanceof Error) throw answer;
          return answer;
        },
        now: () => at,
        sendAlerts: (now) => sendAlerts(now, send),
      },
    );

  const history = () =>
    site.db
      .selectFrom('feed_runs')
      .select(['outcome', 'message'])
      .where('feed', '=', feed.name)
      .orderBy('id')
      .execute();

  it('is stored with its counts and report', async () => {
    const finished = await run(good);
    expect(finished).toMatchObject({
      outcome: 'changed',
      rows_read: 10,
      created: 2,
      findings: 1,
      started_at: '2026-11-23T08:00:00.000Z',
    });
    const findings = await site.db
      .selectFrom('feed_findings')
      .selectAll()
      .where('run_id', '=', finished?.id ?? 0)
      .execute();
    expect(findings).toEqual([{ run_id: finished?.id, number: 1, ...good.findings[0] }]);
    expect(logged).toMatchObject([{ feed: feed.name, outcome: 'changed', rows_read: 10 }]);
  });

  it('passes the version and the rows of the last good run to the next', async () => {
    await run(good);
    await run(refused);
    await run(result({ outcome: 'unchanged' }));
    await run(good);
    expect(tasks.map(({ version, lastGoodRows }) => [version.etag, lastGoodRows])).toEqual([
      [null, null],
      ['"7"', 10],
      ['"7"', 10],
      ['"7"', 10],
    ]);
  });

  it('reads a whole feed again when its settings changed', async () => {
    await run(good);
    await run(good, { source: '/srv/b.csv' });
    await run(good, { source: '/srv/b.csv', complete: false });
    expect(tasks.map(({ version }) => version.etag)).toEqual([null, null, null]);
  });

  it('reads a whole feed again when an alias was added, changed or deleted, and keeps the rows of its files', async () => {
    const read = () => run({ ...good, joinedRows: [7] });
    const alias = { kind: 'developer', alias: 'Kelvane', name: 'Kelvane Homes', city: null } as const;
    const added = { ...alias, alias_key: 'kelvane', city_key: '', entered_by: 'a', entered_at: 'now' };
    await read();
    await site.db.insertInto('name_aliases').values(added).execute();
    await read();
    await read();
    await site.db.updateTable('name_aliases').set({ name: 'Kelvane Group' }).execute();
    await read();
    await site.db.deleteFrom('name_aliases').execute();
    await read();
    await read();
    expect(tasks.map(({ version }) => version.etag)).toEqual([null, null, '"7"', null, null, '"7"']);
    expect(tasks.map(({ lastGoodJoined }) => lastGoodJoined)).toEqual([null, [7], [7], [7], [7], [7]]);
  });

  it('remembers the columns that the last read feed lacked', async () => {
    await run(result({ ...good, missingColumns: ['town'] }));
    await run(result({ outcome: 'unchanged' }));
    await run(refused);
    await run(good);
    await run(good);
    expect(tasks.map(({ lastGoodMissing }) => lastGoodMissing)).toEqual([
      null,
      ['town'],
      ['town'],
      ['town'],
      [],
    ]);
  });

  it('is made by one process at a time', async () => {
    let finish = (_: FeedResult) => {};
    let begin = () => {};
    const begun = new Promise<void>((resolve) => {
      begin = resolve;
    });
    const slow = runFeed(feed, {
      importer: () =>
        new Promise((resolve) => {
          finish = resolve;
          begin();
        }),
      now: () => at,
      sendAlerts: async () => 0,
    });
    await begun;
    expect(await run(good)).toBeNull();
    expect(await queueRun(site.db, feed.name, at)).toBe(false);
    finish(good);
    expect((await slow)?.outcome).toBe('changed');
  });

  it('that another process took over leaves the history and the state of the feed to it', async () => {
    await run(good);
    let finish = (_: FeedResult) => {};
    let begin = (_: AbortSignal | undefined) => {};
    const begun = new Promise<AbortSignal | undefined>((resolve) => {
      begin = resolve;
    });
    const lost = runFeed(feed, {
      importer: (_task, { end } = {}) =>
        new Promise((resolve) => {
          finish = resolve;
          begin(end);
        }),
      now: () => at,
      sendAlerts: (now) => sendAlerts(now, send),
    });
    expect((await begun)?.aborted).toBe(false);
    at += hour;
    await run(result({ ...good, version: { etag: '"8"', lastModified: null } }));
    finish(failed);
    expect(await lost).toBeNull();
    const { etag, failing_since } = (await feedState(site.db, feed.name)) ?? {};
    expect({ etag, failing_since }).toEqual({ etag: '"8"', failing_since: null });
    expect(await history()).toEqual([
      { outcome: 'changed', message: null },
      { outcome: 'failed', message: 'The run was stopped before its end.' },
      { outcome: 'changed', message: null },
    ]);
    expect(mails).toEqual([]);
  });

  it('is queued once, and appears in the history', async () => {
    const queued = await Promise.all([1, 2].map(() => queueRun(site.db, feed.name, at)));
    expect(queued.sort()).toEqual([false, true]);
    await run(good);
    expect(await history()).toMatchObject([{ outcome: 'changed' }]);
    expect(await queueRun(site.db, feed.name, at)).toBe(true);
  });

  it('accepts what its feed lacks when an administrator has confirmed it, once', async () => {
    const withheld = result({ outcome: 'withheld', counts: { ...noCounts, rows_read: 75, missing: 25 } });
    expect(await run(withheld)).toMatchObject({ outcome: 'withheld', missing: 25 });
    expect(mails[0]?.text).toContain('press “These removals are right”');
    await queueRun(site.db, feed.name, at, 25);
    await run(good);
    await run(good);
    expect(tasks.map(({ acceptedMissing }) => acceptedMissing)).toEqual([0, 25, 0]);
    expect((await lastRuns(site.db, [feed.name])).get(feed.name)).toMatchObject({ missing: 0 });
  });

  it('that was stopped is recorded as failed when the next one starts or is queued', async () => {
    const stopped = { feed: feed.name, outcome: 'running' as const, started_at: new Date(at).toISOString() };
    await site.db.insertInto('feed_runs').values(stopped).execute();
    expect(await queueRun(site.db, feed.name, at)).toBe(true);
    await run(good);
    expect(await history()).toEqual([
      { outcome: 'failed', message: 'The run was stopped before its end.' },
      { outcome: 'changed', message: null },
    ]);
  });

  it('that was stopped while the clock was hours ahead can be queued', async () => {
    const ahead = new Date(at + 4 * hour).toISOString();
    await site.db
      .insertInto('feed_runs')
      .values({ feed: feed.name, outcome: 'running', started_at: ahead })
      .execute();
    await site.db
      .insertInto('job_runs')
      .values({ name: feedLockName(feed.name), holder: 'dead', due_at: ahead, locked_until: ahead })
      .execute();
    expect(await queueRun(site.db, feed.name, at)).toBe(true);
  });

  it('mails the desk when it begins to fail and when it succeeds again, once each', async () => {
    for (const answer of [good, refused, failed, refused, good, good]) {
      await run(answer);
      at += hour;
    }
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
      [['admin@agency.example'], `Feed ${feed.name} was refused`],
      [['admin@agency.example'], `Feed ${feed.name} works again`],
    ]);
    expect(mails[0]?.text).toContain('The feed has no rows.');
    expect(mails[0]?.text).toContain('Its last good run was on 23 Nov 2026, 12:00.');
  });

  it('retries a mail that could not be sent', async () => {
    await runFeed(feed, {
      importer: async () => refused,
      now: () => at,
      sendAlerts: (now) =>
        sendAlerts(now, async () => {
          throw new Error('down');
        }),
    });
    expect(await sendAlerts(() => at + 9 * 60_000, send)).toBe(0);
    expect(await sendAlerts(() => at + 10 * 60_000, send)).toBe(1);
    expect(await sendAlerts(() => at + hour, send)).toBe(0);
    expect(mails).toHaveLength(1);
  });

  it('mails what could not be sent while the clock was hours ahead', async () => {
    await runFeed(feed, { importer: async () => refused, now: () => at, sendAlerts: async () => 0 });
    const failing = async () => {
      throw new Error('down');
    };
    await sendAlerts(() => at + 4 * hour, failing);
    expect(await sendAlerts(() => at, send)).toBe(1);
  });

  it('whose import crashes is recorded as failed, without the error message', async () => {
    expect(await run(new TypeError('secret'))).toMatchObject({
      outcome: 'failed',
      message: 'The import ended unexpectedly; see the log.',
    });
    expect(await run(good, { mapping: '/srv/none.json' })).toMatchObject({
      outcome: 'failed',
      message: '/srv/none.json: there is no such file',
    });
    const state = await feedState(site.db, feed.name);
    expect(state).toMatchObject({ failing_since: '2026-11-23T08:00:00.000Z', last_good_at: null });
  });

  it('is deleted after 500 later ones', async () => {
    const row = { feed: feed.name, outcome: 'changed' as const, started_at: '', finished_at: '' };
    await site.db
      .insertInto('feed_runs')
      .values(Array.from({ length: 505 }, () => row))
      .execute();
    await run(good);
    const { count } = await site.db
      .selectFrom('feed_runs')
      .select((e) => e.fn.countAll<number>().as('count'))
      .where('feed', '=', feed.name)
      .executeTakeFirstOrThrow();
    expect(Number(count)).toBe(500);
    expect((await lastRuns(site.db, [feed.name])).get(feed.name)).toMatchObject({ rows_read: 10 });
  });
});
