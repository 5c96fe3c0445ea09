import { articleCategories } from '@/lib/catalog/article-categories';
import { routes } from '@/lib/routes';

export type ArticleCategory = (typeof articleCategories)[number];

/** The blog list: all articles or one category, newest first, up to and including a page. */
export type BlogQuery = { category: ArticleCategory | null; page: number };

export const articlesPerPage = 9;

/** Limits what one request can make the server read. */
const maxPage = 100;

/** `Market Insights` as a slug: `market-insights`. */
export function categorySlug(category: string): string {
  return category.toLowerCase().replace(/[^a-z0-9]+/g, '-');
}

/** Reads the list's query; an unknown category or page is ignored. */
export function parseBlogQuery(query: URLSearchParams): BlogQuery {
  const wanted = categorySlug(query.get('category')?.trim() ?? '');
  const category = articleCategories.find((known) => categorySlug(known) === wanted) ?? null;
  const page = query.get('page')?.trim() ?? '';
  return { category, page: /^[1-9]\d{0,5}$/.test(page) ? Math.min(Number(page), maxPage) : 1 };
}

/** URL of the list, without defaults. */
export function blogHref({
  category,
  page = 1,
}: {
  category: ArticleCategory | null;
  page?: number;
}): string {
  const query = new URLSearchParams();
  if (category) query.set('category', categorySlug(category));
  if (page > 1) query.set('page', String(page));
  return query.size > 0 ? `${routes.blog}?${query}` : routes.blog;
}
