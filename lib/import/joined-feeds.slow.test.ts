import { setUpImports } from '@/testing/set-up-imports';

const { file, run, withCatalog } = setUpImports();

test('imports a foreign feed in dollars and square metres, completed by another by name', async () => {
  const units = await file('units.json', {
    properties: [
      {
        name: 'Sample\u00a0Tower ',
        developerName: 'Sample Developments',
        countryCode: 'AE',
        cityName: 'Dubai',
        propertyType: 'off-plan',
        salesStatus: 'Sold Out',
        latitude: 0,
        longitude: 0,
        priceFrom: 0,
        sizeFrom: 0.43,
        photos: ['https://img.example/1.jpg', 'https://img.example/2.jpg'],
        units: [
          { unitId: '1-1', type: 'apartment', bedrooms: 1, totalSize: 70, price: 272_000 },
          { unitId: '1-2', type: 'penthouse', bedrooms: null, totalSize: 0.11, price: 1_200_000 },
        ],
      },
      { name: 'Without Units', developerName: 'Sample Developments', countryCode: 'AE', priceFrom: 544_000 },
      { name: 'Abroad', developerName: 'Sample Developments', countryCode: 'OM' },
    ],
  });
  const detail = await file('detail.json', {
    total: 2,
    properties: [
      {
        id: 'a-1',
        name: 'Sample Tower',
        developer: { name: 'Sample Developments' },
        description: '<p>By the sea</p>',
        city: { nameEn: 'Dubai Marina' },
        area: 'Dubai Marina',
        latitude: 25.08,
        longitude: 55.14,
        priceFromAED: 990_000,
        photos: [],
        facilities: [{ nameEn: 'Gym' }, { nameEn: '25.24842230' }, { nameEn: 'Some Famous Tower' }],
      },
      { id: 'a-2', name: 'Unknown Tower', developer: { name: 'Nobody' }, area: 'Dubai' },
    ],
  });
  const args = [
    units,
    '--map',
    'docs/import/offplan-units.json',
    detail,
    '--map',
    'docs/import/offplan-detail.json',
  ];
  const first = await run(args);
  expect(first.stdout).toMatch(/ 2 {2}created/);
  expect(first.stdout).toMatch(/ 1 {2}skipped by the mapping/);
  expect(first.stdout).toMatch(/ 1 {2}matches no property: detail\.json no\. 2/);
  expect(first.stdout).toContain('unit.area is outside 50 to 1,000,000');
  expect(first.succeeded).toBe(true);

  await withCatalog(async (catalog) => {
    const property = await catalog.getProperty('sample-tower-dubai-marina');
    expect(property).toMatchObject({
      title: 'Sample Tower',
      city: { name: 'Dubai' },
      district: { name: 'Dubai Marina' },
      property_status: { name: 'Off Plan' },
      sales_status: { name: 'Sold' },
      low_price: 990_000,
      min_area: 753,
      map_coordinates: { latitude: 25.08, longitude: 55.14 },
      cover_image: 'https://img.example/1.jpg',
      facilities: [{ name: 'Gym' }],
    });
    expect(await catalog.listUnits('sample-tower-dubai-marina')).toMatchObject([
      { apartment_id: '1-1', area: 753, price: 1_000_000, status: 'Sold' },
      { apartment_id: '1-2', area: null, price: 4_411_765, apartment_type_id: null },
    ]);
  });
  expect((await run(args)).stdout).toMatch(/ 2 {2}unchanged/);
});
