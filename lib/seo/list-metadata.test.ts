import { parseListingQuery } from '@/lib/search/listing-query';
import { referenceNames } from '@/testing/search/reference-names';
import { listAddress } from './list-metadata';

const options = {
  ...referenceNames,
  districts: referenceNames.districts.map((district, index) => ({
    ...district,
    slug: `d-${index}`,
    count: index,
  })),
};
const addressOf = (query: string) => listAddress(parseListingQuery(new URLSearchParams(query)), options);

it('uses the landing page of a filter as the canonical URL', () => {
  expect(addressOf(`district=${options.districts[2]?.id}`)).toEqual({ path: '/areas/d-2', index: true });
});

it('uses no landing page that is not indexed', () => {
  const { id } = options.districts[1] ?? {};
  expect(addressOf(`district=${id}`)).toEqual({ path: `/properties?district=${id}`, index: false });
});
