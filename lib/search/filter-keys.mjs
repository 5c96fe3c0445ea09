/*
 * The query keys of the property list. Plain JavaScript because `next.config.mjs` reads it too; what each filter
 * means stands in `list-filters.ts`, which has to define exactly these.
 */

/** In the order of the filter form, of chips and of addresses. */
export const filterKeys = /** @type {const} */ ([
  'property_type',
  'price_range',
  'city',
  'district',
  'bedrooms',
  'property_status',
  'sales_status',
  'developer',
  'area__gte',
  'area__lte',
  'handover',
  'completion_rate',
  'completion_rate__gte',
  'post_delivery',
  'guarantee_rental_guarantee',
]);

/** Everything that asks for another list than the first page of all. */
export const listKeys = /** @type {const} */ ([
  'search',
  ...filterKeys,
  'lang',
  'ordering',
  'page',
  'page_size',
]);
