import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '@/lib/database/connection';
import { describeCatalog } from '@/testing/contract/catalog-contract';
import { createSqlCatalog } from './catalog';
import { createSqlWriter } from './write/writer';

describeCatalog('SQLite', async ({ properties, articles }) => {
  const folder = await mkdtemp(join(tmpdir(), 'catalog-'));
  const db = await openDatabase(`file:${join(folder, 'site.db')}`);
  const writer = createSqlWriter(db);
  await writer.putProperties(properties);
  await writer.putArticles(articles);
  const close = async () => {
    await db.destroy();
    await rm(folder, { recursive: true });
  };
  return { catalog: createSqlCatalog(db), close };
});
