import { cardFields, pageFields } from '@/lib/catalog/fields/property-fields';
import { unitFields } from '@/lib/catalog/fields/unit-fields';
import { isSold } from '@/lib/catalog/sales/sales-status';
import { type CatalogSource, featuredCount } from '@/lib/catalog/source';
import { propertyDetailSchema, unitSchema } from '@/lib/catalog/types';
import { defaultListingQuery } from '@/lib/search/listing-query';
import { keysOf } from '@/lib/typed-keys';
import { isKnown } from '@/testing/unknown-values';
import { published, recordOf, startingPriceOf, totalUnitsOf } from './expectations';

const full = 'palm-crest-villas';
const hidden = 'expired-permit-tower';
const unknown = [
  'no-such-property',
  '',
  '0',
  '-1',
  '99999999999',
  '2147483647',
  'a\u0000b',
  "' or '1'='1",
  '../x',
];

export function propertyContract(catalog: () => CatalogSource): void {
  it('returns a property with all values', async () => {
    const property = await catalog().getProperty(full);
    expect(propertyDetailSchema.parse(property)).toEqual(property);
    const record = recordOf(full);
    expect(property).toMatchObject({
      slug: full,
      title: record.title,
      arabic_title: record.arabic_title,
      farsi_title: record.farsi_title,
      description: record.description,
      cover_image: record.cover_image,
      property_images: record.images.map((image) => ({ image })),
      property_type: { name: 'Villa' },
      property_status: { name: 'Ready' },
      sales_status: { name: 'available' },
      city: { name: 'Dubai' },
      district: { name: 'Palm Jumeirah' },
      developer: { name: 'Meridian Estates' },
      low_price: record.low_price,
      average_price: record.average_price,
      average_bedrooms: record.average_bedrooms,
      min_area: record.min_area,
      total_units: totalUnitsOf(record),
      completion_rate: 100,
      delivery_date: record.delivery_date,
      post_delivery: false,
      guarantee_rental_guarantee: true,
      rental_guarantee_value: record.rental_guarantee_value,
      down_payment: record.down_payment,
      minimum_down_payment_percentage: record.minimum_down_payment_percentage,
      formatted_address: record.formatted_address,
      map_coordinates: { latitude: 25.1124, longitude: 55.139 },
      payment_plans: record.payment_plans,
      property_units_summary: { bedrooms: '4–6', area: '7,250–9,900' },
      units_count: 3,
      reference: record.reference,
      permit_number: record.permit_number,
      permit_url: record.permit_url,
      permit_expires_at: record.permit_expires_at,
      project_number: record.project_number,
      escrow_account: record.escrow_account,
      service_charge: record.service_charge,
      updated_at: record.updated_at,
    });
    expect(property?.facilities.map((facility) => facility.name)).toEqual(record.facilities);
  });

  it.each(keysOf({ ...cardFields, ...pageFields }))('returns the %s of a property', async (name) => {
    const record = published.find((candidate) => isKnown(candidate[name]));
    // A new field needs a value in `fixture.ts`.
    expect(record).toBeDefined();
    const property = await catalog().getProperty(record?.slug ?? '');
    expect(property?.[name]).toEqual(record?.[name]);
  });

  it.each(keysOf(unitFields))('returns the %s of a unit', async (name) => {
    const record = published.find(({ units }) => units.some((unit) => isKnown(unit[name])));
    const known = record?.units.find((unit) => isKnown(unit[name]));
    // A new field needs a value in `fixture.ts`.
    expect(known).toBeDefined();
    const unit = await catalog().getUnit(record?.slug ?? '', known?.apartment_id ?? '');
    expect(unit?.[name]).toEqual(known?.[name]);
  });

  it('returns a property with no known values', async () => {
    const property = await catalog().getProperty('zero-known');
    expect(propertyDetailSchema.parse(property)).toEqual(property);
    expect(property).toMatchObject({
      property_type: null,
      city: null,
      district: null,
      developer: null,
      low_price: null,
      total_units: null,
      completion_rate: null,
      map_coordinates: null,
      property_images: [],
      facilities: [],
      payment_plans: [],
      property_units_summary: null,
      units_count: 0,
    });
  });

  it('includes studios in the bedroom range', async () => {
    const property = await catalog().getProperty('marina-arc-tower');
    expect(property?.property_units_summary).toEqual({ bedrooms: 'Studio–2', area: '640–1,120' });
  });

  it('knows agent and district of a property, by slug and by id', async () => {
    const { id } = (await catalog().getProperty(full)) ?? {};
    const assignment = { agent_email: 'agent@agency.example', district: 'Palm Jumeirah' };
    expect(await catalog().assignmentFactsOf(full)).toEqual(assignment);
    expect(await catalog().assignmentFactsOf(String(id))).toEqual(assignment);
    expect(await catalog().assignmentFactsOf('zero-known')).toEqual({ agent_email: null, district: null });
  });

  it('finds a property by id', async () => {
    const bySlug = await catalog().getProperty(full);
    expect(await catalog().getProperty(String(bySlug?.id))).toEqual(bySlug);
  });

  it('returns a sold property', async () => {
    const property = await catalog().getProperty('marina-quay-lofts');
    expect(property?.sales_status?.name).toBe('sold');
    expect(property?.sold_at).toBe('2026-04-18');
  });

  it.each([...unknown, hidden])('returns null for %j', async (ref) => {
    expect(await catalog().getProperty(ref)).toBeNull();
    expect(await catalog().listUnits(ref)).toBeNull();
    expect(await catalog().getUnit(ref, '1')).toBeNull();
  });

  it.each(unknown)('knows no agent for %j', async (ref) => {
    expect(await catalog().assignmentFactsOf(ref)).toBeNull();
  });

  it.each(unknown)('returns no similar properties for %j', async (ref) => {
    expect(await catalog().similarProperties(ref, 4)).toBeNull();
  });

  it('lists units cheapest first, unpriced last', async () => {
    const units = await catalog().listUnits(full);
    expect(units?.map((unit) => unit.apartment_id)).toEqual(['V-2', 'V-1', 'V-3']);
    for (const unit of units ?? []) expect(unitSchema.parse(unit)).toEqual(unit);
    expect(units?.[0]).toMatchObject({
      apt_no: '2A',
      apartment_type_id: 4,
      area: 8_400.5,
      price: 24_500_000,
      is_demand: true,
      status: 'Reserved',
      floor_plan_image: '/media/contract/plan.png',
      unit_count: 1,
    });
  });

  it('returns an empty list for a property without units', async () => {
    expect(await catalog().listUnits('zero-known')).toEqual([]);
  });

  it('finds a unit by id or number', async () => {
    const unit = (await catalog().listUnits(full))?.find((candidate) => candidate.apartment_id === 'V-1');
    expect(unit).toBeDefined();
    expect(await catalog().getUnit(full, String(unit?.id))).toEqual(unit);
    expect(await catalog().getUnit(full, 'V-1')).toEqual(unit);
  });

  it('finds no unit that is missing or belongs to another property', async () => {
    const elsewhere = (await catalog().listUnits('marina-arc-tower'))?.[0];
    expect(elsewhere).toBeDefined();
    expect(await catalog().getUnit(full, String(elsewhere?.id))).toBeNull();
    expect(await catalog().getUnit(full, 'V-9')).toBeNull();
    expect(await catalog().getUnit(full, '99999999999')).toBeNull();
    expect(await catalog().getUnit(full, 'V\u00001')).toBeNull();
  });

  it('returns featured properties in order, without hidden ones', async () => {
    const ranked = published
      .filter((record) => record.featured_rank !== null)
      .sort((a, b) => (a.featured_rank ?? 0) - (b.featured_rank ?? 0))
      .map((record) => record.slug);
    const initial = await catalog().featuredProperties('initial');
    const expanded = await catalog().featuredProperties('expanded');
    expect(initial.map((property) => property.slug)).toEqual(ranked.slice(0, featuredCount.initial));
    expect(expanded.map((property) => property.slug)).toEqual(ranked.slice(0, featuredCount.expanded));
  });

  it('returns the cards of ids in their order, without missing and hidden properties', async () => {
    const { results } = await catalog().listProperties({ ...defaultListingQuery, page_size: 48 });
    const ids = results.map(({ id }) => id);
    const others = Array.from({ length: Math.max(...ids) + 2 }, (_, id) => id).filter(
      (id) => !ids.includes(id),
    );
    expect(others.length).toBeGreaterThan(1);
    const found = await catalog().propertiesByIds([...ids, ...others, -1, 99_999_999_999]);
    expect(found).toEqual(results);
    expect(await catalog().propertiesByIds(ids.slice(0, 2).reverse())).toEqual(results.slice(0, 2).reverse());
    expect(await catalog().propertiesByIds([])).toEqual([]);
  });

  it.each([
    'palm-crest-villas',
    'marina-quay-lofts',
    'marina-arc-tower',
    'yas-bay-studios',
    'zero-known',
    hidden,
  ])('finds properties similar to %s, closest group first and none that are sold', async (slug) => {
    const similar = (await catalog().similarProperties(slug, 5)) ?? [];
    const slugs = similar.map((property) => property.slug);
    expect(new Set(slugs).size).toBe(5);
    expect(slugs).not.toContain(slug);
    expect(slugs).not.toContain(hidden);
    expect(slugs).not.toContain('marina-quay-lofts');
    const circles = published
      .filter((record) => record.slug !== slug && !isSold(record.sales_status))
      .map((record) => circle(slug, record.slug));
    expect(slugs.map((other) => circle(slug, other))).toEqual(circles.sort().slice(0, 5));
  });

  it('respects the limit of similar properties', async () => {
    expect(await catalog().similarProperties(full, 2)).toHaveLength(2);
  });

  it('uses the average price when the lowest is unknown', async () => {
    const property = await catalog().getProperty('creek-garden-homes');
    expect([property?.low_price, property?.average_price]).toEqual([null, 3_300_000]);
    expect(startingPriceOf(recordOf('creek-garden-homes'))).toBe(3_300_000);
  });
}

/** 0: same district and type, 1: same city and type, 2: other. Unknown types count as the same. */
function circle(from: string, to: string | null): number {
  const [a, b] = [recordOf(from), recordOf(to ?? '')];
  const sameType = a.property_type === b.property_type;
  if (sameType && a.district !== null && a.district === b.district) return 0;
  return sameType && a.city !== null && a.city === b.city ? 1 : 2;
}
