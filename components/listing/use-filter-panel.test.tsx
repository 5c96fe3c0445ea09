import { renderToString } from 'react-dom/server';
import { parseListingQuery } from '@/lib/search/listing-query';
import { FilterFields } from './filter-fields';
import { useFilterPanel } from './use-filter-panel';

const query = parseListingQuery({});

function UnreadFilters() {
  const filters = useFilterPanel(query, { query, panel: null }, true);
  return <FilterFields place="sidebar" query={query} filters={filters} onChange={() => {}} />;
}

it('tells visitors without scripts that there are no choices when the catalogue failed, instead of loading forever', () => {
  const html = renderToString(<UnreadFilters />);
  expect(html).toContain('No cities available');
  expect(html).not.toContain('Loading');
});
