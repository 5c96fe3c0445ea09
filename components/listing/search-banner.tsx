'use client';

import { Fragment } from 'react';
import { onPlainClick } from '@/components/ui/plain-click';
import type { SearchAlternative, SitePage } from '@/lib/catalog/types';
import { counted } from '@/lib/format/counted';
import { routes } from '@/lib/routes';
import { listingHref } from '@/lib/search/listing-query';
import type { Listing } from './use-listing';

/** Names what the list leaves out of the search, and filters that the catalogue could not apply. */
export function ListNotes({ listing: { ignored, notes, others, pages, count } }: { listing: Listing }) {
  const quoted = ignored.map((label) => `“${label}”`).join(' or ');
  const included = count > 0 ? ', so this list includes other homes' : '';
  const sentences = quoted ? [`We can’t filter by ${quoted} yet${included}.`, ...notes] : notes;
  if (sentences.length === 0) return null;
  return (
    <p role="note" className="mb-6 border-s-2 border-gold bg-sand/60 px-5 py-3 text-[0.90625rem]">
      {sentences.join(' ')}
      <OtherLinks to={[...others, ...pages]} />
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
    // The text stays in place when the link arrives after it.
    <div className="mb-6 grid grid-cols-[minmax(0,1fr)_5.25rem] large-text:grid-cols-1 items-start gap-x-4 border-s-2 border-gold bg-sand/60 px-5 py-3 text-[0.90625rem]">
      <p className="arrive-whole py-1 wrap-anywhere">
        {/* Isolated, because a number after Arabic would otherwise move in front of it. */}
        {wanted && <bdi>{`Searching for "${wanted}"...`}</bdi>}
        {corrected && <bdi> {`Showing results for “${corrected}”.`}</bdi>}
        {unmentioned && (
          <bdi> {`No property that fits the rest mentions “${unmentioned}”, so it is left out.`}</bdi>
        )}
        {isUntyped && <span> Most of these listings do not state their type.</span>}
        {status === 'ready' && (
          <>
            {' '}
            <span className="whitespace-nowrap text-stone lining-nums">
              {counted(count, 'property', 'properties')}
            </span>
          </>
        )}
      </p>
      <a
        href={listingHref(wanted ? { ...query, search: null, typed: null, page: 1 } : {})}
        onClick={onPlainClick(clear)}
        className="inline-flex min-h-8 items-center justify-end text-[0.8125rem] font-semibold text-gold-text underline-offset-4 hover:underline pointer-coarse:-my-1.5 pointer-coarse:min-h-11"
      >
        Clear search
      </a>
    </div>
  );
}

/** Lists and pages as plain links, which work without JavaScript. */
export function OtherLinks({ to }: { to: (SitePage | SearchAlternative)[] }) {
  return (
    <>
      {to.map((target) => {
        const href = 'href' in target ? target.href : `${routes.properties}?${target.query}`;
        return (
          <Fragment key={href}>
            {' '}
            <a href={href} className="other-link">
              <bdi>{target.label}</bdi>
            </a>
          </Fragment>
        );
      })}
    </>
  );
}
