'use client';

import { useSearchParams } from 'next/navigation';
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { lazyPart } from '@/components/ui/lazy-part';
import { onPlainClick } from '@/components/ui/plain-click';
import { type ArticleCategory, blogHref, parseBlogQuery } from '@/lib/articles/blog-query';
import { ArticleCardSkeletons } from './article-card-skeletons';
import type { MoreArticlesProps, MoreArticlesState } from './more-articles';

const loadMoreArticles = async () => (await import('./more-articles')).MoreArticles;
const MoreArticles = lazyPart(loadMoreArticles, UnloadedArticles);

type ArticleFeedProps = {
  category: ArticleCategory | null;
  /** Pages in `children`, and total pages. */
  shown: number;
  last: number;
  /** List items of the server-rendered cards. */
  children: ReactNode;
};

/**
 * The article grid. More pages are appended; their link also works without JavaScript. Their number is in the URL, so
 * that back, reload and copied links restore the list.
 */
export function ArticleFeed({ category, shown, last, children }: ArticleFeedProps) {
  const list = useRef<HTMLUListElement>(null);
  const retryButton = useRef<HTMLButtonElement>(null);
  const requestedPage = useRef<number | null>(null);
  const { page } = parseBlogQuery(useSearchParams() ?? new URLSearchParams());
  const wanted = Math.min(Math.max(page, shown), Math.max(last, shown));
  const [state, setState] = useState(starting);
  const more = wanted > shown ? state : complete;
  const { newest } = more;

  useEffect(() => {
    if (newest === null || newest !== requestedPage.current) return;
    requestedPage.current = null;
    list.current?.querySelector<HTMLElement>(`[data-page="${newest}"] a`)?.focus();
  }, [newest]);

  useEffect(() => {
    if (more.isFailed && requestedPage.current !== null) retryButton.current?.focus();
  }, [more.isFailed]);

  const nextHref = blogHref({ category, page: Math.min(wanted + 1, last) });
  const showMore = () => {
    if (more.isLoading) return;
    requestedPage.current = wanted + 1;
    window.history.replaceState(null, '', nextHref);
  };

  return (
    <>
      <ul ref={list} className="article-cards">
        {children}
        {wanted > shown && (
          <Suspense fallback={<ArticleCardSkeletons />}>
            <MoreArticles category={category} from={shown + 1} to={wanted} onChange={setState} />
          </Suspense>
        )}
      </ul>
      <div className="mt-16 flex flex-col items-center gap-4 text-center lg:mt-20">
        <p role="status" className="text-stone empty:hidden">
          {more.isLoading && 'Loading blog posts...'}
          {more.isFailed && 'Failed to Load Blog Posts'}
        </p>
        {more.isFailed && (
          <Button ref={retryButton} variant="line" onClick={more.retry}>
            Try Again
          </Button>
        )}
        {/* Stays while the last page loads, because the focus is on it. */}
        {(more.isLoading || (wanted < last && !more.isFailed)) && (
          <Button asChild variant="line" aria-disabled={more.isLoading || undefined}>
            <a
              href={nextHref}
              onPointerEnter={() => void loadMoreArticles().catch(() => {})}
              onClick={onPlainClick(showMore)}
            >
              Load More Articles
            </a>
          </Button>
        )}
      </div>
    </>
  );
}

const complete: MoreArticlesState = { isLoading: false, isFailed: false, newest: null, retry: () => {} };
const starting: MoreArticlesState = { ...complete, isLoading: true };

/** In place of code that did not arrive. The server renders all pages of the URL. */
function UnloadedArticles({ onChange }: MoreArticlesProps) {
  useEffect(() => {
    onChange({ ...complete, isFailed: true, retry: () => window.location.reload() });
  }, [onChange]);
  return null;
}
