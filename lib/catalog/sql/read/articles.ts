import { type Kysely, sql } from 'kysely';
import { articleExcerpt } from '@/lib/articles/article-excerpt';
import type { ArticleQuery } from '@/lib/catalog/source';
import type { Article, ArticleSummary, Page } from '@/lib/catalog/types';
import { inLowerCase } from '@/lib/database/dialect';
import { contains } from '@/lib/database/like';
import type { Database } from '@/lib/database/schema';
import { searchWords } from '@/lib/search/words/fold';
import { idOf, isStorable } from '../id-or-slug';
import { articleSummaryColumns, toArticle, toArticleSummary } from '../rows';

/** Newest first. Beyond the last page, results are empty and the count is still the total. */
export async function listArticles(db: Kysely<Database>, query: ArticleQuery): Promise<Page<ArticleSummary>> {
  if (query.category !== null && !isStorable(query.category)) return { count: 0, results: [] };
  let matching = db.selectFrom('articles').where('status', '=', 'published');
  if (query.category !== null)
    matching = matching.where(inLowerCase(db, sql`category`), '=', query.category.toLowerCase());
  for (const word of searchWords(query.search ?? ''))
    matching = matching.where(contains(sql`${sql.ref('search_text')}`, word));
  const [{ count }, rows] = await Promise.all([
    matching.select(sql<number>`count(*)`.as('count')).executeTakeFirstOrThrow(),
    matching
      .select(articleSummaryColumns)
      // Enough content to derive a missing excerpt.
      .select(sql<string | null>`case when excerpt is null then substr(content, 1, 4000) end`.as('opening'))
      .orderBy('published_at', 'desc')
      .orderBy('id', 'desc')
      .limit(query.page_size)
      .offset((query.page - 1) * query.page_size)
      .execute(),
  ]);
  return {
    count,
    results: rows.map((row) => ({
      ...toArticleSummary(row),
      excerpt: articleExcerpt({ excerpt: row.excerpt, content: row.opening }),
    })),
  };
}

/** A published article by slug or id with the previous and next one; null when missing. */
export async function getArticle(db: Kysely<Database>, ref: string): Promise<Article | null> {
  if (!isStorable(ref)) return null;
  const id = idOf(ref);
  const row = await db
    .selectFrom('articles')
    .leftJoin('article_views', 'article_views.article_id', 'articles.id')
    .selectAll('articles')
    .select('article_views.views')
    .where('status', '=', 'published')
    .where((e) => (id === null ? e('slug', '=', ref) : e.or([e('slug', '=', ref), e('id', '=', id)])))
    .executeTakeFirst();
  if (!row) return null;
  const [previous_article, next_article] = await Promise.all([
    neighbourOf(db, row, 'older'),
    neighbourOf(db, row, 'newer'),
  ]);
  return toArticle(row, { previous_article, next_article });
}

async function neighbourOf(
  db: Kysely<Database>,
  { published_at, id }: { published_at: string; id: number },
  side: 'older' | 'newer',
) {
  const [comparison, direction] = side === 'older' ? (['<', 'desc'] as const) : (['>', 'asc'] as const);
  const row = await db
    .selectFrom('articles')
    .select(['slug', 'title'])
    .where('status', '=', 'published')
    .where((e) => e(e.refTuple('published_at', 'id'), comparison, e.tuple(published_at, id)))
    .orderBy('published_at', direction)
    .orderBy('id', direction)
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}
