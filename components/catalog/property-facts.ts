import type { PropertyDetail } from '@/lib/catalog/types';
import { withCommunity } from '@/lib/search/filters/communities';
import { pictureSource } from './picture-source';

/** The formatted address, else district, city, UAE; prefixed with the community unless the address contains it. */
export function propertyAddress({
  formatted_address,
  community,
  district,
  city,
}: Pick<PropertyDetail, 'formatted_address' | 'community' | 'district' | 'city'>): string {
  const given = formatted_address?.trim();
  const address = given || [district?.name, city?.name, 'UAE'].filter(Boolean).join(', ');
  return withCommunity(address, community);
}

/** Displayable pictures, cover first, without duplicates. */
export function propertyPictures(
  property: Pick<PropertyDetail, 'cover_image' | 'property_images'>,
): string[] {
  const all = [property.cover_image, ...property.property_images.map(({ image }) => image)].map(
    pictureSource,
  );
  return [...new Set(all.filter((image): image is string => Boolean(image)))];
}

/**
 * The rental guarantee: up to 100 it is a rate in percent, above an amount in AED. Feeds use one field for both.
 */
export function rentalGuarantee(value: number | null): { percent: number } | { amount: number } | null {
  if (!value) return null;
  return value <= 100 ? { percent: value } : { amount: value };
}
