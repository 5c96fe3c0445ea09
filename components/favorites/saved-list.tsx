import { useEffect, useRef } from 'react';
import { CardContent } from '@/components/catalog/card-content';
import { wideCardGrid, wideCardSizes } from '@/components/catalog/wide-card-grid';
import { Button } from '@/components/ui/button';
import { savedEnquiryHref } from '@/lib/enquiries/form/defaults';
import { counted } from '@/lib/format/counted';
import { LoadFailed, NothingSaved, SkeletonCards } from './saved-states';
import { type Saved, useSavedProperties } from './use-saved-properties';

/** The visitor's favourites, or a loading, error or empty state. */
export function SavedList() {
  const list = useSavedProperties();
  const { status, gone, hasMore, pages } = list;
  const isEmpty = status === 'ready' && !hasMore && pages.flat().length === 0;
  return (
    <div aria-busy={status === 'loading'}>
      <Toolbar list={list} isEmpty={isEmpty} />
      {status === 'ready' && gone > 0 && (
        <p className="-mt-3 mb-8 text-stone">
          {`${counted(gone, 'saved property is', 'saved properties are')} no longer for sale.`}
        </p>
      )}
      {status === 'loading' && (
        <div className={wideCardGrid}>
          <SkeletonCards />
        </div>
      )}
      {status === 'failed' && <LoadFailed isOffline={list.isOffline} onRetry={list.retry} />}
      {isEmpty && <NothingSaved />}
      {status === 'ready' && !isEmpty && <Cards list={list} />}
    </div>
  );
}

/** The number of properties, visible and announced on change, and a way to ask about them. */
function Toolbar({ list: { status, count, ids }, isEmpty }: { list: Saved; isEmpty: boolean }) {
  const text =
    status === 'ready'
      ? counted(count, 'saved property', 'saved properties')
      : status === 'loading'
        ? 'Loading saved properties'
        : '';
  return (
    <div
      className={
        isEmpty || status === 'failed'
          ? 'sr-only'
          : 'mb-8 flex min-h-17 flex-wrap items-center justify-between gap-x-5 gap-y-3 border-t border-line pt-5'
      }
    >
      <p role="status" className="font-semibold lining-nums">
        {text}
      </p>
      {status === 'ready' && ids.length > 0 && (
        <Button asChild variant="soft" size="md" className="print:hidden">
          <a href={savedEnquiryHref(ids)}>Ask about these properties</a>
        </Button>
      )}
    </div>
  );
}

function Cards({ list }: { list: Saved }) {
  const { pages, isLoadingMore } = list;
  const cards = useRef<HTMLUListElement>(null);
  const awaited = useRef<number | null>(null);
  const last = pages.length;

  // Focus moves to the first new card.
  useEffect(() => {
    if (last !== awaited.current) return;
    awaited.current = null;
    cards.current?.querySelector<HTMLElement>(`[data-page="${last}"] a`)?.focus();
  }, [last]);

  const showMore = () => {
    awaited.current = last + 1;
    list.showMore();
  };

  return (
    <>
      <ul ref={cards} className={wideCardGrid}>
        {pages.flatMap((properties, index) =>
          properties.map((property) => (
            <li key={property.id} data-page={index + 1} className="grid min-w-0">
              <article className="card">
                <CardContent property={property} sizes={wideCardSizes} />
              </article>
            </li>
          )),
        )}
        {isLoadingMore && <SkeletonCards as="li" />}
      </ul>
      <ListEnd list={list} onMore={showMore} />
    </>
  );
}

function ListEnd({
  list: { hasMore, isLoadingMore, hasMoreFailed },
  onMore,
}: {
  list: Saved;
  onMore: () => void;
}) {
  if (!hasMore) return null;
  const isFailed = hasMoreFailed && !isLoadingMore;
  return (
    <div className="mt-14 flex flex-col items-center gap-4 text-center print:hidden">
      <p role="status" className="text-stone empty:hidden">
        {isLoadingMore && 'Loading more properties'}
        {isFailed && 'Failed to load more properties. Please check your connection and try again.'}
      </p>
      <Button
        variant="line"
        aria-disabled={isLoadingMore || undefined}
        onClick={() => !isLoadingMore && onMore()}
      >
        {isFailed ? 'Try Again' : 'Load More Properties'}
      </Button>
    </div>
  );
}
