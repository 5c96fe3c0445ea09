import { defaultListingQuery } from '@/lib/search/listing-query';
import { listKeys } from '@/next.config.mjs';

it('hands no list that was asked for to the page kept for everyone', () => {
  expect(listKeys.toSorted()).toEqual(Object.keys(defaultListingQuery).toSorted());
});
