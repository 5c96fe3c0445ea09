import { Icon } from '@/components/ui/icon';
import { onPlainClick } from '@/components/ui/plain-click';
import { formatNumber } from '@/lib/format/number';
import { type ListingQuery, listingHref } from '@/lib/search/listing-query';
import { pageWindow } from '@/lib/search/page-window';

type PaginationProps = { query: ListingQuery; lastPage: number; goTo: (page: number) => void };

const step =
  'inline-flex min-h-11 items-center justify-center gap-2 rounded-sm border border-line px-5 transition-colors duration-200 hover:border-ink sm:min-w-11 sm:border-transparent sm:px-0 [&_svg]:size-[18px]';

/** Links to the other pages. Next stays clickable on the last page and announces that more is coming. */
export function Pagination({ query, lastPage, goTo }: PaginationProps) {
  const current = query.page;
  const href = (page: number) => listingHref({ ...query, page });
  const open = (page: number) => onPlainClick(() => goTo(page));
  return (
    <nav aria-label="Pages" className="figures mt-16 text-[0.90625rem] print:hidden">
      <ul className="flex flex-wrap items-center justify-between gap-1.5 sm:justify-center">
        <li>
          {current > 1 ? (
            <a href={href(current - 1)} onClick={open(current - 1)} rel="prev" className={step}>
              <Icon name="chevron-left" className="rtl:-scale-x-100" />
              <span className="sm:sr-only">Previous</span>
            </a>
          ) : (
            <span
              aria-hidden
              className={`${step} pointer-events-none border-transparent text-stone [&_svg]:opacity-40`}
            >
              <Icon name="chevron-left" className="rtl:-scale-x-100" />
              <span className="sm:sr-only">Previous</span>
            </span>
          )}
        </li>
        {pageWindow(current, lastPage).map((page, index) =>
          page === null ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: at most two gaps, identified by position only.
            <li key={`gap-${index}`} aria-hidden className="hidden min-w-11 text-center text-stone sm:block">
              …
            </li>
          ) : (
            <li key={page} className="hidden sm:block">
              <a
                href={href(page)}
                onClick={open(page)}
                aria-label={`Page ${formatNumber(page)}`}
                aria-current={page === current ? 'page' : undefined}
                className="inline-flex h-11 min-w-11 items-center justify-center rounded-sm transition-colors duration-200 hover:bg-sand aria-[current=page]:bg-ink aria-[current=page]:text-paper"
              >
                {formatNumber(page)}
              </a>
            </li>
          ),
        )}
        <li aria-hidden className="text-stone sm:hidden">
          {`${formatNumber(current)} / ${formatNumber(lastPage)}`}
        </li>
        <li>
          {current < lastPage ? (
            <a href={href(current + 1)} onClick={open(current + 1)} rel="next" className={step}>
              <span className="sm:sr-only">Next</span>
              <Icon name="chevron-right" className="rtl:-scale-x-100" />
            </a>
          ) : (
            <button
              type="button"
              onClick={() => goTo(current + 1)}
              className={`${step} [@media(scripting:none)]:invisible`}
            >
              <span className="sm:sr-only">Next</span>
              <Icon name="chevron-right" className="rtl:-scale-x-100" />
            </button>
          )}
        </li>
      </ul>
    </nav>
  );
}
