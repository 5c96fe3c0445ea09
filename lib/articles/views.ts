import type { Kysely } from 'kysely';
import type { Database } from '@/lib/database/schema';
import { byRef } from './desk';

/**
 * Counts one view of an article in our own database, by slug or id. Does nothing for an unknown article, including
 * those of a REST backend, which counts itself.
 */
export async function addArticleView(db: Kysely<Database>, ref: string): Promise<void> {
  const article = await db
    .selectFrom('articles')
    .select('id')
    .where('status', '=', 'published')
    .where(byRef(ref))
    .executeTakeFirst();
  if (!article) return;
  await db
    .insertInto('article_views')
    .values({ article_id: article.id, views: 1 })
    .onConflict((conflict) =>
      conflict.column('article_id').doUpdateSet((set) => ({ views: set('article_views.views', '+', 1) })),
    )
    .execute();
}
