import { nowInSeconds } from '@/lib/catalog/permits/permit-end';
import type { PropertyRecord } from '@/lib/catalog/record';
import type { CatalogSource } from '@/lib/catalog/source';
import { filterOptionsSchema } from '@/lib/catalog/types';
import { parsePriceRange, priceRanges } from '@/lib/search/filters/price-ranges';
import { defaultListingQuery, type ListingQuery } from '@/lib/search/listing-query';
import { countFacets } from '@/lib/search/rows/facets';
import { idNamed, published, startingPriceOf, totalUnitsOf } from './expectations';

type NameOf = (record: PropertyRecord) => string | null;

/** Number of published properties per name, without unknown names. */
function counts(nameOf: NameOf): Record<string, number> {
  const result: Record<string, number> = {};
  for (const name of published.map(nameOf)) if (name !== null) result[name] = (result[name] ?? 0) + 1;
  return result;
}

function byName(options: { name: string; count: number | null }[]): Record<string, number | null> {
  return Object.fromEntries(options.map(({ name, count }) => [name, count]));
}

const names = (items: { name: string }[]) => items.map((item) => item.name);

export function namesContract(catalog: () => CatalogSource): void {
  it('offers every filter with its number of published properties', async () => {
    const options = await catalog().filterOptions();
    expect(filterOptionsSchema.parse(options)).toEqual(options);
    expect(byName(options.property_types)).toEqual(counts((r) => r.property_type));
    expect(byName(options.property_statuses)).toEqual(counts((r) => r.property_status));
    expect(byName(options.sales_statuses)).toEqual(counts((r) => r.sales_status));
    expect(byName(options.cities)).toEqual(counts((r) => r.city));
    expect(byName(options.districts)).toEqual(counts((r) => r.district));
    expect(byName(options.developers)).toEqual(counts((r) => r.developer));
  });

  it('counts by filter what the list shows, where it can count', async () => {
    const table = await catalog().facetTable();
    if (!table) return;
    const { cities, property_types } = await catalog().filterOptions();
    const [city, type] = [idNamed(cities, 'Dubai'), idNamed(property_types, 'Villa')];
    const now = nowInSeconds();
    for (const filtered of [
      {},
      { city },
      { property_type: [type], bedrooms: [2, 3] },
      { price_range: { min: 25_000_000, max: 30_000_000 } },
      { bedrooms: [5, 6], price_range: { min: 25_000_000, max: 30_000_000 } },
      { bedrooms: [0], price_range: { min: 0, max: 2_000_000 }, city },
      { search: 'marina' },
      { search: '\u202e' },
    ]) {
      const query: ListingQuery = { ...defaultListingQuery, ...filtered };
      const found = query.search === null ? null : await catalog().searchMatches(query.search);
      const ranges = [
        { min: 0, max: 2_000_000 },
        { min: 26_000_000, max: null },
        { min: 24_500_000, max: 24_500_000 },
      ];
      const counted = countFacets(table, query, ranges, now, found);
      const listed = async (wanted: Partial<ListingQuery>) =>
        (await catalog().listProperties({ ...query, ...wanted })).count;
      for (const { id } of property_types)
        expect(counted.relations.property_type.get(id) ?? 0).toBe(await listed({ property_type: [id] }));
      for (const { id } of cities)
        expect(counted.relations.city.get(id) ?? 0).toBe(await listed({ city: id, district: null }));
      for (const count of [0, 2, 5, 6])
        expect(counted.bedrooms[count]).toBe(await listed({ bedrooms: [count] }));
      for (const [index, price_range] of ranges.entries())
        expect(counted.prices[index]).toBe(await listed({ price_range }));
      expect(counted.stages[4]).toBe(await listed({ completion_rate: 100 }));
      expect(counted.payment_plan).toBe(await listed({ payment_plan: true }));
      expect(counted.post_delivery).toBe(await listed({ post_delivery: true }));
    }
  });

  it('gives the city of each district', async () => {
    const { cities, districts } = await catalog().filterOptions();
    const yas = districts.find((district) => district.name === 'Yas Island');
    expect(yas?.city_id).toBe(idNamed(cities, 'Abu Dhabi'));
  });

  it('computes statistics over published properties', async () => {
    const figures = await catalog().statistics();
    expect(figures.total_properties).toBe(published.length);
    expect(figures.total_units).toBe(published.reduce((sum, r) => sum + (totalUnitsOf(r) ?? 0), 0));
    expect(byName(figures.by_city)).toEqual(counts((r) => r.city));
    expect(byName(figures.by_type)).toEqual(counts((r) => r.property_type));
    expect(byName(figures.by_status)).toEqual(counts((r) => r.property_status));
  });

  it('counts every property in exactly one price range', async () => {
    const { by_price_range } = await catalog().statistics();
    const expected = priceRanges.map(({ value }) => {
      const range = parsePriceRange(value) ?? { min: 0, max: null };
      const inside = published.map(startingPriceOf).filter((price) => {
        return price !== null && price >= range.min && (range.max === null || price < range.max);
      });
      return [value, inside.length];
    });
    const unpriced = published.filter((record) => startingPriceOf(record) === null).length;
    expect(by_price_range.map(({ value, count }) => [value, count])).toEqual([
      ...expected,
      ['on-request', unpriced],
    ]);
  });

  it('lists cities, districts and developers', async () => {
    const { cities, districts, developers } = await catalog().filterOptions();
    expect(names(await catalog().listCities())).toEqual(expect.arrayContaining(names(cities)));
    expect(names(await catalog().listDistricts())).toEqual(expect.arrayContaining(names(districts)));
    expect(names(await catalog().listDevelopers())).toEqual(expect.arrayContaining(names(developers)));
  });

  it('lists the districts of one city', async () => {
    const cityId = idNamed(await catalog().listCities(), 'Abu Dhabi');
    const districts = await catalog().listDistricts(cityId);
    expect(names(districts).sort()).toEqual(['Saadiyat Island', 'Yas Island']);
    expect(districts.every((district) => district.city_id === cityId)).toBe(true);
    expect(await catalog().listDistricts(2_147_483_647)).toEqual([]);
  });

  it('suggests prefix matches before other matches', async () => {
    const { properties, districts, developers } = await catalog().suggest('mar', 10);
    const titles = properties.map((property) => property.title);
    expect(titles.slice(0, 2).sort()).toEqual(['Marina Arc Tower', 'Marina Quay Lofts']);
    expect(titles).toContain('Al Marjan Breakwater');
    expect(names(districts)).toEqual(expect.arrayContaining(['Dubai Marina', 'Al Marjan Island']));
    expect(names((await catalog().suggest('dub', 10)).districts)[0]).toMatch(/^Dub/);
    expect(developers).toEqual([]);
    expect(names((await catalog().suggest('ATHOS', 10)).developers)).toEqual(['Äthos Living']);
  });

  it('suggests properties with their location', async () => {
    const { properties } = await catalog().suggest('palm crest', 3);
    expect(properties[0]).toMatchObject({
      slug: 'palm-crest-villas',
      title: 'Palm Crest Villas',
      district: 'Palm Jumeirah',
      city: 'Dubai',
    });
  });

  it('suggests in Arabic regardless of letter forms', async () => {
    const { properties } = await catalog().suggest('نخله', 5);
    expect(properties.map((property) => property.slug)).toEqual(['palm-crest-villas']);
  });

  it('respects the limit of suggestions', async () => {
    const { properties, districts } = await catalog().suggest('mar', 2);
    expect(properties).toHaveLength(2);
    expect(districts).toHaveLength(2);
  });

  it.each(['', '  ', '%', 'expired permit', "x'--", '\u0000'])(
    'suggests no property for %j',
    async (text) => {
      const { properties } = await catalog().suggest(text, 5);
      expect(properties).toEqual([]);
    },
  );
}
