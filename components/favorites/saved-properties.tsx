'use client';

import { type ComponentType, useEffect, useState } from 'react';
import { wideCardGrid } from '@/components/catalog/wide-card-grid';
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
    <div className={`border-t border-line pt-25 ${wideCardGrid}`}>
      <SkeletonCards />
    </div>
  );
}
