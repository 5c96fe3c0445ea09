import childProcess from 'node:child_process';
import { once } from 'node:events';
import type { Socket } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import pg from 'pg';
import { openDatabase } from '@/lib/database/connection';
import { present, stub } from '@/testing/stub';

export type TestServer = {
  url: string;
  /** Concurrent connections the server supports; PGlite mixes up statements of two. */
  connections?: number;
  stop: () => Promise<void>;
};

type Pglite = TestServer & { isFree: boolean; schema: string };

/** Node's own modules are the only objects that the test files of one Jest worker share. */
const worker = stub<typeof childProcess & { pglite?: Pglite }>(childProcess);

/**
 * A PGlite server on a free port, migrated and without rows. Test files that one Jest worker runs after each other share
 * a process, since starting and migrating takes longer than most files; it ends with the worker.
 */
export async function startPglite(): Promise<TestServer> {
  if (!process.env.JEST_WORKER_ID) return spawnPglite();
  const known = worker.pglite;
  if (!known?.isFree || !(await emptyDatabase(known))) worker.pglite = await spawnMigrated();
  const server = present(worker.pglite);
  server.isFree = false;
  const stop = async () => {
    if (server === worker.pglite) server.isFree = true;
    else await server.stop();
  };
  return { ...server, stop };
}

async function spawnMigrated(): Promise<Pglite> {
  await worker.pglite?.stop();
  const server = await spawnPglite();
  const db = await openDatabase(server.url, { connections: 1 });
  await db.destroy();
  const schema = await onServer(server.url, async (client) => {
    await client.query(rememberRows);
    return schemaOf(client);
  });
  return { ...server, isFree: true, schema };
}

async function spawnPglite(): Promise<TestServer> {
  // Optimising its WebAssembly takes longer than it saves in tests.
  const program = ['--liftoff-only', join(process.cwd(), 'testing/contract/pglite-server.mjs')];
  const child = childProcess.spawn(process.execPath, program, { stdio: ['pipe', 'pipe', 'inherit'] });
  const ended = once(child, 'exit');
  const [url] = await Promise.race([
    once(createInterface({ input: child.stdout }), 'line'),
    ended.then(([code]) => Promise.reject(new Error(`the database exited with code ${code}`))),
  ]);
  // Do not keep the test process running: the server exits when its stdin closes.
  child.stdout.destroy();
  child.unref();
  stub<Socket>(child.stdin).unref();
  const stop = async () => {
    child.ref();
    child.stdin.end();
    await ended;
  };
  return { url: String(url), connections: 1, stop };
}

/** Keeps the rows that migrations write. */
const rememberRows = `
  create schema migrated;
  do $$ declare name text; has_rows boolean; begin
    for name in select tablename from pg_tables where schemaname = 'public' loop
      execute format('select exists (select 1 from %I)', name) into has_rows;
      if has_rows then execute format('create table migrated.%I as table public.%1$I', name); end if;
    end loop;
  end $$`;

/** Restores the state after the migrations: without other rows, used numbers and statistics. */
const restoreRows = `
  do $$ declare name text; has_rows boolean; filled text; begin
    for name in select tablename from pg_tables where schemaname = 'public' loop
      execute format('select exists (select 1 from %I)', name) into has_rows;
      if has_rows then filled := concat_ws(', ', filled, quote_ident(name)); end if;
    end loop;
    execute 'truncate ' || filled || ' cascade';
    for name in select tablename from pg_tables where schemaname = 'migrated' loop
      execute format('delete from public.%I', name);
      execute format('insert into public.%I select * from migrated.%1$I', name);
    end loop;
    for name in select sequencename from pg_sequences where schemaname = 'public' and last_value is not null loop
      execute format('alter sequence %I restart', name);
    end loop;
    delete from pg_statistic where starelid >= 16384;
  end $$`;

/** Changes with every definition of a table, column, index, constraint, trigger or function. */
async function schemaOf(client: pg.Client): Promise<string> {
  const own = 'oid >= 16384';
  const parts = ['attrdef', 'constraint', 'trigger', 'proc'].map(
    (name) => `(select concat(count(*), ' ', max(oid)) from pg_${name} where ${own})`,
  );
  const { rows } = await client.query<{ schema: string }>(`select concat_ws(' ', ${parts.join()},
    (select concat(count(*), ' ', max(xmin::text::bigint)) from pg_attribute where attrelid >= 16384),
    (select md5(string_agg(oid || relname, ' ' order by oid)) from pg_class where ${own})) as schema`);
  return rows[0]?.schema ?? '';
}

/** Makes the database as it was after its migrations. @returns false when a test has changed its schema */
function emptyDatabase({ url, schema }: Pglite): Promise<boolean> {
  return onServer(url, async (client) => {
    if ((await schemaOf(client)) !== schema) return false;
    await client.query(restoreRows);
    return true;
  });
}

/** A separate database on a running server, dropped at the end. */
export async function borrowDatabase(serverUrl: string): Promise<TestServer> {
  const name = `site_test_${process.pid}_${Date.now().toString(36)}`;
  await runOn(serverUrl, `create database ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    stop: async () => void (await runOn(serverUrl, `drop database ${name} with (force)`)),
  };
}

function runOn(url: string, statement: string): Promise<unknown> {
  return onServer(url, (client) => client.query(statement));
}

async function onServer<T>(url: string, use: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await use(client);
  } finally {
    await client.end();
  }
}
