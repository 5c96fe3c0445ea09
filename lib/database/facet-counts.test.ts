import { countStatement } from './facet-counts';

/*
 * Triggers in existing databases contain these boundaries. If this test fails because a price range or construction
 * stage changed, add a migration that recreates the triggers and refills `listing_counts`, then update it.
 */
it('counts by the facets and boundaries of existing triggers', () => {
  expect(
    countStatement('new', 1)
      .replace(/^.* values \(/, '')
      .split(' on conflict')[0],
  ).toBe(
    'coalesce(new.city_id, 0), coalesce(new.property_type_id, 0), coalesce(new.property_status_id, 0), ' +
      'coalesce(new.sales_status_id, 0), ' +
      'case when new.completion_rate is null then -1 when new.completion_rate < 25 then 0 ' +
      'when new.completion_rate < 50 then 1 when new.completion_rate < 75 then 2 ' +
      'when new.completion_rate < 80 then 3 when new.completion_rate < 100 then 4 else 5 end, ' +
      'case when new.price is null then -1 when new.price < 100000 then 0 when new.price = 100000 then 1 ' +
      'when new.price < 200000 then 2 when new.price = 200000 then 3 when new.price < 300000 then 4 ' +
      'when new.price = 300000 then 5 when new.price < 500000 then 6 when new.price = 500000 then 7 ' +
      'when new.price < 1000000 then 8 when new.price = 1000000 then 9 when new.price < 2000000 then 10 ' +
      'when new.price = 2000000 then 11 when new.price < 5000000 then 12 when new.price = 5000000 then 13 ' +
      'else 14 end, new.post_delivery, new.guarantee_rental_guarantee, 1, 1 * coalesce(new.total_units, 0))',
  );
});
