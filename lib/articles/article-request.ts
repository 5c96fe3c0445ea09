import { articleCategories } from '@/lib/catalog/article-categories';
import type { ArticleQuery } from '@/lib/catalog/source';
import type { ArticleSummary, Page } from '@/lib/catalog/types';
import { paginated } from '@/lib/http/server/pagination';
import { numberValue, pageNumber, queryOf, textValue } from '@/lib/http/server/query-values';
import { categorySlug } from './blog-query';

const defaultPageSize = 9;
const maxPageSize = 48;

/** Reads an article list request; unreadable values are dropped, numbers out of range are clamped. */
export function parseArticleRequest(request: Request): ArticleQuery {
  const query = queryOf(request);
  const category = textValue(query, 'category');
  return {
    category: category && categoryOf(category),
    search: textValue(query, 'search') ?? textValue(query, 'q'),
    page: pageNumber(query),
    page_size: numberValue(query, 'page_size', { min: 1, max: maxPageSize, fallback: defaultPageSize }),
  };
}

/** `market-insights` and `MARKET INSIGHTS` as the category "Market Insights"; null for "all", unknown texts unchanged. */
export function categoryOf(text: string): string | null {
  const folded = categorySlug(text.trim());
  if (folded === 'all') return null;
  return articleCategories.find((category) => categorySlug(category) === folded) ?? text;
}

/** The API's form of a page of articles. */
export function presentArticles(request: Request, query: ArticleQuery, page: Page<ArticleSummary>) {
  return paginated(request, page, { page: query.page, pageSize: query.page_size });
}
