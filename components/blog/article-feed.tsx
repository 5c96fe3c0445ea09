'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { onPlainClick } from '@/components/ui/plain-click';
import { Skeleton } from '@/components/ui/skeleton';
import type { ArticleCategory } from '@/lib/articles/blog-query';
import { ArticleCard } from './article-card';
import { type MoreArticles, useMoreArticles } from './use-more-articles';

type ArticleFeedProps = {
  category: ArticleCategory | null;
  /** Pages in `children`, and total pages. */
  shown: number;
  last: number;
  /** List items of the server-rendered cards. */
  children: ReactNode;
};

/** The article grid. More pages are appended; their link also works without JavaScript. */
export function ArticleFeed({ category, shown, last, children }: ArticleFeedProps) {
  const list = useRef<HTMLUListElement>(null);
  const requestedPage = useRef<number | null>(null);
  const more = useMoreArticles({ category, shown, last });
  const newest = more.pages.at(-1)?.number;

  useEffect(() => {
    if (newest === undefined || newest !== requestedPage.current) return;
    requestedPage.current = null;
    list.current?.querySelector<HTMLElement>(`[data-page="${newest}"] a`)?.focus();
  }, [newest]);

  const showMore = () => {
    requestedPage.current = more.wanted + 1;
    more.showMore();
  };

  return (
    <>
      <ul ref={list} className="article-cards">
        {children}
        {more.pages.flatMap(({ number, articles }) =>
          articles.map((article) => (
            <li key={`${number}-${article.id}`} data-page={number}>
              <ArticleCard article={article} />
            </li>
          )),
        )}
        {more.isLoading && <CardSkeletons />}
      </ul>
      <FeedEnd more={more} onMore={showMore} />
    </>
  );
}

function FeedEnd({ more, onMore }: { more: MoreArticles; onMore: () => void }) {
  return (
    <div className="mt-16 flex flex-col items-center gap-4 text-center lg:mt-20">
      <p role="status" className="text-stone empty:hidden">
        {more.isLoading && 'Loading blog posts...'}
        {more.isFailed && 'Failed to Load Blog Posts'}
      </p>
      {more.isFailed && (
        <Button variant="line" onClick={more.retry}>
          Try Again
        </Button>
      )}
      {more.nextHref && !more.isFailed && (
        <Button asChild variant="line" aria-disabled={more.isLoading || undefined}>
          <a href={more.nextHref} onClick={onPlainClick(() => !more.isLoading && onMore())}>
            Load More Articles
          </a>
        </Button>
      )}
    </div>
  );
}

function CardSkeletons() {
  return ['a', 'b', 'c'].map((key) => (
    <li key={key}>
      <Skeleton className="aspect-3/2 w-full" />
      <Skeleton className="mt-5 h-3 w-28" />
      <Skeleton className="mt-4 h-7 w-4/5" />
      <Skeleton className="mt-4 h-4 w-full" />
    </li>
  ));
}
