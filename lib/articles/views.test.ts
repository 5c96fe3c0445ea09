import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { openDatabase } from '@/lib/database/connection';
import type { Database } from '@/lib/database/schema';
import { addArticleView } from './views';

let folder: string;
let db: Kysely<Database>;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'views-'));
  db = await openDatabase(`file:${join(folder, 'site.db')}`);
  const row = {
    content_hash: '',
    title: 'Fees',
    content: '<p>x</p>',
    tags: '[]',
    reading_time: 1,
    search_text: 'fees',
    is_featured: 0 as const,
    published_at: '2026-01-01T00:00:00.000Z',
    updated_at: '2026-01-01T00:00:00.000Z',
  };
  await db
    .insertInto('articles')
    .values([
      { ...row, id: 1, slug: 'fees' },
      { ...row, id: 2, slug: 'plans' },
    ])
    .execute();
});

afterEach(async () => {
  await db.destroy();
  rmSync(folder, { recursive: true });
});

const views = () => db.selectFrom('article_views').selectAll().orderBy('article_id').execute();

it('counts readers per article', async () => {
  await addArticleView(db, 'fees');
  await addArticleView(db, 'fees');
  await addArticleView(db, '2');
  expect(await views()).toEqual([
    { article_id: 1, views: 2 },
    { article_id: 2, views: 1 },
  ]);
});

it('counts concurrent readers', async () => {
  await Promise.all(Array.from({ length: 20 }, () => addArticleView(db, 'fees')));
  expect(await views()).toEqual([{ article_id: 1, views: 20 }]);
});

it('ignores unknown articles', async () => {
  await addArticleView(db, 'unknown');
  await addArticleView(db, '99999999999999');
  expect(await views()).toEqual([]);
});
