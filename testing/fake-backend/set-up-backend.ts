import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { parseProperty } from '@/lib/catalog/parse/parse-property';
import { createRestCatalog, type RestCatalogOptions } from '@/lib/catalog/rest/catalog';
import type { CatalogSource } from '@/lib/catalog/source';
import { createSqlCatalog } from '@/lib/catalog/sql/catalog';
import { createSqlWriter } from '@/lib/catalog/sql/write/writer';
import { openDatabase } from '@/lib/database/connection';
import type { Database } from '@/lib/database/schema';
import { toRecord } from '@/lib/import/records/to-record';
import { type FakeBackend, startFakeBackend } from './fake-backend';

/**
 * Serves three properties with two units each through a fake backend, a new one for each test. `problems` is what the
 * catalogue of `connect` reported during the test.
 */
export function setUpBackend() {
  let folder: string;
  let db: Kysely<Database>;
  let sql: CatalogSource;
  let backend: FakeBackend;
  const problems: string[] = [];

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'rest-'));
    db = await openDatabase(`file:${join(folder, 'backend.db')}`);
    sql = createSqlCatalog(db);
    const relations = {
      city: 'Dubai',
      property_type: 'Villa',
      property_status: 'Ready',
      sales_status: 'Available',
    };
    const rows = [
      { id: 1, title: 'Palm One', district: 'Palm Jumeirah', developer: 'Example', low_price: 9_000_000 },
      { id: 2, title: 'Palm Two', district: 'Palm Jumeirah', developer: 'Example', low_price: 150_000 },
      { id: 3, title: 'Marina One', district: 'Dubai Marina', developer: 'Sample', low_price: null },
    ];
    const units = [
      { id: 'a', apartment_id: 'A-1', price: 2_000_000, area: 900 },
      { id: 'b', apartment_id: 'B-2', price: 1_000_000, area: 700 },
    ];
    const records = rows.flatMap((row) => {
      const property = parseProperty({ ...relations, ...row, units }, { onProblem: () => undefined });
      return property ? [toRecord(property, `test:${row.id}`, () => undefined)] : [];
    });
    await createSqlWriter(db).putProperties(records);
  });
  beforeEach(async () => {
    problems.length = 0;
    backend = await startFakeBackend(sql);
  });
  afterEach(() => backend.close());
  afterAll(async () => {
    await db.destroy();
    await rm(folder, { recursive: true, force: true });
  });

  function connect(options: Partial<RestCatalogOptions> = {}): CatalogSource {
    return createRestCatalog({
      baseUrl: backend.baseUrl,
      backoffMs: 1,
      // On a busy machine a response may take seconds.
      quickMs: 60_000,
      timeoutMs: 60_000,
      onProblem: (path, reason) => problems.push(`${path} ${reason}`),
      ...options,
    });
  }

  return {
    connect,
    problems,
    get backend() {
      return backend;
    },
  };
}
