'use client';

import { Fragment, memo, type ReactNode, useLayoutEffect, useRef } from 'react';
import { CardSkeleton } from '@/components/catalog/card-skeleton';
import { cardGrid, PropertyCard } from '@/components/catalog/property-card';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { onPlainClick } from '@/components/ui/plain-click';
import { routes } from '@/lib/routes';
import { formatListingQuery, hasFilters, listingHref } from '@/lib/search/listing-query';
import { ComingSoon } from './coming-soon';
import { Pagination } from './pagination';
import type { Listing } from './use-listing';
import { useScrollMemory } from './use-scroll-memory';

const skeletons = ['a', 'b', 'c', 'd', 'e', 'f'];
/** Covers that wide screens load before the layout is known: the first row. */
const preloadedCovers = 2;

type ResultsProps = {
  listing: Listing;
  /** Samples shown when the catalogue is empty or failed. */
  samples: ReactNode;
};

const Card = memo(PropertyCard);

/** The cards of the current page, or a state instead. */
export const Results = memo(function Results({ listing, samples }: ResultsProps) {
  const { status, results } = listing;
  const box = useSteadyHeight(status === 'loading');
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
  const { results, query, total, goTo, isSearching } = listing;
  return (
    <>
      <ul className={`cards ${cardGrid}`}>
        {results.map((property, index) => (
          <li key={property.id} className="grid min-w-0">
            <Card property={property} priority={index === 0} early={index < preloadedCovers} />
          </li>
        ))}
      </ul>
      {total > 1 && !isSearching && <Pagination query={query} total={total} goTo={goTo} />}
      {query.page >= total && !isSearching && <ComingSoon />}
    </>
  );
}

function LoadError({ listing }: { listing: Listing }) {
  return (
    <div role="alert">
      <EmptyState
        title="Failed to load properties"
        actions={
          <Button asChild>
            <a href={listingHref(listing.query)}>Try Again</a>
          </Button>
        }
      >
        Please check your connection and try again.
      </EmptyState>
    </div>
  );
}

function NothingFound({ listing }: { listing: Listing }) {
  const { query, wanted, nothing, clear } = listing;
  const isNarrowed = hasFilters(query) || wanted !== null;
  const hint = wanted
    ? 'Try another name or district, or widen the price range.'
    : isNarrowed
      ? 'Try fewer filters, another district or a wider price range.'
      : 'New properties are being added to our collection. Please come back soon.';
  return (
    <EmptyState
      title={wanted ? 'No matching properties found' : 'No properties found'}
      actions={
        isNarrowed && (
          <>
            <Button asChild variant="line">
              <a href={routes.properties} onClick={onPlainClick(() => clear())}>
                Clear Filters
              </a>
            </Button>
            {nothing && (
              <Button asChild variant="plain">
                <a href={routes.contactAbout(nothing.asked)}>Ask us to find it</a>
              </Button>
            )}
          </>
        )
      }
    >
      {nothing ? <Alternatives nothing={nothing} /> : hint}
    </EmptyState>
  );
}

/** The constraint that causes an empty list, and similar lists as plain links, so that they work in the HTML. */
function Alternatives({ nothing: { asked, alternatives } }: { nothing: NonNullable<Listing['nothing']> }) {
  return (
    <>
      {`No ${asked}.`}
      {alternatives.map(({ label, query }, index) => (
        <Fragment key={query}>
          {index === 0 ? ' ' : ' · '}
          <a
            href={`${routes.properties}?${query}`}
            className="font-semibold text-gold-text underline-offset-4 hover:underline"
          >
            {label}
          </a>
        </Fragment>
      ))}
    </>
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
