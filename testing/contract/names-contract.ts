import type { PropertyRecord } from '@/lib/catalog/record';
import type { CatalogSource } from '@/lib/catalog/source';
import { filterOptionsSchema } from '@/lib/catalog/types';
import { parsePriceRange, priceRanges } from '@/lib/search/price-ranges';
import { idNamed, published, startingPriceOf, totalUnitsOf } from './expectations';

type NameOf = (record: PropertyRecord) => string | null;

/** Published listings by name; unknown names are not among them. */
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
  it('offers every filter with the number of published listings behind it', async () => {
    const options = await catalog().filterOptions();
    expect(filterOptionsSchema.parse(options)).toEqual(options);
    expect(byName(options.property_types)).toEqual(counts((r) => r.property_type));
    expect(byName(options.property_statuses)).toEqual(counts((r) => r.property_status));
    expect(byName(options.sales_statuses)).toEqual(counts((r) => r.sales_status));
    expect(byName(options.cities)).toEqual(counts((r) => r.city));
    expect(byName(options.districts)).toEqual(counts((r) => r.district));
    expect(byName(options.developers)).toEqual(counts((r) => r.developer));
  });

  it('says to which city a district belongs', async () => {
    const { cities, districts } = await catalog().filterOptions();
    const yas = districts.find((district) => district.name === 'Yas Island');
    expect(yas?.city_id).toBe(idNamed(cities, 'Abu Dhabi'));
  });

  it('sums up the published listings', async () => {
    const figures = await catalog().statistics();
    expect(figures.total_properties).toBe(published.length);
    expect(figures.total_units).toBe(published.reduce((sum, r) => sum + (totalUnitsOf(r) ?? 0), 0));
    expect(byName(figures.by_city)).toEqual(counts((r) => r.city));
    expect(byName(figures.by_type)).toEqual(counts((r) => r.property_type));
    expect(byName(figures.by_status)).toEqual(counts((r) => r.property_status));
  });

  it('puts every listing into one price range', async () => {
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

  it('suggests what begins with the text before what holds it', async () => {
    const { properties, districts, developers } = await catalog().suggest('mar', 10);
    const titles = properties.map((property) => property.title);
    expect(titles.slice(0, 2).sort()).toEqual(['Marina Arc Tower', 'Marina Quay Lofts']);
    expect(titles).toContain('Al Marjan Breakwater');
    expect(names(districts)).toEqual(expect.arrayContaining(['Dubai Marina', 'Al Marjan Island']));
    expect(names((await catalog().suggest('dub', 10)).districts)[0]).toMatch(/^Dub/);
    expect(developers).toEqual([]);
    expect(names((await catalog().suggest('ATHOS', 10)).developers)).toEqual(['Äthos Living']);
  });

  it('suggests listings with their place', async () => {
    const { properties } = await catalog().suggest('palm crest', 3);
    expect(properties[0]).toMatchObject({
      slug: 'palm-crest-villas',
      title: 'Palm Crest Villas',
      district: 'Palm Jumeirah',
      city: 'Dubai',
    });
  });

  it('suggests in Arabic, whatever the letter forms', async () => {
    const { properties } = await catalog().suggest('نخله', 5);
    expect(properties.map((property) => property.slug)).toEqual(['palm-crest-villas']);
  });

  it('keeps to the limit of suggestions', async () => {
    const { properties, districts } = await catalog().suggest('mar', 2);
    expect(properties).toHaveLength(2);
    expect(districts).toHaveLength(2);
  });

  it.each(['', '  ', '%', 'expired permit', "x'--", '\u0000'])(
    'has no listing to suggest for %j',
    async (text) => {
      const { properties } = await catalog().suggest(text, 5);
      expect(properties).toEqual([]);
    },
  );
}
