import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '@/lib/database/connection';
import { type CatalogSetup, describeCatalog } from '@/testing/contract/catalog-contract';
import { startFakeBackend } from '@/testing/fake-backend/fake-backend';
import { createSqlCatalog } from '../sql/catalog';
import { createSqlWriter } from '../sql/write/writer';
import { createRestCatalog } from './catalog';

function backendIn(words: 'plain' | 'odd'): CatalogSetup {
  return async ({ properties, articles }) => {
    const folder = await mkdtemp(join(tmpdir(), 'rest-'));
    const db = await openDatabase(`file:${join(folder, 'backend.db')}`);
    const writer = createSqlWriter(db);
    await writer.putProperties(properties);
    await writer.putArticles(articles);
    const backend = await startFakeBackend(createSqlCatalog(db), words);
    const close = async () => {
      await backend.close();
      await db.destroy();
      await rm(folder, { recursive: true });
    };
    // The fixture's images are on this site for every source.
    return { catalog: createRestCatalog({ baseUrl: backend.baseUrl, imageBase: '' }), close };
  };
}

describeCatalog('REST backend', backendIn('plain'));
describeCatalog('REST backend in odd words', backendIn('odd'));
