import type {
  AggregateOffer,
  ItemAvailability,
  Offer,
  PropertyValue,
  RealEstateListing,
  WithContext,
} from 'schema-dts';
import type { PropertyDetail, Unit } from '@/lib/catalog/types';
import { startingPrice } from '@/lib/format/number';
import { plainText, truncate } from '@/lib/format/text';
import { routes } from '@/lib/routes';
import { absoluteUrl } from './page-metadata';
import { agencyId } from './structured-data';

const squareFoot = 'FTK';

const availabilities: Record<string, ItemAvailability> = {
  available: 'https://schema.org/InStock',
  sold: 'https://schema.org/SoldOut',
  reserved: 'https://schema.org/Reserved',
  under_construction: 'https://schema.org/PreOrder',
  coming_soon: 'https://schema.org/PreSale',
};

/** What may be said of a sales status; undefined when the status is unknown to us. */
export function availability(status: string | null | undefined): ItemAvailability | undefined {
  const key = (status?.trim() || 'available').toLowerCase().replace(/[\s-]+/g, '_');
  return availabilities[key];
}

/** A development. The offer belongs to the listing; without a price there is no offer to state. */
export function propertyData(property: PropertyDetail): WithContext<RealEstateListing> {
  const url = absoluteUrl(routes.property(property.slug));
  return {
    '@context': 'https://schema.org',
    '@type': 'RealEstateListing',
    '@id': url,
    url,
    name: property.title,
    description: summary(property),
    image: pictures(property),
    dateModified: new Date(property.updated_at).toISOString(),
    identifier: permits(property),
    provider: { '@id': agencyId },
    offers: aggregateOffer(property),
    mainEntity: {
      '@type': isHouse(property) ? 'Residence' : 'ApartmentComplex',
      name: property.title,
      ...place(property),
      amenityFeature: property.facilities.map((facility) => ({
        '@type': 'LocationFeatureSpecification',
        name: facility.name,
        value: true,
      })),
      ...(!isHouse(property) && property.total_units
        ? { numberOfAccommodationUnits: { '@type': 'QuantitativeValue', value: property.total_units } }
        : {}),
    },
  };
}

/** A unit of a development. */
export function unitData(property: PropertyDetail, unit: Unit): WithContext<RealEstateListing> {
  const url = absoluteUrl(routes.unit(property.slug, unit.id));
  const name = `Unit ${unit.apartment_id}, ${property.title}`;
  return {
    '@context': 'https://schema.org',
    '@type': 'RealEstateListing',
    '@id': url,
    url,
    name,
    image: unit.unit_image ? [absoluteUrl(unit.unit_image)] : undefined,
    dateModified: new Date(unit.updated_at).toISOString(),
    identifier: permits(property),
    provider: { '@id': agencyId },
    offers: unitOffer(unit),
    mainEntity: {
      '@type': 'Apartment',
      name,
      numberOfBedrooms: unit.apartment_type_id ?? undefined,
      numberOfBathroomsTotal: unit.no_of_baths ?? undefined,
      floorSize: unit.area
        ? { '@type': 'QuantitativeValue', value: unit.area, unitCode: squareFoot }
        : undefined,
      floorLevel: unit.floor ?? undefined,
      accommodationFloorPlan: unit.floor_plan_image
        ? { '@type': 'FloorPlan', layoutImage: absoluteUrl(unit.floor_plan_image) }
        : undefined,
      containedInPlace: {
        '@type': isHouse(property) ? 'Residence' : 'ApartmentComplex',
        name: property.title,
        url: absoluteUrl(routes.property(property.slug)),
        ...place(property),
      },
    },
  };
}

function aggregateOffer(property: PropertyDetail): AggregateOffer | undefined {
  const price = startingPrice(property);
  if (!price) return undefined;
  return {
    '@type': 'AggregateOffer',
    priceCurrency: 'AED',
    lowPrice: price,
    offerCount: property.units_count || undefined,
    availability: availability(property.sales_status?.name),
    seller: { '@id': agencyId },
  };
}

function unitOffer(unit: Unit): Offer | undefined {
  if (!unit.price) return undefined;
  return {
    '@type': 'Offer',
    priceCurrency: 'AED',
    price: unit.price,
    availability: availability(unit.status),
    seller: { '@id': agencyId },
  };
}

/** Villas and townhouses are houses; everything else stands in a building. */
function isHouse(property: PropertyDetail): boolean {
  return /villa|townhouse|mansion/i.test(property.property_type?.name ?? '');
}

function place(property: PropertyDetail) {
  const locality = property.district?.name ?? property.city?.name;
  const coordinates = property.map_coordinates;
  return {
    address: {
      '@type': 'PostalAddress' as const,
      streetAddress: property.formatted_address ?? undefined,
      addressLocality: locality,
      addressRegion: property.city?.name,
      addressCountry: 'AE',
    },
    geo: coordinates
      ? {
          '@type': 'GeoCoordinates' as const,
          latitude: coordinates.latitude,
          longitude: coordinates.longitude,
        }
      : undefined,
  };
}

function permits(property: PropertyDetail): PropertyValue[] | undefined {
  const known: [string, string | null][] = [
    ['Advertising permit', property.permit_number],
    ['Reference', property.reference],
  ];
  const values = known
    .filter(([, value]) => value)
    .map(
      ([propertyID, value]): PropertyValue => ({ '@type': 'PropertyValue', propertyID, value: value ?? '' }),
    );
  return values.length > 0 ? values : undefined;
}

function pictures(property: PropertyDetail): string[] | undefined {
  const sources = [property.cover_image, ...property.property_images.map(({ image }) => image)];
  const unique = [...new Set(sources.filter((source) => source !== null))];
  return unique.length > 0 ? unique.map(absoluteUrl) : undefined;
}

function summary(property: PropertyDetail): string | undefined {
  const text = plainText(property.description ?? '');
  return text ? truncate(text, 500) : undefined;
}
