import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Kysely, type KyselyPlugin, sql } from 'kysely';
import { migrate, NewerDatabaseError } from '@/lib/database/migrate';
import type { TestServer } from '@/testing/contract/postgres-server';
import { postgresEngines } from '@/testing/engines';
import { awaitDatabase } from './await-database';
import { openDatabase } from './connection';
import { createDialect, tableExists } from './dialect';
import { type Migration, migrations } from './migrations';
import type { Database } from './schema';

// Tests get the schema at once otherwise, see testing/quick-migrate.ts.
jest.mock('./migrate', () => jest.requireActual('@/lib/database/migrate'));

async function startSqlite(): Promise<TestServer> {
  const folder = await mkdtemp(join(tmpdir(), 'database-'));
  return { url: `file:${join(folder, 'new', 'site.db')}`, stop: () => rm(folder, { recursive: true }) };
}

/** Prepares the database before the first start. */
async function empty(url: string): Promise<void> {
  if (url.startsWith('file:'))
    return rm(dirname(url.slice('file:'.length)), { recursive: true, force: true });
  const db = new Kysely<Database>({ dialect: createDialect(url) });
  await sql`drop schema public cascade`.execute(db);
  await sql`create schema public`.execute(db);
  await db.destroy();
}

/** Arguments that make Node run a module in its own process. */
function program(code: string): string[] {
  const imports = "const { openDatabase } = await import('./lib/database/connection.ts');";
  return ['--import', 'tsx', '--input-type=module', '--eval', `${imports} ${code}`];
}

const versions = (db: Kysely<Database>) => db.selectFrom('migrations').select('version').execute();

const engines: typeof postgresEngines = [['SQLite', startSqlite], ...postgresEngines];

describe.each(engines)('migrations on %s', (_engine, start) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await start();
  });
  beforeEach(() => empty(server.url));
  afterAll(() => server.stop());

  // As processes do; e2e/faults.spec.ts starts four of them on one file.
  it('run once when several connections start together', async () => {
    // As at the start of the server: PGlite's single database answers late on a busy machine.
    const start = () => awaitDatabase(() => openDatabase(server.url), 100_000);
    const opened = await Promise.all([start(), start()]);
    for (const db of opened)
      expect(await versions(db)).toEqual(migrations.map(({ version }) => ({ version })));
    await Promise.all(opened.map((db) => db.destroy()));
  });

  it('reject a database newer than the program and leave it unchanged', async () => {
    const db = await openDatabase(server.url);
    await db
      .insertInto('migrations')
      .values({ version: 412, name: 'from the future', applied_at: '' })
      .execute();
    const before = await versions(db);
    const latest = Math.max(...migrations.map(({ version }) => version));
    const refused = openDatabase(server.url);
    await expect(refused).rejects.toThrow(NewerDatabaseError);
    await expect(refused).rejects.toThrow(
      new RegExp(`version 412, but this program supports versions up to ${latest}\\b`),
    );
    expect(await versions(db)).toEqual(before);
    await db.destroy();
  });

  it('upgrade an older database with its data', async () => {
    const db = new Kysely<Database>({ dialect: createDialect(server.url) });
    await migrate(db, migrations.slice(0, 1));
    await db.insertInto('cities').values({ name: 'Dubai', slug: 'dubai', search_name: 'dubai' }).execute();
    await migrate(db);
    expect(await versions(db)).toEqual(migrations.map(({ version }) => ({ version })));
    expect(await db.selectFrom('cities').select('name').execute()).toEqual([{ name: 'Dubai' }]);
    await db.destroy();
  });

  it('roll back when a step fails', async () => {
    const db = await openDatabase(server.url);
    const before = await versions(db);
    const failing: Migration = {
      version: 900,
      name: 'half done',
      up: async (trx) => {
        await trx.schema.createTable('half_done').addColumn('id', 'integer').execute();
        throw new Error('out of luck');
      },
    };
    await expect(migrate(db, [...migrations, failing])).rejects.toThrow('out of luck');
    expect(await versions(db)).toEqual(before);
    expect(await tableExists(db, 'half_done')).toBe(false);
    await db.destroy();
  });
});

describe.each(postgresEngines)('a new database of another encoding on %s', (_engine, start) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await start();
  });
  beforeEach(() => empty(server.url));
  afterAll(() => server.stop());

  const openAs = (encoding: string) => {
    const answersEncoding: KyselyPlugin = {
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => ({
        ...result,
        rows: result.rows.map((row) => ('server_encoding' in row ? { server_encoding: encoding } : row)),
      }),
    };
    return new Kysely<Database>({ dialect: createDialect(server.url), plugins: [answersEncoding] });
  };

  it('is refused when it cannot hold Arabic', async () => {
    const db = openAs('LATIN1');
    await expect(migrate(db)).rejects.toThrow(/encoding LATIN1.*encoding 'UTF8'/);
    expect(await tableExists(db, 'migrations')).toBe(false);
    await db.destroy();
  });

  it('is migrated when it stores any text', async () => {
    const db = openAs('SQL_ASCII');
    await migrate(db);
    expect(await tableExists(db, 'migrations')).toBe(true);
    await db.destroy();
  });
});

describe('SQLite', () => {
  let server: TestServer;
  beforeEach(async () => {
    server = await startSqlite();
  });
  afterEach(() => server.stop());

  const pragma = async (db: Kysely<Database>, name: string) => {
    const { rows } = await sql.raw(`pragma ${name}`).execute(db);
    return Object.values(rows[0] ?? {})[0];
  };

  it('is opened with durable settings', async () => {
    const db = await openDatabase(server.url);
    expect(await pragma(db, 'journal_mode')).toBe('wal');
    expect(await pragma(db, 'synchronous')).toBe(2);
    expect(await pragma(db, 'foreign_keys')).toBe(1);
    // SQLite's own wait blocks the process; the driver waits instead.
    expect(await pragma(db, 'busy_timeout')).toBe(0);
    await db.destroy();
  });

  it('keeps an enquiry when the process is killed right after', async () => {
    const enquiry = { name: 'N', email: 'n@x.y', subject: 'S', message: 'M', created_at: '2026-01-01' };
    const child = spawn(
      process.execPath,
      program(
        `const db = await openDatabase(${JSON.stringify(server.url)});
         await db.insertInto('inquiries').values(${JSON.stringify(enquiry)}).execute();
         process.kill(process.pid, 'SIGKILL');`,
      ),
    );
    const [, signal] = await once(child, 'exit');
    expect(signal).toBe('SIGKILL');
    const db = await openDatabase(server.url);
    expect(await db.selectFrom('inquiries').select(['name', 'status']).execute()).toEqual([
      { name: 'N', status: 'new' },
    ]);
    await db.destroy();
  });
});
