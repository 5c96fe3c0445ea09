import { openDatabase } from '@/lib/database/connection';
import { type CatalogSetup, describeCatalog } from '@/testing/contract/catalog-contract';
import type { TestServer } from '@/testing/contract/postgres-server';
import { postgresEngines } from '@/testing/engines';
import { createSqlCatalog } from './catalog';
import { createSqlWriter } from './write/writer';

const onServer =
  (start: () => Promise<TestServer>): CatalogSetup =>
  async ({ properties, articles }) => {
    const server = await start();
    const db = await openDatabase(server.url, { connections: server.connections });
    const writer = createSqlWriter(db);
    await writer.putProperties(properties);
    await writer.putArticles(articles);
    const close = async () => {
      await db.destroy();
      await server.stop();
    };
    return { catalog: createSqlCatalog(db), close };
  };

for (const [name, start] of postgresEngines) describeCatalog(name, onServer(start));
