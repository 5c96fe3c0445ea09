import { type Query, useQueries } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { api } from '@/lib/api-paths';
import { type ArticleCategory, articlesPerPage, categorySlug } from '@/lib/articles/blog-query';
import type { ArticleSummary, Page } from '@/lib/catalog/types';
import { requestJson } from '@/lib/http/browser/client';
import { queryClient } from '@/lib/http/browser/query-client';
import { ArticleCard } from './article-card';
import { ArticleCardSkeletons } from './article-card-skeletons';

const queryName = 'articles';

export type MoreArticlesState = {
  isLoading: boolean;
  isFailed: boolean;
  /** The last page that is shown; null when there is none yet. */
  newest: number | null;
  retry: () => void;
};

export type MoreArticlesProps = {
  category: ArticleCategory | null;
  /** The first and last of the pages. */
  from: number;
  to: number;
  onChange: (state: MoreArticlesState) => void;
};

/** List items of the pages after the server-rendered ones. */
export function MoreArticles({ category, from, to, onChange }: MoreArticlesProps) {
  const numbers = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  const queries = useQueries(
    { queries: numbers.map((number) => pageQuery(category, number)) },
    queryClient(),
  );
  const pages = queries.flatMap(({ data }, index) =>
    data ? [{ number: from + index, articles: data.results }] : [],
  );
  const isLoading = queries.some(({ isFetching }) => isFetching);
  const isFailed = queries.some(({ isError, isFetching }) => isError && !isFetching);
  const newest = pages.at(-1)?.number ?? null;

  const report = useEffectEvent(onChange);
  useEffect(() => {
    report({ isLoading, isFailed, newest, retry: retryFailed });
  }, [isLoading, isFailed, newest]);

  return (
    <>
      {pages.flatMap(({ number, articles }) =>
        articles.map((article) => (
          <li key={`${number}-${article.id}`} data-page={number}>
            <ArticleCard article={article} />
          </li>
        )),
      )}
      {isLoading && <ArticleCardSkeletons />}
    </>
  );
}

function pageQuery(category: ArticleCategory | null, page: number) {
  const query = new URLSearchParams({ page: String(page), page_size: String(articlesPerPage) });
  if (category) query.set('category', categorySlug(category));
  return {
    queryKey: [queryName, query.toString()],
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      requestJson<Page<ArticleSummary>>(`${api.blogs}?${query}`, { signal }),
    // A failed page is requested again on retry only.
    retryOnMount: false,
  };
}

function retryFailed(): void {
  const isFailed = ({ state }: Query) => state.status === 'error';
  void queryClient().refetchQueries({ queryKey: [queryName], type: 'active', predicate: isFailed });
}
