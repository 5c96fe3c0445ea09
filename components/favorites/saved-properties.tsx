'use client';

import { type ComponentType, useEffect, useState } from 'react';
import { wideCardGrid } from '@/components/catalog/wide-card-grid';
import { routes } from '@/lib/routes';
import { LoadFailed, SkeletonCards } from './saved-states';

/** For the lifetime of the document, so that Back leads to the place in the list. */
let loaded: ComponentType | null = null;

/** The visitor's favourites. Their code loads after the page, which is the same for everyone. */
export function SavedProperties() {
  const [List, setList] = useState(() => loaded);

  useEffect(() => {
    if (List) return;
    import('./saved-list').then(
      ({ SavedList }) => {
        loaded = SavedList;
        setList(() => SavedList);
      },
      () => setList(() => LoadFailed),
    );
  }, [List]);

  if (List) return <List />;
  return (
    <div className="border-t border-line">
      {/* Appears by itself, also when no script arrives. */}
      <p className="invisible min-h-25 animate-[reveal_0s_10s_forwards] py-5 text-stone">
        This is taking longer than usual.{' '}
        <a href={routes.favorites} className="underline underline-offset-4 hover:text-ink">
          Try again
        </a>
      </p>
      <div className={wideCardGrid}>
        <SkeletonCards />
      </div>
    </div>
  );
}
