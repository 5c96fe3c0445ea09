import type { Kysely } from 'kysely';
import type { Database } from '@/lib/database/schema';

/**
 * Counts one reader of an article of our own database, found by slug or id. Nothing happens when it is not
 * there: the article is unknown, or a REST backend holds the articles and counts by itself.
 */
export async function addArticleView(db: Kysely<Database>, ref: string): Promise<void> {
  const article = await db
    .selectFrom('articles')
    .select('id')
    .where((where) =>
      where.or([where('slug', '=', ref), ...(/^\d{1,9}$/.test(ref) ? [where('id', '=', Number(ref))] : [])]),
    )
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
