import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSqlCatalog } from '@/lib/catalog/sql/catalog';
import { openDatabase } from '@/lib/database/connection';
import { parseImportArguments } from '@/lib/import/arguments';
import { runImport } from '@/lib/import/run-import';
import { present } from '@/testing/stub';

type Catalog = ReturnType<typeof createSqlCatalog>;

/** Gives each test of a file an empty folder, and imports into a database `site.db` there. */
export function setUpImports() {
  let folder = '';
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'import-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  const pathOf = (name: string) => join(folder, name);
  const databaseUrl = () => `file:${pathOf('site.db')}`;
  /** Made by the first import, or by the first call. */
  const openSite = () => openDatabase(databaseUrl());

  /** Writes text, or a value as JSON. @returns the path */
  async function file(name: string, content: unknown): Promise<string> {
    const path = pathOf(name);
    await writeFile(path, typeof content === 'string' ? content : JSON.stringify(content, null, 1));
    return path;
  }

  async function run(args: string[], env: { DATABASE_URL?: string; API_BASE_URL?: string } = {}) {
    const said: string[] = [];
    const noted: string[] = [];
    const outcome = await runImport(
      present(parseImportArguments(args)),
      {
        DATABASE_URL: databaseUrl(),
        API_BASE_URL: undefined,
        NEXT_PUBLIC_SITE_URL: 'http://localhost:3000',
        ...env,
      },
      { say: (text) => said.push(text), note: (text) => noted.push(text), folder },
    );
    return { outcome, succeeded: outcome === 'done', stdout: said.join('\n'), stderr: noted.join('\n') };
  }

  async function withCatalog<T>(read: (catalog: Catalog) => Promise<T>): Promise<T> {
    const db = await openSite();
    try {
      return await read(createSqlCatalog(db));
    } finally {
      await db.destroy();
    }
  }

  return { pathOf, openSite, file, run, withCatalog };
}

/** A property in our own format, as a feed may write it. */
export const villaRow = {
  reference: 'HN-1',
  title: '🔥 Villa &amp; Garden',
  description: '<p>Quiet</p>',
  city: 'Dubai',
  district: { name: 'Palm Jumeirah' },
  low_price: '12,000,000',
  units: [{ apartment_id: 'V1', apartment_type_id: 5, area: 7_000, price: 12_000_000 }],
  payment_plans: [{ name: '40/60', values: [{ name: 'On booking', percentage: 40 }] }],
};
