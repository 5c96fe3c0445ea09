import type { FilterKey } from '@/lib/search/filters/filter-values';

/** A value of every filter as in the URL of a list. */
export const chosenFilters: Record<FilterKey, string> = {
  property_type: '1',
  price_range: '1000000-2000000',
  city: '5',
  district: '7',
  community: 'sidra-2',
  bedrooms: '2,3',
  property_status: '3',
  sales_status: '4',
  developer: '9',
  area__gte: '1000',
  area__lte: '2000',
  handover: '2027',
  completion_rate: '75',
  completion_rate__gte: '80',
  payment_plan: 'true',
  post_delivery: 'true',
  guarantee_rental_guarantee: 'true',
};
