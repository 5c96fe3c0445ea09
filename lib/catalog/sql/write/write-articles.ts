import type { Insertable, Kysely } from 'kysely';
import { derivedColumns } from '@/lib/articles/derived-columns';
import { articleFields } from '@/lib/catalog/fields/article-fields';
import { toColumns } from '@/lib/catalog/fields/field';
import type { ArticleRecord, WriteOutcome } from '@/lib/catalog/record';
import type { Database } from '@/lib/database/schema';
import { digest, utcTime } from '../property-row';

/** Writes articles by slug; outcome per article, in order. Call inside a transaction. */
export async function writeArticles(db: Kysely<Database>, records: ArticleRecord[]): Promise<WriteOutcome[]> {
  const outcomes: WriteOutcome[] = [];
  for (const record of records) outcomes.push(await writeArticle(db, record));
  return outcomes;
}

async function writeArticle(db: Kysely<Database>, record: ArticleRecord): Promise<WriteOutcome> {
  const row = articleRow(record);
  const existing = await db
    .selectFrom('articles')
    .select(['id', 'content_hash'])
    .where('slug', '=', record.slug)
    .executeTakeFirst();
  if (existing?.content_hash === row.content_hash) return 'unchanged';
  if (existing) {
    await db.updateTable('articles').set(row).where('id', '=', existing.id).execute();
    return 'updated';
  }
  await db
    .insertInto('articles')
    .values({ ...row, first_published_at: row.published_at })
    .execute();
  return 'created';
}

function articleRow(record: ArticleRecord): Insertable<Database['articles']> {
  const row = {
    ...toColumns(articleFields, record),
    slug: record.slug,
    title: record.title,
    content: record.content,
    ...derivedColumns(record),
    published_at: utcTime(record.published_at) ?? record.published_at,
    updated_at: utcTime(record.updated_at) ?? record.updated_at,
  };
  return { ...row, content_hash: digest(row) };
}
