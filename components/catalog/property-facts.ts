import type { PropertyDetail } from '@/lib/catalog/types';
import { pictureSource } from './picture-source';

/** The formatted address, else district, city, UAE. */
export function propertyAddress(
  property: Pick<PropertyDetail, 'formatted_address' | 'district' | 'city'>,
): string {
  const given = property.formatted_address?.trim();
  if (given) return given;
  return [property.district?.name, property.city?.name, 'UAE'].filter(Boolean).join(', ');
}

/** Displayable pictures, cover first, without duplicates. */
export function propertyImages(property: Pick<PropertyDetail, 'cover_image' | 'property_images'>): string[] {
  const all = [property.cover_image, ...property.property_images.map(({ image }) => image)].map(
    pictureSource,
  );
  return [...new Set(all.filter((image): image is string => Boolean(image)))];
}

/**
 * The rental guarantee: a rate up to 100 percent or an amount in AED. Feeds use one field for both, and no guarantee is
 * as small as AED 100.
 */
export function rentalGuarantee(value: number | null): { percent: number } | { amount: number } | null {
  if (!value) return null;
  return value <= 100 ? { percent: value } : { amount: value };
}
