import { parseListingQuery } from '@/lib/search/listing-query';
import { referenceNames } from '@/testing/search/reference-names';
import { canonicalOfList } from './list-metadata';

const options = {
  ...referenceNames,
  districts: referenceNames.districts.map((district, index) => ({
    ...district,
    slug: `d-${index}`,
    count: index,
  })),
};
const canonicalOf = (query: string) =>
  canonicalOfList(parseListingQuery(new URLSearchParams(query)), options);

it('uses the landing page of a filter as the canonical URL', () => {
  expect(canonicalOf(`district=${options.districts[2]?.id}`)).toEqual({ path: '/areas/d-2', index: true });
});

it('uses no landing page that is not indexed', () => {
  const { id } = options.districts[1] ?? {};
  expect(canonicalOf(`district=${id}`)).toEqual({ path: `/properties?district=${id}`, index: false });
});
