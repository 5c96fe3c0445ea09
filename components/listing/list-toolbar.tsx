'use client';

import { Button } from '@/components/ui/button';
import { Select } from '@/components/ui/control';
import { Icon } from '@/components/ui/icon';
import { onPlainClick } from '@/components/ui/plain-click';
import { filterValues } from '@/lib/search/filters/filter-values';
import { listingHref, pageSizes, parseListingQuery } from '@/lib/search/listing-query';
import { defaultSort, orderingLabel, sortOptions } from '@/lib/search/sort-options';
import { listingFormId } from './filter-sidebar';
import { ResultCount } from './result-count';
import type { PanelState } from './use-filter-panel';
import type { Listing } from './use-listing';

type ListToolbarProps = { listing: Listing; filters: PanelState };

/** Above the cards: count, active filters, order and page size. */
export function ListToolbar({ listing, filters }: ListToolbarProps) {
  return (
    <div className="mb-8 flex flex-wrap items-center gap-x-5 gap-y-4 text-[0.90625rem]">
      <ResultCount listing={listing} />
      <FilterChips listing={listing} filters={filters} />
      <div className="arrive-whole ms-auto flex min-w-0 gap-2.5 max-sm:w-full print:hidden">
        <SortSelect listing={listing} />
        <PageSizeSelect listing={listing} />
        <noscript>
          <Button type="submit" form={listingFormId} variant="soft" size="md">
            Apply
          </Button>
        </noscript>
      </div>
    </div>
  );
}

function FilterChips({ listing, filters: { panel } }: ListToolbarProps) {
  const { query, change } = listing;
  if (!panel || panel.chips.length === 0) return null;
  return (
    <ul aria-label="Active filters" className="flex min-w-0 flex-wrap gap-2">
      {panel.chips.map(({ filter, label, rest }) => {
        const removal = { [filter]: filterValues[filter].parse(rest || null) };
        return (
          <li key={`${filter}-${label}`}>
            <a
              href={listingHref({ ...query, ...removal, page: 1 })}
              aria-label={`Remove filter: ${label}`}
              onClick={onPlainClick(() => change(removal))}
              className="filter-chip"
            >
              {label}
              <Icon name="x" className="size-4 shrink-0" />
            </a>
          </li>
        );
      })}
    </ul>
  );
}

function SortSelect({ listing: { query, change } }: { listing: Listing }) {
  const value = query.ordering.join(',') || (query.search === null ? defaultSort : '');
  const isOffered = sortOptions.some((option) => option.value === value);
  return (
    <div className="min-w-0 grow">
      <Select
        aria-label="Sort by"
        name="ordering"
        form={listingFormId}
        value={value}
        onChange={(event) => change(parseOrdering(event.target.value))}
        className="h-11.5 max-w-full border-line hover:border-ink text-ellipsis sm:max-w-64 md:text-[0.90625rem]"
      >
        {!isOffered && (
          <option value={value}>{value === '' ? 'Best Match' : orderingLabel(query.ordering)}</option>
        )}
        {sortOptions.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
    </div>
  );
}

function PageSizeSelect({ listing: { query, change } }: { listing: Listing }) {
  const sizes = [...new Set<number>([...pageSizes, query.page_size])].sort((a, b) => a - b);
  return (
    <div className="shrink-0">
      <Select
        aria-label="Properties per page"
        name="page_size"
        form={listingFormId}
        value={query.page_size}
        onChange={(event) => change({ page_size: Number(event.target.value) })}
        className="h-11.5 border-line hover:border-ink md:text-[0.90625rem]"
      >
        {sizes.map((size) => (
          <option key={size} value={size}>
            {size}
          </option>
        ))}
      </Select>
    </div>
  );
}

function parseOrdering(value: string) {
  const { ordering } = parseListingQuery({ ordering: value });
  return { ordering };
}
