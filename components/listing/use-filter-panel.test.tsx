import { renderToString } from 'react-dom/server';
import { parseListingQuery } from '@/lib/search/listing-query';
import { FilterFields } from './filter-fields';
import { useFilterPanel } from './use-filter-panel';

it('tells visitors without scripts that there are no choices when the catalogue failed, instead of loading for ever', () => {
  const query = parseListingQuery({});
  function Filters() {
    return (
      <FilterFields
        query={query}
        filters={useFilterPanel(query, { query, panel: null }, true)}
        onChange={() => {}}
      />
    );
  }
  const html = renderToString(<Filters />);
  expect(html).toContain('No cities available');
  expect(html).not.toContain('Loading');
});
