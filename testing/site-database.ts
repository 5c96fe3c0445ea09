import type { Kysely } from 'kysely';
import { openDatabase } from '@/lib/database/connection';
import type { Database } from '@/lib/database/schema';
import { processState } from '@/lib/process-state';
import type { TestServer } from '@/testing/contract/postgres-server';

const shared = processState<{ siteDatabase?: Promise<Kysely<Database>> }>();

/** Opens a database that `database()` returns until the result is closed. */
export async function openSiteDatabase({
  url,
  connections,
}: TestServer): Promise<{ db: Kysely<Database>; close: () => Promise<void> }> {
  const db = await openDatabase(url, { connections });
  shared.siteDatabase = Promise.resolve(db);
  return {
    db,
    async close() {
      shared.siteDatabase = undefined;
      await db.destroy();
    },
  };
}

/** A database that `database()` returns during the tests of the current block. */
export function setUpSiteDatabase(start: () => Promise<TestServer>): { readonly db: Kysely<Database> } {
  let server: TestServer;
  let site: Awaited<ReturnType<typeof openSiteDatabase>>;
  beforeAll(async () => {
    server = await start();
    site = await openSiteDatabase(server);
  });
  afterAll(async () => {
    await site.close();
    await server.stop();
  });
  return {
    get db() {
      return site.db;
    },
  };
}

/** Clears what this process remembers of the catalogue: another test's database may have the same version. */
export function forgetCatalog(): void {
  Object.assign(globalThis, { catalogMemory: undefined, catalogFreshness: undefined });
}
