/** @jest-environment jsdom */

import { renderToString } from 'react-dom/server';
import { filterKeys } from '@/lib/search/filters/filter-keys.mjs';
import { type FilterPanel, filterPanel } from '@/lib/search/filters/filter-panel';
import { parseListingQuery } from '@/lib/search/listing-query';
import { chosenFilters } from '@/testing/chosen-filters';
import { stub } from '@/testing/stub';
import { FilterSidebar } from './filter-sidebar';
import type { Listing } from './use-listing';

const named = { id: 1, name: 'One', slug: 'one', count: 3 };
const none = {
  property_types: [],
  property_statuses: [],
  sales_statuses: [],
  cities: [],
  districts: [],
  developers: [],
};
const some = {
  property_types: [named],
  property_statuses: [named],
  sales_statuses: [named],
  cities: [named],
  districts: [{ ...named, city_id: 1 }],
  developers: [named],
};

// In place of the server, which has no window.
window.matchMedia = () => stub<MediaQueryList>({ matches: true });

/** What the form sends that the server renders, as a browser without JavaScript does. */
function sent(query: ReturnType<typeof parseListingQuery>, panel: FilterPanel | null) {
  document.body.innerHTML = renderToString(
    <FilterSidebar
      listing={stub<Listing>({})}
      filters={{ panel, isFailed: false, isEmpty: false }}
      query={query}
    />,
  );
  const form = document.querySelector('form') ?? undefined;
  const values = [...new FormData(form)].map(([key, value]) => [key, String(value)]);
  return parseListingQuery(new URLSearchParams(values));
}

describe.each([
  ['with other choices', some],
  ['without choices', none],
  ['while the choices are unknown', null],
])('a form sent without JavaScript, %s', (_when, options) => {
  it.each(filterKeys)('keeps the filter %s', (key) => {
    const query = parseListingQuery({ [key]: chosenFilters[key] });
    const panel = options && filterPanel(query, options, null, new Date('2026-01-01'));
    expect(sent(query, panel)).toEqual(query);
  });
});
