import type { Thing, WithContext } from 'schema-dts';
import { unitFields } from '@/lib/catalog/fields/unit-fields';
import type { Article, PropertyDetail } from '@/lib/catalog/types';
import { keysOf } from '@/lib/typed-keys';
import { detailFixture } from '@/testing/property-fixture';
import { completeUnit, unitFixture } from '@/testing/unit-fixture';
import { articleData } from './article-data';
import { availability, propertyData, unitData } from './property-data';
import {
  agencyData,
  breadcrumbData,
  jsonLdText,
  listingData,
  pricesData,
  websiteData,
} from './structured-data';

const named = (id: number, name: string) => ({ id, name, slug: name.toLowerCase().replaceAll(' ', '-') });

const property = detailFixture({
  id: 7,
  slug: 'palm-villa',
  title: 'Palm Villa',
  cover_image: '/media/cover.jpg',
  property_status: named(1, 'Off Plan'),
  average_price: null,
  residential_units: 12,
  commercial_units: null,
  total_units: 12,
  completion_rate: 60,
  updated_at: '2026-10-01T08:00:00.000Z',
  description: '<p>Quiet <b>villas</b></p><script>alert(1)</script>',
  property_images: [{ image: '/media/cover.jpg' }, { image: 'https://cdn.example.com/2.jpg' }],
  facilities: [{ id: 1, name: 'Pool' }],
  map_coordinates: { latitude: 25.1, longitude: 55.1 },
  units_count: 3,
  reference: 'HN-7',
  permit_number: '7100000000',
});

const unit = unitFixture({
  id: 44,
  apartment_id: 'V12',
  apartment_type_id: 5,
  no_of_baths: 6,
  area: 7_000,
  price: 26_000_000,
  unit_image: '/media/unit.jpg',
  unit_count: 1,
  status: 'reserved',
  updated_at: '2026-10-02T08:00:00.000Z',
});

const article: Article = {
  id: 3,
  slug: 'first-steps',
  title: 'First steps',
  excerpt: 'How to begin.',
  cover_image: '/media/a.jpg',
  category: 'Investment',
  author: null,
  published_at: '2026-01-02',
  updated_at: '2026-02-03T04:05:06.000Z',
  reading_time: 4,
  is_featured: false,
  content: '<p>one two three</p>',
  author_bio: null,
  tags: [],
  views: 3,
  meta_title: null,
  meta_description: null,
  previous_article: null,
  next_article: null,
};

/** Those of `property`, all for sale. */
const units = ['Available', 'Reserved', null].map((status) => ({ status }));

/** As serialised: without undefined values. */
function published(data: WithContext<Thing>) {
  return JSON.parse(jsonLdText(data));
}

/** Fields that the page shows but schema.org lacks, or that are part of the page's name. */
const unstated = ['apartment_id', 'apt_no', 'is_demand', 'unit_count'];

test.each(keysOf(unitFields).filter((name) => !unstated.includes(name)))('a unit has its %s', (name) => {
  const without = { ...completeUnit, [name]: unitFixture()[name] };
  expect(published(unitData(property, completeUnit, 'Unit'))).not.toEqual(
    published(unitData(property, without, 'Unit')),
  );
});

test('a property has price, location, permits and images with absolute URLs', () => {
  expect(published(propertyData(property, units))).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'RealEstateListing',
    url: 'http://localhost:3000/properties/palm-villa',
    image: ['http://localhost:3000/media/cover.jpg', 'https://cdn.example.com/2.jpg'],
    dateModified: '2026-10-01T08:00:00.000Z',
    offers: {
      '@type': 'AggregateOffer',
      priceCurrency: 'AED',
      lowPrice: 24_500_000,
      offerCount: 3,
      availability: 'https://schema.org/InStock',
    },
    mainEntity: {
      '@type': 'Residence',
      address: { addressLocality: 'Palm Jumeirah', addressRegion: 'Dubai', addressCountry: 'AE' },
      geo: { latitude: 25.1, longitude: 55.1 },
    },
  });
});

test('a property names its facilities, if it has any', () => {
  const amenities = (facilities: PropertyDetail['facilities']) =>
    published(propertyData({ ...property, facilities }, units)).mainEntity.amenityFeature;
  expect(amenities(property.facilities)).toEqual([
    { '@type': 'LocationFeatureSpecification', name: 'Pool', value: true },
  ]);
  expect(amenities([])).toBeUndefined();
});

test('a property with sold units states no number of offers', () => {
  const { offers } = published(propertyData(property, [...units, { status: 'Sold' }]));
  expect(offers.lowPrice).toBe(24_500_000);
  expect(offers.offerCount).toBeUndefined();
});

test('an offer without a price has neither price nor currency', () => {
  const seller = { '@id': 'http://localhost:3000/#agency' };
  expect(published(propertyData({ ...property, low_price: null }, units)).offers).toEqual({
    '@type': 'AggregateOffer',
    offerCount: 3,
    availability: 'https://schema.org/InStock',
    seller,
  });
  for (const price of [null, 0]) {
    expect(published(unitData(property, { ...unit, price }, 'Unit V12')).offers).toEqual({
      '@type': 'Offer',
      availability: 'https://schema.org/Reserved',
      seller,
    });
  }
});

test('a sold property or unit is sold out and has no price', () => {
  const sales_status = { id: 2, name: 'Sold', slug: 'sold' };
  expect(published(propertyData({ ...property, sales_status }, units)).offers).toEqual({
    '@type': 'AggregateOffer',
    availability: 'https://schema.org/SoldOut',
    seller: expect.anything(),
  });
  expect(published(unitData(property, { ...unit, status: 'Sold' }, 'Unit V12')).offers).toEqual({
    '@type': 'Offer',
    availability: 'https://schema.org/SoldOut',
    seller: expect.anything(),
  });
});

test('the description is text, not markup', () => {
  expect(published(propertyData(property, units)).description).toBe('Quiet villas');
});

test('a building has the number of units shown on its page', () => {
  const building = {
    ...property,
    property_type: named(2, 'Apartment'),
    residential_units: 20,
    commercial_units: 4,
    total_units: 40,
  };
  expect(published(propertyData(building, units)).mainEntity).toMatchObject({
    '@type': 'ApartmentComplex',
    numberOfAccommodationUnits: { value: 24 },
  });
});

test.each([
  ['Villa', 'Residence', 'House'],
  ['Townhouse', 'Residence', 'House'],
  ['Penthouse', 'ApartmentComplex', 'Apartment'],
  ['Commercial', 'Place', 'Accommodation'],
  ['Office Space', 'Place', 'Accommodation'],
])('a property of type %s has the schema.org type %s, and its units %s', (type, building, home) => {
  const typed = { ...property, property_type: named(2, type) };
  expect(published(propertyData(typed, units)).mainEntity['@type']).toBe(building);
  expect(published(unitData(typed, unit, 'Unit V12')).mainEntity).toMatchObject({
    '@type': home,
    containedInPlace: { '@type': building },
  });
});

test('unknown values are left out', () => {
  const bare = published(
    propertyData(
      {
        ...property,
        map_coordinates: null,
        cover_image: null,
        property_images: [],
        reference: null,
        permit_number: null,
        description: null,
      },
      units,
    ),
  );
  for (const key of ['image', 'identifier', 'description']) expect(bare).not.toHaveProperty(key);
  expect(bare.mainEntity).not.toHaveProperty('geo');
});

test('a unit has its own price and status, and its building', () => {
  const data = published(unitData(property, unit, 'Unit V12, Palm Villa'));
  expect(data).toMatchObject({
    name: 'Unit V12, Palm Villa',
    url: 'http://localhost:3000/properties/palm-villa/units/44',
    offers: { '@type': 'Offer', price: 26_000_000, availability: 'https://schema.org/Reserved' },
    mainEntity: {
      numberOfBedrooms: 5,
      floorSize: { value: 7_000, unitCode: 'FTK' },
      containedInPlace: { url: 'http://localhost:3000/properties/palm-villa' },
    },
  });
  // Its page has no map.
  expect(JSON.stringify(data)).not.toContain('latitude');
});

test.each([
  ['Available', 'InStock'],
  ['SOLD', 'SoldOut'],
  ['Under Construction', 'PreOrder'],
  ['coming-soon', 'PreSale'],
])('the sales status %s becomes %s', (status, meaning) => {
  expect(availability(status)).toBe(`https://schema.org/${meaning}`);
});

test('an unknown or missing sales status is left out', () => {
  expect(availability(null)).toBeUndefined();
  expect(availability('On hold')).toBeUndefined();
});

test('content cannot close the script element', () => {
  const data = propertyData({ ...property, title: '</script><script>alert(1)</script>' }, units);
  expect(jsonLdText(data)).not.toContain('</script>');
  expect(published(data).name).toBe('</script><script>alert(1)</script>');
});

test('breadcrumbs have one absolute URL per step, ending with the page itself', () => {
  const data = published(breadcrumbData([{ label: 'Home', href: '/' }, { label: 'About' }], '/about'));
  expect(data.itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Home', item: 'http://localhost:3000/' },
    { '@type': 'ListItem', position: 2, name: 'About', item: 'http://localhost:3000/about' },
  ]);
});

test('later pages of results continue the numbering', () => {
  const page = {
    name: 'Properties',
    description: 'All',
    path: '/properties?page=2',
    count: 25,
    firstPosition: 13,
  };
  expect(published(listingData(page, [{ slug: 'palm-villa', title: 'Palm Villa' }]))).toMatchObject({
    '@type': 'CollectionPage',
    mainEntity: {
      '@type': 'ItemList',
      numberOfItems: 25,
      itemListElement: [{ position: 13, url: 'http://localhost:3000/properties/palm-villa' }],
    },
  });
});

test('the agency is the author of an unsigned article', () => {
  const data = published(articleData(article));
  expect(data).toMatchObject({
    '@type': 'BlogPosting',
    headline: 'First steps',
    datePublished: '2026-01-02T00:00:00.000Z',
    wordCount: 3,
    author: { '@id': 'http://localhost:3000/#agency' },
  });
  expect(data).not.toHaveProperty('keywords');
});

test('unknown times are left out', () => {
  const undated = { updated_at: null };
  for (const data of [
    articleData({ ...article, ...undated, published_at: null }),
    propertyData({ ...property, ...undated }, units),
    unitData(property, unitFixture(undated), 'Unit'),
  ]) {
    expect(published(data)).not.toHaveProperty('dateModified');
    expect(published(data)).not.toHaveProperty('datePublished');
  }
});

test('the agency and the site reference each other', () => {
  expect(published(agencyData())).toMatchObject({
    '@type': 'RealEstateAgent',
    '@id': 'http://localhost:3000/#agency',
  });
  expect(published(websiteData())).toMatchObject({ publisher: { '@id': 'http://localhost:3000/#agency' } });
});

test('a landing page states its price range and number of homes', () => {
  const page = { name: 'Palm Jumeirah', path: '/areas/palm-jumeirah' };
  const data = pricesData(page, { homes: 12, low: 1_000_000, median: 2_000_000, high: 9_000_000 });
  expect(data).toMatchObject({
    '@type': 'AggregateOffer',
    priceCurrency: 'AED',
    lowPrice: 1_000_000,
    highPrice: 9_000_000,
    offerCount: 12,
  });
});
