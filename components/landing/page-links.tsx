import { Icon } from '@/components/ui/icon';
import { IntentLink } from '@/components/ui/intent-link';
import { pageWindow } from '@/lib/search/page-window';

type PageLinksProps = { current: number; lastPage: number; href: (page: number) => string };

const step =
  'inline-flex size-11 items-center justify-center rounded-sm transition-colors duration-200 hover:bg-sand [&_svg]:size-[18px]';

/** Pagination links of a server-rendered list. */
export function PageLinks({ current, lastPage, href }: PageLinksProps) {
  if (lastPage < 2) return null;
  return (
    <nav aria-label="Pages" className="figures mt-16 text-[0.90625rem] print:hidden">
      <ul className="flex flex-wrap items-center justify-center gap-1.5">
        {current > 1 && (
          <li>
            <IntentLink href={href(current - 1)} rel="prev" aria-label="Previous" className={step}>
              <Icon name="chevron-left" className="rtl:-scale-x-100" />
            </IntentLink>
          </li>
        )}
        {pageWindow(current, lastPage).map((page, index) =>
          page === null ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: at most two gaps, identified by position only.
            <li key={`gap-${index}`} aria-hidden className="text-center text-stone">
              …
            </li>
          ) : (
            <li key={page}>
              <IntentLink
                href={href(page)}
                aria-label={`Page ${page}`}
                aria-current={page === current ? 'page' : undefined}
                className="inline-flex size-11 items-center justify-center rounded-sm transition-colors duration-200 hover:bg-sand aria-[current=page]:bg-ink aria-[current=page]:text-paper"
              >
                {page}
              </IntentLink>
            </li>
          ),
        )}
        {current < lastPage && (
          <li>
            <IntentLink href={href(current + 1)} rel="next" aria-label="Next" className={step}>
              <Icon name="chevron-right" className="rtl:-scale-x-100" />
            </IntentLink>
          </li>
        )}
      </ul>
    </nav>
  );
}
