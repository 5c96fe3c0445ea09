import { useQueries } from '@tanstack/react-query';
import { useSearchParams } from 'next/navigation';
import { api } from '@/lib/api-paths';
import {
  type ArticleCategory,
  articlesPerPage,
  blogHref,
  categorySlug,
  parseBlogQuery,
} from '@/lib/articles/blog-query';
import type { ArticleSummary, Page } from '@/lib/catalog/types';
import { requestJson } from '@/lib/http/browser/client';
import { queryClient } from '@/lib/http/browser/query-client';

export type MoreArticles = ReturnType<typeof useMoreArticles>;

type Start = { category: ArticleCategory | null; shown: number; last: number };

/**
 * Pages after the server-rendered ones. The number of pages is in the URL, so that back, reload and copied links restore
 * the list. The server has rendered `shown` pages of `last`.
 */
export function useMoreArticles({ category, shown, last }: Start) {
  const { page } = parseBlogQuery(useSearchParams() ?? new URLSearchParams());
  const wanted = Math.min(Math.max(page, shown), Math.max(last, shown));
  const numbers = Array.from({ length: wanted - shown }, (_, index) => shown + 1 + index);
  const queries = useQueries(
    { queries: numbers.map((number) => pageQuery(category, number)) },
    queryClient(),
  );
  const pages = queries.flatMap((query, index) =>
    query.data ? [{ number: shown + 1 + index, articles: query.data.results }] : [],
  );
  return {
    pages,
    wanted,
    isLoading: queries.some((query) => query.isFetching),
    isFailed: queries.some((query) => query.isError && !query.isFetching),
    nextHref: wanted < last ? blogHref({ category, page: wanted + 1 }) : null,
    showMore() {
      window.history.replaceState(null, '', blogHref({ category, page: wanted + 1 }));
    },
    retry() {
      for (const query of queries) if (query.isError) query.refetch();
    },
  };
}

function pageQuery(category: ArticleCategory | null, page: number) {
  const query = new URLSearchParams({ page: String(page), page_size: String(articlesPerPage) });
  if (category) query.set('category', categorySlug(category));
  return {
    queryKey: ['articles', query.toString()],
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      requestJson<Page<ArticleSummary>>(`${api.blogs}?${query}`, { signal }),
    // A failed page is requested again on retry only.
    retryOnMount: false,
  };
}
