import { createServer, type Socket } from 'node:net';
import { Kysely, sql } from 'kysely';
import { portOf } from '@/testing/port-of';
import { openDatabase } from './connection';
import type * as Dialect from './dialect';
import { analyze, createDialect, isPostgres, lockFreeRows } from './dialect';
import { databaseProblem } from './problem';
import type { Database } from './schema';

/** The module as another bundle loads it, with its own classes. */
async function otherCopy(): Promise<typeof Dialect> {
  let copy: typeof Dialect | undefined;
  await jest.isolateModulesAsync(async () => {
    copy = await import('./dialect');
  });
  if (!copy) throw new Error('not loaded');
  return copy;
}

it.each([
  ['postgres://nobody@127.0.0.1:9/none', true],
  ['file::memory:', false],
])('recognises the engine of %s across bundles', async (url, expected) => {
  const other = await otherCopy();
  expect(other.createDialect).not.toBe(createDialect);
  const db = new Kysely<Database>({ dialect: other.createDialect(url) });
  expect(isPostgres(db)).toBe(expected);
  expect(isPostgres(db.withSchema('site'))).toBe(expected);
  await db.destroy();
});

it.each([
  ['postgres://nobody@127.0.0.1:9/none', 'select "name" from "cities" for update skip locked'],
  ['file::memory:', 'select "name" from "cities"'],
])('locks free rows on %s', async (url, expected) => {
  const db = new Kysely<Database>({ dialect: createDialect(url) });
  expect(lockFreeRows(db, db.selectFrom('cities').select('name')).compile().sql).toBe(expected);
  await db.destroy();
});

it.each([
  ['/missing/ca.crt', /ENOENT.*\/missing\/ca\.crt/],
  [__dirname, /EISDIR/],
])('counts %s, no readable certificate, as a connection that cannot be encrypted', async (path, message) => {
  const db = new Kysely<Database>({
    dialect: createDialect(`postgres://nobody@127.0.0.1:9/none?sslrootcert=${path}`),
  });
  const error = await sql`select 1`.execute(db).catch((reason) => reason);
  expect(databaseProblem(error)).toMatchObject({ kind: 'untrusted', isTransient: false });
  expect(error.cause.message).toMatch(message);
  await db.destroy();
});

it('analyses every table and index, as `analyze` without a name does', async () => {
  const db = await openDatabase('file::memory:');
  const statistics = async () =>
    (await sql`select tbl, idx, stat from sqlite_stat1 order by tbl, idx, stat`.execute(db)).rows;
  for (const name of ['a', 'b', 'c'])
    await db.insertInto('cities').values({ name, slug: name, search_name: name }).execute();
  await analyze(db);
  const byIndex = await statistics();
  await sql`analyze`.execute(db);
  expect(byIndex).toEqual(await statistics());
  expect(byIndex).not.toEqual([]);
  await db.destroy();
});

it('marks errors of the engine, so that a server that is down is recognised', async () => {
  const db = new Kysely<Database>({ dialect: createDialect('postgres://nobody@127.0.0.1:9/none') });
  const error = await sql`select 1`.execute(db).catch((failure: unknown) => failure);
  expect(databaseProblem(error)).toMatchObject({ kind: 'unreachable' });
  await db.destroy();
});

describe('with a PostgreSQL server that fails', () => {
  const signedIn = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0, 0x5a, 0, 0, 0, 5, 0x49]);
  const done = Buffer.from('C\0\0\0\x08SET\0Z\0\0\0\x05I', 'latin1');
  const refused = Buffer.from('E\0\0\0\x1cSERROR\0C53200\0Mno room\0\0Z\0\0\0\x05I', 'latin1');
  const ends: (() => Promise<unknown>)[] = [];

  afterEach(async () => {
    for (const end of ends.splice(0)) await end();
  });

  /** @param answer to a query on a connection, counted from 1; null for silence */
  async function connectTo(
    answer: (query: Buffer, connection: number) => Buffer | null,
    connections: number,
  ): Promise<{ db: Kysely<Database>; opened: () => number }> {
    const sockets: Socket[] = [];
    const server = createServer((socket) => {
      const number = sockets.push(socket);
      socket.on('error', () => undefined);
      socket.once('data', () => socket.write(signedIn));
      socket.on('data', (message) => {
        if (message[0] !== 'Q'.charCodeAt(0)) return;
        const reply = answer(message, number);
        if (reply) socket.write(reply);
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const url = `postgres://site@127.0.0.1:${portOf(server)}/site`;
    const db = new Kysely<Database>({ dialect: createDialect(url, { connections }) });
    ends.push(async () => {
      await db.destroy();
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    });
    return { db, opened: () => sockets.length };
  }

  it.each(['select', 'set'])(
    'replaces a connection whose "%s" it does not answer, as after a failover',
    async (silentQuery) => {
      let noteSilence = () => {};
      const silence = new Promise<void>((resolve) => {
        noteSilence = resolve;
      });
      const { db } = await connectTo((query, connection) => {
        if (connection > 1 || !query.includes(silentQuery)) return done;
        noteSilence();
        return null;
      }, 1);

      jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance'] });
      const failure = sql`select 1`.execute(db).catch((error: unknown) => error);
      await silence;
      await jest.advanceTimersByTimeAsync(30_000);
      jest.useRealTimers();
      expect(databaseProblem(await failure)).toMatchObject({ kind: 'unreachable' });
      await expect(sql`select 1`.execute(db)).resolves.toBeDefined();
    },
  );

  it('waits no longer for a lock than a visitor waits for an answer', async () => {
    const queries: string[] = [];
    const { db } = await connectTo((query) => {
      queries.push(query.toString());
      return done;
    }, 1);
    await sql`select 1`.execute(db);
    expect(queries[0]).toContain('set lock_timeout = 5000');
  });

  it('replaces a connection that refuses to write: its session stays read-only when the server no longer is', async () => {
    const readOnly = Buffer.from('E\0\0\0\x1eSERROR\0C25006\0Mread-only\0\0Z\0\0\0\x05I', 'latin1');
    const { db, opened } = await connectTo(
      (query, connection) => (connection === 1 && query.includes('delete') ? readOnly : done),
      1,
    );
    const write = () => sql`delete from cities`.execute(db);
    expect(databaseProblem(await write().catch((error) => error))?.kind).toBe('unwritable');
    await write();
    expect(opened()).toBe(2);
  });

  it('opens another connection after more connections than the pool holds could not be prepared', async () => {
    const places = 2;
    const failing = 5;
    const { db, opened } = await connectTo(
      (_, connection) => (connection <= failing ? refused : done),
      places,
    );
    for (let i = 0; i < failing; i++)
      await expect(sql`select 1`.execute(db)).rejects.toMatchObject({ message: 'no room' });
    await expect(sql`select 1`.execute(db)).resolves.toBeDefined();
    expect(opened()).toBe(failing + 1);
  });
});
