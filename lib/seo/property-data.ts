import type {
  AggregateOffer,
  GeoCoordinates,
  ItemAvailability,
  LocationFeatureSpecification,
  Offer,
  PropertyValue,
  RealEstateListing,
  WithContext,
} from 'schema-dts';
import { isForSale, isSold, offeredPrice, statusKey } from '@/lib/catalog/sales/sales-status';
import type { PropertyDetail, Unit } from '@/lib/catalog/types';
import { unitViewLabel } from '@/lib/catalog/units/unit-views';
import { isoTime } from '@/lib/format/date';
import { shownPrice, shownTotalUnits } from '@/lib/format/number';
import { plainText } from '@/lib/format/plain-text';
import { shownReference } from '@/lib/format/reference';
import { truncate } from '@/lib/format/text';
import { routes } from '@/lib/routes';
import { withCommunity } from '@/lib/search/filters/communities';
import { absolutePicture, absoluteUrl } from './page-metadata';
import { agencyId } from './structured-data';

const squareFoot = 'FTK';
const currency = 'AED';

const availabilities = new Map<string, ItemAvailability>(
  Object.entries({
    available: 'https://schema.org/InStock',
    sold: 'https://schema.org/SoldOut',
    sold_out: 'https://schema.org/SoldOut',
    reserved: 'https://schema.org/Reserved',
    under_construction: 'https://schema.org/PreOrder',
    coming_soon: 'https://schema.org/PreSale',
  }),
);

/** schema.org availability per sales status; undefined for unknown and missing ones. */
export function availability(status: string | null | undefined): ItemAvailability | undefined {
  return availabilities.get(statusKey(status ?? ''));
}

type PropertyUnits = readonly Pick<Unit, 'status'>[];

/**
 * A property with its units. Without a price, the offer has no price and currency; with sold units, it has no number of
 * offers.
 */
export function propertyData(property: PropertyDetail, units: PropertyUnits): WithContext<RealEstateListing> {
  const url = absoluteUrl(routes.property(property.slug));
  const totalUnits = shownTotalUnits(property);
  return {
    '@context': 'https://schema.org',
    '@type': 'RealEstateListing',
    '@id': url,
    url,
    name: property.title,
    description: summary(property),
    image: pictures(property),
    dateModified: isoTime(property.updated_at),
    identifier: permits(property),
    provider: { '@id': agencyId },
    offers: aggregateOffer(property, units),
    mainEntity: {
      '@type': kindOf(property).building,
      name: property.title,
      ...place(property),
      geo: coordinates(property),
      amenityFeature: amenities(property),
      ...(kindOf(property) === flats && totalUnits
        ? { numberOfAccommodationUnits: { '@type': 'QuantitativeValue', value: totalUnits } }
        : {}),
    },
  };
}

/** A unit. `name` is the heading of its page. */
export function unitData(property: PropertyDetail, unit: Unit, name: string): WithContext<RealEstateListing> {
  const url = absoluteUrl(routes.unit(property.slug, unit.id));
  const view = unitViewLabel(unit.view);
  const plan = absolutePicture(unit.floor_plan_image);
  return {
    '@context': 'https://schema.org',
    '@type': 'RealEstateListing',
    '@id': url,
    url,
    name,
    image: absolutePicture(unit.unit_image),
    dateModified: isoTime(unit.updated_at),
    identifier: permits(property),
    provider: { '@id': agencyId },
    offers: unitOffer(unit),
    mainEntity: {
      '@type': kindOf(property).unit,
      name,
      numberOfBedrooms: unit.apartment_type_id ?? undefined,
      numberOfBathroomsTotal: unit.no_of_baths ?? undefined,
      floorSize: unit.area
        ? { '@type': 'QuantitativeValue', value: unit.area, unitCode: squareFoot }
        : undefined,
      floorLevel: unit.floor ?? undefined,
      accommodationFloorPlan: plan ? { '@type': 'FloorPlan', layoutImage: plan } : undefined,
      amenityFeature: view
        ? { '@type': 'LocationFeatureSpecification', name: 'View', value: view }
        : undefined,
      containedInPlace: {
        '@type': kindOf(property).building,
        name: property.title,
        url: absoluteUrl(routes.property(property.slug)),
        ...place(property),
      },
    },
  };
}

function aggregateOffer(property: PropertyDetail, units: PropertyUnits): AggregateOffer {
  const price = shownPrice(property);
  const allForSale = isForSale(property) && !units.some(({ status }) => isSold(status));
  return {
    '@type': 'AggregateOffer',
    ...(price ? { priceCurrency: currency, lowPrice: price } : {}),
    // The number that the page shows: sold units are among it, but no offers.
    offerCount: (allForSale && units.length) || undefined,
    availability: availability(property.sales_status?.name),
    seller: { '@id': agencyId },
  };
}

function unitOffer(unit: Unit): Offer {
  return {
    '@type': 'Offer',
    ...(offeredPrice(unit) ? { priceCurrency: currency, price: offeredPrice(unit) ?? undefined } : {}),
    availability: availability(unit.status),
    seller: { '@id': agencyId },
  };
}

function amenities({ facilities }: PropertyDetail): LocationFeatureSpecification[] | undefined {
  if (facilities.length === 0) return undefined;
  return facilities.map(({ name }) => ({ '@type': 'LocationFeatureSpecification', name, value: true }));
}

const houses = { building: 'Residence', unit: 'House' } as const;
const workplaces = { building: 'Place', unit: 'Accommodation' } as const;
const flats = { building: 'ApartmentComplex', unit: 'Apartment' } as const;

/** The schema.org types of a property and its units; unknown property types are flats. */
function kindOf({ property_type }: PropertyDetail) {
  const type = property_type?.name ?? '';
  if (/villa|townhouse|mansion/i.test(type)) return houses;
  return /commercial|office|retail|shop|warehouse/i.test(type) ? workplaces : flats;
}

function place(property: PropertyDetail) {
  const locality = property.district?.name ?? property.city?.name;
  return {
    address: {
      '@type': 'PostalAddress' as const,
      streetAddress: withCommunity(property.formatted_address ?? '', property.community) || undefined,
      addressLocality: locality,
      addressRegion: property.city?.name,
      addressCountry: 'AE',
    },
  };
}

/** Only when the page shows a map. */
function coordinates({ map_coordinates: point }: PropertyDetail): GeoCoordinates | undefined {
  return point
    ? { '@type': 'GeoCoordinates', latitude: point.latitude, longitude: point.longitude }
    : undefined;
}

function permits(property: PropertyDetail): PropertyValue[] | undefined {
  const known: [string, string | null][] = [
    ['Advertising permit', property.permit_number],
    ['Reference', shownReference(property.reference)],
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
  const unique = [...new Set(sources.map(absolutePicture).filter((source) => source !== undefined))];
  return unique.length > 0 ? unique : undefined;
}

function summary(property: PropertyDetail): string | undefined {
  const text = plainText(property.description ?? '');
  return text ? truncate(text, 500) : undefined;
}
