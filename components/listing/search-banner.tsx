'use client';

import { onPlainClick } from '@/components/ui/plain-click';
import { counted } from '@/lib/format/counted';
import { listingHref } from '@/lib/search/listing-query';
import type { Listing } from './use-listing';

/** Names filters that the catalogue could not apply. */
export function IgnoredFilters({ labels }: { labels: string[] }) {
  if (labels.length === 0) return null;
  return (
    <p role="note" className="mb-6 border-s-2 border-gold bg-sand/60 px-5 py-3 text-[0.90625rem]">
      {`Our listings cannot be limited to ${labels.map((label) => `“${label}”`).join(', ')}: these include others.`}
    </p>
  );
}

/** Shows the current search. */
export function SearchBanner({ listing }: { listing: Listing }) {
  const { query, wanted, status, count, corrected, unmentioned, isUntyped, setText, change } = listing;
  if (!wanted && !corrected) return null;
  const clear = () => {
    setText('');
    if (wanted) change({ search: null });
    else listing.clear();
  };
  return (
    <div className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-1 border-s-2 border-gold bg-sand/60 px-5 py-3 text-[0.90625rem]">
      <p className="min-w-0">
        {wanted && `Searching for "${wanted}"...`}
        {corrected && <span> {`Showing results for “${corrected}”.`}</span>}
        {unmentioned && (
          <span> {`No property that fits the rest mentions “${unmentioned}”, so it is left out.`}</span>
        )}
        {isUntyped && <span> These listings do not state their type.</span>}
        {status === 'ready' && (
          <span className="text-stone lining-nums"> {counted(count, 'property', 'properties')}</span>
        )}
      </p>
      <a
        href={listingHref(wanted ? { ...query, search: null, typed: null, page: 1 } : {})}
        onClick={onPlainClick(clear)}
        className="ms-auto inline-flex min-h-8 items-center text-[0.8125rem] font-semibold text-gold-text underline-offset-4 hover:underline pointer-coarse:min-h-11"
      >
        Clear search
      </a>
    </div>
  );
}
