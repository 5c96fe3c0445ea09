/*
 * Query keys of the property list. Plain JavaScript because `next.config.mjs` reads it; `filter-values.ts` and
 * `list-filters.ts` define exactly these filters.
 */

/** In the order of form, chips and URLs. */
export const filterKeys = /** @type {const} */ ([
  'property_type',
  'price_range',
  'city',
  'district',
  'community',
  'bedrooms',
  'property_status',
  'sales_status',
  'developer',
  'area__gte',
  'area__lte',
  'handover',
  'completion_rate',
  'completion_rate__gte',
  'payment_plan',
  'post_delivery',
  'guarantee_rental_guarantee',
]);

/** All keys that select another list than the default. */
export const listKeys = /** @type {const} */ ([
  'search',
  // The text from which search and filters were read.
  'typed',
  ...filterKeys,
  // Typed price bounds, which become `price_range`.
  'price_min',
  'price_max',
  'price_was',
  'lang',
  'ordering',
  'page',
  'page_size',
]);
