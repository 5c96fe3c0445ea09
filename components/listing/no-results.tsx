import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { onPlainClick } from '@/components/ui/plain-click';
import { routes } from '@/lib/routes';
import { hasFilters, listingHref } from '@/lib/search/listing-query';
import { OtherLinks } from './search-banner';
import type { Listing } from './use-listing';

/** The list failed to load. */
export function LoadError({ listing }: { listing: Listing }) {
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

/** The list is empty: why, and what to do. */
export function NothingFound({ listing }: { listing: Listing }) {
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

/** The constraint that causes an empty list, and similar lists. */
function Alternatives({ nothing: { asked, alternatives } }: { nothing: NonNullable<Listing['nothing']> }) {
  return (
    <span className="alternatives">
      <bdi>{`No ${asked}.`}</bdi>
      <OtherLinks to={alternatives} />
    </span>
  );
}
