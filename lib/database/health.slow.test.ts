import fs, { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { startPglite } from '@/testing/contract/postgres-server';
import { setUpSiteDatabase } from '@/testing/site-database';
import { openDatabase } from './connection';
import { checkDatabase, isIntact, requireUsable } from './health';
import { databaseProblem } from './problem';

let folder: string;
let path: string;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'health-'));
  path = join(folder, 'site.db');
  await (await openDatabase(`file:${path}`)).destroy();
});
afterEach(() => rmSync(folder, { recursive: true }));

it('distinguishes an intact file from one with a damaged page', async () => {
  expect(await isIntact(path)).toBe(true);
  const bytes = readFileSync(path);
  bytes.fill(0xff, 8192, 12288);
  writeFileSync(path, bytes);
  expect(await isIntact(path)).toBe(false);
  writeFileSync(path, 'no database at all, only words '.repeat(100));
  expect(await isIntact(path)).toBe(false);
});

const start = async () => {
  const url = `file:${path}`;
  const db = await openDatabase(url);
  await requireUsable(db, url).finally(() => db.destroy());
};

// Root may write files of any mode, so a mode would not show it.
it('keeps the site from starting on a file that its user cannot write', async () => {
  await start();
  jest.spyOn(fs, 'accessSync').mockImplementation(() => {
    throw Object.assign(new Error('permission denied'), { code: 'EACCES' });
  });
  const problem = databaseProblem(await start().catch((error: unknown) => error));
  jest.restoreAllMocks();
  expect(problem).toMatchObject({ kind: 'unwritable', isTransient: false });
});

it('keeps the site from starting on a damaged file', async () => {
  await start();
  const bytes = readFileSync(path);
  writeFileSync(path, bytes.fill(0xff, 8192, 12288));
  expect(databaseProblem(await start().catch((error: unknown) => error))?.kind).toBe('damaged');
});

it('ignores a missing file', async () => {
  await expect(isIntact(`${path}.none`)).rejects.toThrow();
});

it('ends an inspection before it has read the file', async () => {
  const stop = new AbortController();
  const inspection = isIntact(path, stop.signal);
  stop.abort();
  await expect(inspection).rejects.toMatchObject({ killed: true });
});

describe('on PostgreSQL', () => {
  const site = setUpSiteDatabase(startPglite);

  it('reports a server that only reads, as after a failover to a replica', async () => {
    await expect(checkDatabase()).resolves.toBeUndefined();
    await sql`set default_transaction_read_only = on`.execute(site.db);
    const failure = await checkDatabase().catch((error: unknown) => error);
    await sql`reset default_transaction_read_only`.execute(site.db);
    expect(databaseProblem(failure)?.kind).toBe('unwritable');
  });
});
