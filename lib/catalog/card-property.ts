import type { PropertySummary } from './types';

type Named = { name: string } | null;

/** What a card shows of a property and a local search compares. Every property of the API is one, too. */
export type CardProperty = Pick<
  PropertySummary,
  | 'id'
  | 'slug'
  | 'title'
  | 'arabic_title'
  | 'farsi_title'
  | 'cover_image'
  | 'low_price'
  | 'average_price'
  | 'average_bedrooms'
  | 'average_bathrooms'
  | 'average_area'
  | 'min_area'
  | 'residential_units'
  | 'commercial_units'
> & {
  property_type: Named;
  property_status: Named;
  sales_status: Named;
  city: Named;
  district: Named;
  developer: Named;
};

/** Leaves out what no card needs, because a page holds the data of its client components a second time. */
export function cardProperty(property: PropertySummary): CardProperty {
  const { id, slug, title, arabic_title, farsi_title, cover_image, low_price, average_price } = property;
  const { average_bedrooms, average_bathrooms, average_area, min_area } = property;
  const { residential_units, commercial_units } = property;
  return {
    id,
    slug,
    title,
    arabic_title,
    farsi_title,
    cover_image,
    low_price,
    average_price,
    average_bedrooms,
    average_bathrooms,
    average_area,
    min_area,
    residential_units,
    commercial_units,
    property_type: named(property.property_type),
    property_status: named(property.property_status),
    sales_status: named(property.sales_status),
    city: named(property.city),
    district: named(property.district),
    developer: named(property.developer),
  };
}

function named(relation: Named): Named {
  return relation && { name: relation.name };
}
