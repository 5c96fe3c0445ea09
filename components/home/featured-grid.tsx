'use client';

import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import { CardSkeleton } from '@/components/catalog/card-skeleton';
import { Button } from '@/components/ui/button';
import { IntentLink } from '@/components/ui/intent-link';
import { useIsHydrated } from '@/components/ui/use-is-hydrated';
import type { PropertySummary } from '@/lib/catalog/types';
import { routes } from '@/lib/routes';

type Expanded = { Cards: ComponentType<{ properties: PropertySummary[] }>; properties: PropertySummary[] };
type State = 'initial' | 'loading' | 'failed' | Expanded;

const skeletons = ['a', 'b', 'c', 'd'];

/** For the lifetime of the document, so that Back from a property leads to its card. */
export const keptGrid: { state: State } = { state: 'initial' };

type FeaturedGridProps = {
  /** Whether the catalogue failed for the first cards. */
  failed: boolean;
  /** The server-rendered first cards. */
  children: ReactNode;
};

/**
 * Featured properties in two levels: the first cards are in the page; the expanded set and its code load on request.
 * Without JavaScript the button links to the list.
 */
export function FeaturedGrid({ failed, children }: FeaturedGridProps) {
  const [state, setState] = useState(keptGrid.state);
  const isExpanded = typeof state === 'object';
  const grid = useRef<HTMLDivElement>(null);
  const shown = useRef(-1);

  // Focus moves to the first new card.
  useEffect(() => {
    if (isExpanded) grid.current?.children[shown.current]?.querySelector('a')?.focus({ preventScroll: true });
  }, [isExpanded]);

  const expand = async () => {
    shown.current = failed ? 0 : (grid.current?.children.length ?? 0);
    setState('loading');
    try {
      const { ExpandedFeatured, loadExpanded } = await import('./expanded-featured');
      keptGrid.state = { Cards: ExpandedFeatured, properties: await loadExpanded() };
      setState(keptGrid.state);
    } catch {
      setState('failed');
    }
  };

  return (
    <div className="grid items-end gap-x-10 gap-y-8 lg:grid-cols-[1fr_auto] lg:gap-y-13">
      <div>
        <p className="label">Collection</p>
        <h2 className="display-md mt-4">Featured Properties</h2>
      </div>
      <div className="lg:col-span-2 lg:row-start-2" aria-busy={state === 'loading'}>
        <div ref={grid} className="grid gap-x-8 gap-y-14 sm:grid-cols-2">
          {isExpanded ? <state.Cards properties={state.properties} /> : children}
          {failed && state === 'loading' && skeletons.map((key) => <CardSkeleton key={key} />)}
        </div>
        {(state === 'failed' || (failed && state === 'initial')) && (
          <p role="alert" className="border-y border-line py-14 text-center text-stone">
            Failed to load featured properties. Please try again later.
          </p>
        )}
      </div>
      <div className="max-lg:text-center lg:col-start-2 lg:row-start-1">
        {isExpanded ? (
          <Button asChild variant="line">
            <IntentLink href={routes.propertiesFirstPage}>View All Properties</IntentLink>
          </Button>
        ) : (
          <MoreButton isLoading={state === 'loading'} onClick={expand} />
        )}
      </div>
    </div>
  );
}

function MoreButton({ isLoading, onClick }: { isLoading: boolean; onClick: () => void }) {
  const isHydrated = useIsHydrated();
  if (!isHydrated) {
    return (
      <Button asChild variant="line">
        <a href={routes.properties}>View More Properties</a>
      </Button>
    );
  }
  return (
    <Button variant="line" disabled={isLoading} onClick={onClick}>
      {isLoading ? 'Loading...' : 'View More Properties'}
    </Button>
  );
}
