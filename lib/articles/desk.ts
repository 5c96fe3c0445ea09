import { type Selectable, sql } from 'kysely';
import { type ArticleValues, articleFields } from '@/lib/catalog/fields/article-fields';
import { fromColumns } from '@/lib/catalog/fields/field';
import { database } from '@/lib/database/connection';
import { contains } from '@/lib/database/like';
import type { Database } from '@/lib/database/schema';
import { pageValues, searchValue } from '@/lib/http/server/query-values';
import { readId } from '@/lib/http/server/references';
import { searchWords } from '@/lib/search/words/fold';
import { type ArticleStatus, readArticleStatus } from './article-form';

/* Articles for the desk: with drafts, and with a version for concurrent edits. */

export type DeskArticle = ArticleValues & {
  id: number;
  slug: string;
  title: string;
  content: string;
  status: ArticleStatus;
  /** Number of changes; sent back with the next change to detect concurrent edits. */
  version: number;
  /** Null until it is first published; from then on its slug cannot change. */
  first_published_at: string | null;
  published_at: string;
  updated_at: string;
  updated_by: string | null;
  reading_time: number;
};

export type DeskArticleSummary = Omit<DeskArticle, 'content'>;

export type DeskArticleQuery = {
  status: ArticleStatus | null;
  search: string;
  page: number;
  pageSize: number;
};

/** Reads the filters of a URL; unreadable values are dropped. */
export function readDeskArticleQuery(query: URLSearchParams): DeskArticleQuery {
  return {
    status: readArticleStatus(query.get('status')),
    search: searchValue(query, 'search'),
    ...pageValues(query, 25),
  };
}

/** Drafts first, then the latest change first. */
export async function listDeskArticles(
  query: DeskArticleQuery,
): Promise<{ count: number; results: DeskArticleSummary[] }> {
  const db = await database();
  let matching = db.selectFrom('articles');
  if (query.status) matching = matching.where('status', '=', query.status);
  for (const word of searchWords(query.search)) {
    matching = matching.where(contains(sql`${sql.ref('search_text')}`, word));
  }
  const [{ count }, rows] = await Promise.all([
    matching.select(sql<number>`count(*)`.as('count')).executeTakeFirstOrThrow(),
    matching
      .selectAll()
      .orderBy(sql`case when status = 'draft' then 0 else 1 end`)
      .orderBy('updated_at', 'desc')
      .orderBy('id', 'desc')
      .limit(query.pageSize)
      .offset((query.page - 1) * query.pageSize)
      .execute(),
  ]);
  const results = rows.map((row) => {
    const { content, ...summary } = toDeskArticle(row);
    return summary;
  });
  return { count: Number(count), results };
}

/** A draft or published article by id or slug; null when there is none. */
export async function getDeskArticle(ref: string): Promise<DeskArticle | null> {
  const db = await database();
  const row = await db.selectFrom('articles').selectAll().where(byRef(ref)).executeTakeFirst();
  return row ? toDeskArticle(row) : null;
}

/** Condition: the article with this id or slug. */
export function byRef(ref: string) {
  const id = readId(ref);
  return id !== null
    ? sql<boolean>`(articles.id = ${id} or articles.slug = ${ref})`
    : sql<boolean>`articles.slug = ${ref.replaceAll('\0', '')}`;
}

export function toDeskArticle(row: Selectable<Database['articles']>): DeskArticle {
  const { content_hash, search_text, status, ...rest } = row;
  return {
    ...rest,
    ...fromColumns(articleFields, row),
    status: status === 'draft' ? 'draft' : 'published',
  };
}
