import { pageFields } from '@/lib/catalog/fields/property-fields';
import type { PropertyDetail, PropertySummary } from '@/lib/catalog/types';
import { unknownValues } from './unknown-values';

/** A full property for tests; override what the test needs. */
export function propertyFixture(fields: Partial<PropertySummary> = {}): PropertySummary {
  const id = fields.id ?? 1;
  const named = (name: string) => ({ id: 1, name, slug: name.toLowerCase() });
  return {
    id,
    slug: `property-${id}`,
    title: `Property ${id}`,
    arabic_title: null,
    farsi_title: null,
    cover_image: '/media/properties/villa-palm-1.jpg',
    property_type: named('Villa'),
    property_status: named('Ready'),
    sales_status: named('available'),
    city: named('Dubai'),
    district: named('Palm Jumeirah'),
    developer: named('Maison Élan'),
    low_price: 24_500_000,
    average_price: 30_000_000,
    average_bedrooms: 4.6,
    average_bathrooms: 5.5,
    average_area: 8_120,
    min_area: 7_400,
    residential_units: 24,
    commercial_units: 3,
    total_units: 27,
    completion_rate: 100,
    delivery_date: null,
    post_delivery: false,
    guarantee_rental_guarantee: false,
    updated_at: '2026-01-01T00:00:00.000Z',
    ...fields,
  };
}

/** The same with the lists and fields of its page, all empty or unknown. */
export function detailFixture(fields: Partial<PropertyDetail> = {}): PropertyDetail {
  return {
    ...propertyFixture(fields),
    ...unknownValues(pageFields),
    description: null,
    property_images: [],
    facilities: [],
    payment_plans: [],
    map_coordinates: null,
    property_units_summary: null,
    units_count: 0,
    ...fields,
  };
}
