import { defaultListingQuery } from '@/lib/search/listing-query';
import { setUpBackend } from '@/testing/fake-backend/set-up-backend';

const site = setUpBackend();
const { connect } = site;

describe('a backend with fewer filters', () => {
  const asked = (fields: Partial<typeof defaultListingQuery>) =>
    connect().listProperties({ ...defaultListingQuery, ...fields });

  test('is reported to ignore filters that none of its properties can pass', async () => {
    site.backend.ignore('community', 'bedrooms', 'area__gte', 'handover');
    const query = {
      community: 'sidra-2',
      bedrooms: [2],
      area__gte: 1_000,
      handover: { from: 202_701, to: 202_712 },
    };
    const { count, ignored } = await asked(query);
    expect(count).toBe(3);
    expect(ignored).toEqual(['community', 'bedrooms', 'area__gte', 'handover']);
  });

  test('is reported to ignore filters that a result contradicts', async () => {
    site.backend.ignore('price_range', 'district');
    const { districts } = await connect().filterOptions();
    const marina = districts.find(({ name }) => name === 'Dubai Marina')?.id ?? null;
    const { ignored } = await asked({ district: marina, price_range: { min: 0, max: 1_000_000 } });
    expect(ignored).toEqual(['price_range', 'district']);
  });

  test('gets one probe per filter', async () => {
    site.backend.ignore('bedrooms');
    const catalog = connect();
    const query = { ...defaultListingQuery, bedrooms: [2] };
    await catalog.listProperties(query);
    const { length } = site.backend.requests;
    await catalog.listProperties({ ...query, page: 2 });
    expect(site.backend.requests).toHaveLength(length + 1);
  });

  test('is not reported when it applies them', async () => {
    const { ignored } = await asked({ bedrooms: [2], price_range: { min: 0, max: 1_000_000 } });
    expect(ignored).toBeUndefined();
  });
});

describe('similar properties of the backend', () => {
  const palmOne = 'palm-one-palm-jumeirah';
  const titlesFrom = async (results: unknown[]) => {
    const catalog = connect({
      fetch: async (url) =>
        String(url).includes('similar_properties') ? new Response(JSON.stringify({ results })) : fetch(url),
    });
    return (await catalog.similarProperties(palmOne, 2))?.map(({ title }) => title);
  };

  test('come from the list when it has only sold ones', async () => {
    const sold = { id: 9, slug: 'sold', title: 'Sold', sales_status: { id: 5, name: 'Sold' } };
    expect(await titlesFrom([sold])).toEqual(['Palm Two', 'Marina One']);
  });

  test('leave out the property itself', async () => {
    const other = { id: 10, slug: 'other', title: 'Other' };
    expect(await titlesFrom([await connect().getProperty(palmOne), other])).toEqual(['Other']);
  });
});

describe('a backend with list and detail only', () => {
  beforeEach(() => site.backend.lack(/^(?!\/api\/v1\/properties\/(detail\/.*)?$)/));

  test('featured properties are the newest', async () => {
    expect(await connect().featuredProperties('initial')).toHaveLength(3);
  });

  test('similar properties are sorted by closeness', async () => {
    const similar = await connect().similarProperties('palm-one-palm-jumeirah', 2);
    expect(similar?.map(({ title }) => title)).toEqual(['Palm Two', 'Marina One']);
  });

  test('filter options, cities, districts and developers come from the properties', async () => {
    const catalog = connect();
    const options = await catalog.filterOptions();
    expect(options.districts.map(({ name, count }) => [name, count])).toEqual([
      ['Dubai Marina', 1],
      ['Palm Jumeirah', 2],
    ]);
    const [city] = await catalog.listCities();
    expect(city?.name).toBe('Dubai');
    expect(await catalog.listDistricts(city?.id)).toHaveLength(2);
    expect(await catalog.listDistricts(9_999)).toEqual([]);
    expect((await catalog.listDevelopers()).map(({ name }) => name)).toEqual(['Example', 'Sample']);
  });

  test('statistics are counted', async () => {
    const statistics = await connect().statistics();
    expect(statistics.total_properties).toBe(3);
    expect(statistics.by_price_range.filter(({ count }) => count > 0).map(({ value }) => value)).toEqual([
      '100000-200000',
      '5000000-null',
      'on-request',
    ]);
  });

  test('suggestions come from a search', async () => {
    const suggestions = await connect().suggest('palm', 5);
    expect(suggestions.properties.map(({ title }) => title).sort()).toEqual(['Palm One', 'Palm Two']);
    expect(suggestions.districts.map(({ name }) => name)).toEqual(['Palm Jumeirah']);
  });

  test('has no articles and no units, and is healthy', async () => {
    const catalog = connect();
    const query = { category: null, search: null, page: 1, page_size: 9 };
    expect(await catalog.listArticles(query)).toEqual({ count: 0, results: [] });
    expect(await catalog.listUnits('palm-one-palm-jumeirah')).toEqual([]);
    await expect(catalog.check()).resolves.toBeUndefined();
  });
});
