'use client';

import { memo, type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { cardGrid } from '@/components/catalog/card-grid';
import { CardSkeleton } from '@/components/catalog/card-skeleton';
import { loadCardContent, PropertyCard } from '@/components/catalog/property-card';
import { FirstScreenEnd } from '@/components/ui/inline-script';
import { lazyPart } from '@/components/ui/lazy-part';
import { formatListingQuery, listingHref } from '@/lib/search/listing-query';
import { ComingSoon } from './coming-soon';
import { Pagination } from './pagination';
import type { Listing } from './use-listing';
import { useScrollMemory } from './use-scroll-memory';

// Rare, so fetched when they are needed.
const LoadError = lazyPart(async () => (await import('./no-results')).LoadError, PlainLoadError);
const NothingFound = lazyPart(async () => (await import('./no-results')).NothingFound, PlainLoadError);

const skeletons = ['a', 'b', 'c', 'd', 'e', 'f'];
/** Covers preloaded on wide screens: the first row. */
const preloadedCovers = 2;

type ResultsProps = {
  listing: Listing;
  /** Samples shown when the catalogue is empty or failed. */
  samples: ReactNode;
};

const Card = memo(PropertyCard);

/** The cards of the current page, or a loading, error or empty state. */
export const Results = memo(function Results({ listing, samples }: ResultsProps) {
  const { status, results } = listing;
  const box = useSteadyHeight(status === 'loading');
  // Preloads the code for the next list.
  useEffect(() => void loadCardContent(), []);
  useScrollMemory(formatListingQuery(listing.query), status !== 'loading');
  return (
    <div ref={box} aria-busy={status === 'loading'}>
      {status === 'loading' && (
        <div className={cardGrid}>
          {skeletons.map((key) => (
            <CardSkeleton key={key} />
          ))}
        </div>
      )}
      {status === 'error' && (
        <>
          <LoadError listing={listing} />
          {samples}
        </>
      )}
      {status === 'ready' && results.length === 0 && (
        <>
          <NothingFound listing={listing} />
          {samples}
        </>
      )}
      {status === 'ready' && results.length > 0 && <Cards listing={listing} />}
    </div>
  );
});

function Cards({ listing }: { listing: Listing }) {
  const { results, query, lastPage, goTo, isSearching } = listing;
  return (
    <>
      <ul className={`cards ${cardGrid}`}>
        {results.map((property, index) => (
          <li key={property.slug} className="grid min-w-0">
            <Card property={property} priority={index === 0} early={index < preloadedCovers} />
            {index === 0 && <FirstScreenEnd />}
          </li>
        ))}
      </ul>
      {lastPage > 1 && !isSearching && <Pagination query={query} lastPage={lastPage} goTo={goTo} />}
      {query.page >= lastPage && !isSearching && <ComingSoon />}
    </>
  );
}

/** Without a connection not even the code of the error arrives. */
function PlainLoadError({ listing }: { listing: Listing }) {
  return (
    <p role="alert" className="py-14 text-center">
      Failed to load properties. Please check your connection and try again.{' '}
      <a href={listingHref(listing.query)} className="underline underline-offset-4">
        Try Again
      </a>
    </p>
  );
}

/** Keeps the height of the previous list while the next one loads, so that the page does not jump. */
function useSteadyHeight(isLoading: boolean) {
  const box = useRef<HTMLDivElement>(null);
  const height = useRef(0);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    element.style.minHeight = isLoading ? `${height.current}px` : '';
    if (!isLoading) height.current = element.offsetHeight;
  });
  return box;
}
