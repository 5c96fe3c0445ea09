'use client';

import { Suspense } from 'react';
import { wideCardGrid } from '@/components/catalog/wide-card-grid';
import { lazyPart } from '@/components/ui/lazy-part';
import { LoadFailed, SkeletonCards } from './saved-states';

const SavedList = lazyPart(async () => (await import('./saved-list')).SavedList, LoadFailed);

/** The visitor's favourites. Their code loads after the page, which is the same for everyone. */
export function SavedProperties() {
  return (
    <Suspense
      fallback={
        <div className={`border-t border-line pt-25 ${wideCardGrid}`}>
          <SkeletonCards />
        </div>
      }
    >
      <SavedList />
    </Suspense>
  );
}
