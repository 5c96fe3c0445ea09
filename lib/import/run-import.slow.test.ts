import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { createSqlCatalog } from '@/lib/catalog/sql/catalog';
import { createSqlWriter } from '@/lib/catalog/sql/write/writer';
import { openDatabase } from '@/lib/database/connection';
import { defaultListingQuery } from '@/lib/search/listing-query';
import { type ImportArguments, parseImportArguments } from './arguments';
import { runImport } from './run-import';
import { readSampleCatalog } from './sample-catalog';
import { UnusableFileError } from './unusable-file-error';

let folder: string;
let databaseUrl: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'import-'));
  databaseUrl = `file:${join(folder, 'site.db')}`;
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function file(name: string, content: unknown): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, typeof content === 'string' ? content : JSON.stringify(content, null, 1));
  return path;
}

async function run(args: string[], env: { DATABASE_URL?: string; API_BASE_URL?: string } = {}) {
  const said: string[] = [];
  const noted: string[] = [];
  const outcome = await runImport(
    parseImportArguments(args) as ImportArguments,
    {
      DATABASE_URL: databaseUrl,
      API_BASE_URL: undefined,
      NEXT_PUBLIC_SITE_URL: 'http://localhost:3000',
      ...env,
    },
    { say: (text) => said.push(text), note: (text) => noted.push(text), folder },
  );
  return { outcome, succeeded: outcome === 'done', stdout: said.join('\n'), stderr: noted.join('\n') };
}

/** Changes when running instances are told of a new state. */
async function noteOfChange(): Promise<number | undefined> {
  const db = await openDatabase(databaseUrl);
  const row = await db
    .selectFrom('content_versions')
    .select('version')
    .where('name', '=', 'catalog')
    .executeTakeFirst();
  await db.destroy();
  return row?.version;
}

async function withCatalog<T>(
  read: (catalog: ReturnType<typeof createSqlCatalog>) => Promise<T>,
): Promise<T> {
  const db = await openDatabase(databaseUrl);
  try {
    return await read(createSqlCatalog(db));
  } finally {
    await db.destroy();
  }
}

const villa = {
  reference: 'HN-1',
  title: '🔥 Villa &amp; Garden',
  description: '<p>Quiet</p>',
  city: 'Dubai',
  district: { name: 'Palm Jumeirah' },
  low_price: '12,000,000',
  units: [{ apartment_id: 'V1', apartment_type_id: 5, area: 7_000, price: 12_000_000 }],
  payment_plans: [{ name: '40/60', values: [{ name: 'On booking', percentage: 40 }] }],
};

test('imports our own format; the same file again changes nothing', async () => {
  const path = await file('stock.json', { properties: [villa, { title: 'No key' }] });
  const first = await run([path]);
  expect(first.stderr).toBe('');
  expect(first.stdout).toMatch(/ 1 {2}created/);
  expect(first.stdout).toMatch(/1 {2}has no key: neither reference nor id: stock\.json no\. 2 \(line \d+\)/);
  expect(first.succeeded).toBe(true);

  const read = () => withCatalog((catalog) => catalog.getProperty('villa-garden-palm-jumeirah'));
  const property = await read();
  expect(property).toMatchObject({
    title: 'Villa & Garden',
    description: '<p>Quiet</p>',
    district: { name: 'Palm Jumeirah' },
    low_price: 12_000_000,
    min_area: 7_000,
    units_count: 1,
    payment_plans: [{ name: '40/60', values: [{ number: 1, percentage: 40 }] }],
  });

  const noted = await noteOfChange();
  expect(noted).toBeGreaterThan(0);

  const second = await run([path]);
  expect(await noteOfChange()).toBe(noted);
  expect(second.stdout).toMatch(/ 0 {2}created\n +0 {2}updated\n +1 {2}unchanged/);
  expect(second.succeeded).toBe(true);
  expect(await read()).toEqual(property);
});

test('reports a relisted home and a project of another feed', async () => {
  const district = 'Palm Jumeirah';
  const home = { reference: 'HN-1', title: 'Lagoon Villa', district, min_area: 4_200 };
  const tower = { reference: 'T', title: 'Tower', district, developer: 'Example Developments' };
  const first = await run([await file('crm.json', [home]), await file('portal.json', [tower])]);
  expect(first.stdout).not.toContain('To be checked');
  const second = await run([await file('crm.json', [{ ...home, reference: 'HN-2' }, tower])]);
  expect(second.stdout).toMatch(/1 {2}is like a listing that left the feed.*no\. 1.*\[key: crm:hn-1\]/);
  expect(second.stdout).toMatch(/1 {2}has title, developer and place.*no\. 2.*\[key: portal:t\]/);
  const third = await run([await file('crm.json', [{ ...home, reference: 'HN-2' }, tower])]);
  expect(third.stdout).not.toContain('is like a listing that left');
  expect(third.stdout).toContain('has title, developer and place');
});

test('the first real property replaces samples unless they are kept', async () => {
  const db = await openDatabase(databaseUrl);
  await createSqlWriter(db).putProperties((await readSampleCatalog()).properties.slice(0, 3));
  await db.destroy();
  const path = await file('stock.json', [villa]);
  const shown = () =>
    withCatalog(async (catalog) => (await catalog.listProperties(defaultListingQuery)).count);

  const refused = await run([await file('bad.json', [{ title: 'No key' }])]);
  expect(refused.stdout).not.toContain('sample listings taken out');
  expect((await run([path, '--keep-samples'])).stdout).not.toContain('sample listings taken out');
  expect(await shown()).toBe(4);
  expect((await run([path])).stdout).toMatch(/ 3 {2}sample listings taken out/);
  expect(await shown()).toBe(1);
  expect((await withCatalog((catalog) => catalog.filterOptions())).cities.map(({ count }) => count)).toEqual([
    1,
  ]);
});

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
  expect(first.stdout).toMatch(/ 1 {2}left out by the mapping/);
  expect(first.stdout).toMatch(/ 1 {2}matches no listing: detail\.json no\. 2/);
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

test('reports unlawful permits, and what an advertisement must show', async () => {
  const offPlan = {
    title: 'Tower',
    city: 'Dubai',
    property_status: 'Off Plan',
    developer: 'D',
    district: 'X',
  };
  const path = await file('stock.json', [
    { ...villa, permit_number: '7100000001' },
    { ...villa, reference: 'HN-2', permit_number: '7100000001' },
    { ...offPlan, reference: 'HN-3', permit_number: '123' },
  ]);
  const { stdout } = await run([path]);
  expect(stdout).toMatch(/ 3 {2}created/);
  expect(stdout).toMatch(
    /1 {2}property\.permit_number is that of another listing, "Villa & Garden": stock\.json no\. 2/,
  );
  expect(stdout).toMatch(
    /1 {2}property\.permit_number is not a permit number of 10 or 11 digits: stock\.json no\. 3/,
  );
  expect(stdout).toMatch(/Missing from advertisements.*\n +1 {2}no permit number: stock\.json no\. 3/);
  expect(stdout).toMatch(/off-plan without project number: stock\.json no\. 3/);
  expect(stdout).not.toContain('off-plan without developer');
});

test('a dry run opens no database', async () => {
  const path = await file('stock.json', [villa]);
  const result = await run([path, '--dry-run'], { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' });
  expect(result.stdout).toMatch(/ 1 {2}would go in/);
  expect(result.succeeded).toBe(true);
});

test('warns when the site reads from a backend', async () => {
  const path = await file('stock.json', [villa]);
  const result = await run([path, '--dry-run'], {
    API_BASE_URL: 'https://user:secret@backend.example',
  });
  expect(result.stderr).toContain('API_BASE_URL is set, so the site reads its listings from backend.example');
  expect(result.stderr).not.toContain('secret');
});

test.each([
  ['no file', ['missing.json'], /missing\.json: there is no such file/],
  ['a broken file', ['broken.json'], /broken\.json: is not JSON: error at line 3, column 1/],
  ['no list', ['empty.json'], /empty\.json: holds no list of listings/],
  [
    'a broken mapping',
    ['stock.json', '--map', 'wrong.json'],
    /wrong\.json: is not a mapping\n {2}fields: does not know "prise"/,
  ],
  [
    'a join without anything to join',
    ['stock.json', '--map', 'join.json'],
    /the file that holds them comes before it/,
  ],
])('explains %s', async (_name, args, message) => {
  await file('broken.json', '[\n  {"title": "A"},\n]');
  await file('empty.json', { message: 'nothing here' });
  await file('stock.json', [villa]);
  await file('wrong.json', { fields: { title: 'name', prise: 'price' } });
  await file('join.json', { match: {}, fields: { title: 'title' } });
  const attempt = run(args.map((arg) => (arg.endsWith('.json') ? join(folder, arg) : arg)));
  await expect(attempt).rejects.toThrow(UnusableFileError);
  await expect(attempt).rejects.toThrow(message);
});

test('an import without usable properties fails', async () => {
  expect((await run([await file('refused.json', [{ title: 'No key' }])])).succeeded).toBe(false);
});

const table = `Title,Address,bedrooms,price,size sqft\r\n${Array.from(
  { length: 12 },
  (_, index) => `Home ${index},"Arc Tower, Dubai Marina, Dubai",${index % 4},${1_500_000 + index},900`,
).join('\r\n')}`;

test('without a mapping one is guessed, shown and written to a file; nothing is imported', async () => {
  const path = await file('inventory.csv', table);
  const { stdout, outcome } = await run([path]);
  expect(outcome).toBe('nothing imported');
  expect(stdout).toContain('A guessed mapping for inventory.csv');
  expect(stdout).toMatch(/Home 0 +– +Dubai Marina, Dubai +1,500,000 +900/);
  expect(stdout).toContain('npm run import -- inventory.csv --map inventory.mapping.json');
  await expect(readFile(databaseUrl.slice('file:'.length))).rejects.toThrow('ENOENT');

  await expect(run([path])).rejects.toThrow(/inventory\.mapping\.json is there already: pass it with --map/);
  const second = await run([path, '--map', join(folder, 'inventory.mapping.json')]);
  expect(second.stdout).toMatch(/ 12 {2}created/);
});

test('a dry run writes no mapping; --yes imports with the guess', async () => {
  const path = await file('inventory.csv', table);
  expect((await run([path, '--dry-run'])).stdout).toContain('nothing is written, not even the mapping');
  expect(await readdir(folder)).toEqual(['inventory.csv']);
  expect((await run([path, '--yes'])).stdout).toMatch(/ 12 {2}created/);
});

const propertyFinder = (homes: string) => `<?xml version="1.0"?><list>${homes}</list>`;
const home = (reference: string, more = '') => `<property last_update="2025-10-01 18:04:11">
  <reference_number>${reference}</reference_number><offering_type>RS</offering_type><property_type>AP</property_type>
  <price>1450000</price><city>Dubai</city><community>Dubai Marina</community><title_en>Home ${reference}</title_en>
  <size>712</size><bedroom>1</bedroom><private_amenities>AC,BA,QQ,</private_amenities>
  <geopoints>55.1403,25.0801</geopoints><photo><url>https://img.example/${reference}.jpg</url></photo>${more}</property>`;

test('a Property Finder feed needs no mapping, also packed', async () => {
  const rent = home('R-1').replace('RS', 'RR');
  const agent = `<agent><id>1</id><name>Layla Haddad</name><email>layla@agency.example</email>
    <phone>971500000000</phone><photo>https://img.example/l.jpg</photo><license_no>12345</license_no></agent>`;
  const path = join(folder, 'feed.bin');
  await writeFile(path, gzipSync(propertyFinder(home('S-1', agent) + rent + home('S-2'))));
  const { stdout } = await run([path]);
  expect(stdout).toMatch(/ 1 {2}left out by the mapping\n +2 {2}created/);
  expect(stdout).toMatch(/2 {2}facilities: "QQ"/);
  await withCatalog(async (catalog) => {
    expect(await catalog.getProperty('home-s-1-dubai-marina')).toMatchObject({
      property_type: { name: 'Apartment' },
      low_price: 1_450_000,
      map_coordinates: { latitude: 25.0801, longitude: 55.1403 },
      facilities: [{ name: 'Central A/C' }, { name: 'Balcony' }, { name: 'QQ' }],
      cover_image: 'https://img.example/S-1.jpg',
    });
    expect(await catalog.agentOf('home-s-1-dubai-marina')).toEqual({
      name: 'Layla Haddad',
      photo: 'https://img.example/l.jpg',
      languages: [],
      phone: '+971500000000',
      brn: '12345',
    });
  });
});

const bayutHome = (reference: string, status: string, bedrooms = '-1') => `<Property>
  <Property_Ref_No><![CDATA[ ${reference} ]]></Property_Ref_No><Property_Status>${status}</Property_Status>
  <Property_purpose>Buy</Property_purpose><Property_Type>Pent House</Property_Type><Off_Plan>No</Off_Plan>
  <Property_Size>455</Property_Size><Bedrooms>${bedrooms}</Bedrooms><Price>780000</Price><City>Dubai</City>
  <Features><Feature>Balcony</Feature><Feature>Shared Gym</Feature></Features>
  <Locality>Jumeirah Village Circle</Locality><Property_Title>Home ${reference}</Property_Title></Property>`;

test('a home that a Bayut feed marks as deleted leaves the site, and can come back', async () => {
  const bayut = (homes: string) => file('bayut.xml', `<Properties>${homes}</Properties>`);
  const agent = `<Listing_Agent>Layla Haddad</Listing_Agent><Listing_Agent_Phone>0500000000</Listing_Agent_Phone>
    <Listing_Agent_Email>layla@agency.example</Listing_Agent_Email></Property>`;
  const withAgent = bayutHome('A', 'live').replace('</Property>', agent);
  await run([await bayut(withAgent + bayutHome('B', 'live', '0'))]);
  const slugs = ['home-a-jumeirah-village-circle', 'home-b-jumeirah-village-circle'];
  const shown = () => withCatalog((catalog) => Promise.all(slugs.map((slug) => catalog.getProperty(slug))));
  expect(await shown()).toMatchObject([
    { property_type: { name: 'Penthouse' }, average_bedrooms: 0, facilities: [{}, { name: 'Shared Gym' }] },
    { average_bedrooms: 0, property_status: { name: 'Ready' } },
  ]);
  const readAgent = () => withCatalog((catalog) => catalog.agentOf('home-a-jumeirah-village-circle'));
  expect(await readAgent()).toMatchObject({ name: 'Layla Haddad', phone: '+971 500000000' });
  const { stdout } = await run([await bayut(bayutHome('A', 'deleted') + bayutHome('B', 'live', '0'))]);
  expect(stdout).toMatch(/ 1 {2}taken off the site/);
  expect(await shown()).toMatchObject([null, {}]);
  await run([await bayut(bayutHome('A', 'live') + bayutHome('B', 'live', '0'))]);
  expect(await shown()).toMatchObject([{}, {}]);
});

test('a cut feed changes nothing', async () => {
  const path = await file('feed.xml', propertyFinder(home('S-1') + home('S-2')).slice(0, -60));
  await expect(run([path])).rejects.toThrow(/ends too early; it was probably cut/);
  await expect(readFile(databaseUrl.slice('file:'.length))).rejects.toThrow('ENOENT');
});

test('districts and developers go in as the catalogue writes them, and new ones are reported', async () => {
  const row = (id: string, district: string, developer: string) => ({
    id,
    title: `Home ${id}`,
    city: 'Dubai',
    district,
    developer,
  });
  const first = [
    row('1', 'Jumeirah Village Circle', 'DAMAC Properties'),
    row('2', 'Old Wharf', 'Kelvane Homes'),
  ];
  const told = await run([await file('first.json', first)]);
  expect(told.stdout).not.toContain('New districts');
  const db = await openDatabase(databaseUrl);
  await db
    .insertInto('name_aliases')
    .values({
      kind: 'district',
      alias: 'The Quay',
      alias_key: 'the quay',
      name: 'Old Wharf',
      city: null,
      city_key: '',
      entered_by: 'admin@example.com',
      entered_at: '',
    })
    .execute();
  await db.destroy();
  const second = [
    row('3', 'JVC', 'DAMAC PROPERTIES LLC'),
    row('4', 'THE QUAY', 'Kelvane Homes'),
    row('5', 'Old Wharff', 'Kelvane Homes'),
    row('6', 'Old Wharff', 'Merrow Urban'),
    { ...row('7', 'The Quay', 'Kelvane Homes'), title: 'Home 2' },
  ];
  const { stdout } = await run([await file('second.json', second)]);
  await withCatalog(async (catalog) => {
    const named = async (slug: string) => {
      const property = await catalog.getProperty(slug);
      return [property?.district?.name, property?.developer?.name];
    };
    expect(await named('home-3-jumeirah-village-circle')).toEqual([
      'Jumeirah Village Circle',
      'DAMAC Properties',
    ]);
    expect(await named('home-4-old-wharf')).toEqual(['Old Wharf', 'Kelvane Homes']);
  });
  expect(stdout).toContain('New districts and developers, with their rows:');
  expect(stdout).toContain('2  district "Old Wharff" in Dubai, perhaps "Old Wharf": second.json no. 3');
  expect(stdout).toContain('1  developer "Merrow Urban": second.json no. 4');
  expect(stdout).toContain(
    'has title, developer and place of a listing from another feed: second.json no. 5',
  );
});

test('the detailed report is a table of changes, refusals and doubts', async () => {
  const path = await file('stock.json', [
    villa,
    { title: '=Sum', reference: 'X', low_price: 'ask, please' },
    {},
  ]);
  const report = join(folder, 'report.csv');
  await run([path, '--report', report]);
  const lines = (await readFile(report, 'utf8')).slice(1).trimEnd().split('\r\n');
  expect(lines[0]).toBe('result,file,row,line,key,title,column,value,reason');
  expect(lines).toContain(
    `left out,stock.json,2,${lines.find((line) => line.startsWith('left out'))?.split(',')[3]},,'=Sum,low_price,"ask, please",property.low_price is not a number`,
  );
  expect(lines.filter((line) => line.startsWith('created,'))).toHaveLength(2);
  expect(lines.filter((line) => line.startsWith('refused,'))).toHaveLength(1);
});

describe('a complete feed', () => {
  const homes = (count: number, from = 0) =>
    Array.from({ length: count }, (_, index) => ({
      reference: `H${from + index}`,
      title: `Home ${from + index}`,
    }));
  const shown = () =>
    withCatalog(async (catalog) => (await catalog.listProperties(defaultListingQuery)).count);
  const complete = async (rows: unknown, ...more: string[]) =>
    run([await file('stock.json', rows), '--complete', ...more]);

  beforeEach(async () => {
    await run([await file('stock.json', homes(10))]);
    await run([await file('other.json', homes(3))]);
  });

  test('takes what it no longer has off the site, and nothing of another feed', async () => {
    const { stdout, outcome } = await complete([...homes(8), ...homes(2, 20)]);
    expect(outcome).toBe('done');
    expect(stdout).toMatch(/ 2 {2}taken off the site/);
    expect(await shown()).toBe(13);
    expect((await complete(homes(10))).stdout).toMatch(/ 2 {2}updated/);
  });

  test('keeps what is missing without --complete', async () => {
    await run([await file('stock.json', homes(8))]);
    expect(await shown()).toBe(13);
  });

  test('takes nothing off when more than a fifth is missing, unless forced', async () => {
    const { stderr, outcome } = await complete(homes(7));
    expect(outcome).toBe('withheld');
    expect(stderr).toContain('lacks 3 of its 10 listings, and more than 20 % would go at once');
    expect(await shown()).toBe(13);
    expect((await complete(homes(7), '--force')).outcome).toBe('done');
    expect(await shown()).toBe(10);
  });

  test.each([
    ['an empty list', []],
    ['rows that are all refused', [{ reference: 'H1' }, 'text']],
  ])('takes nothing off for %s, even if forced', async (_name, rows) => {
    const { stderr, outcome } = await complete(rows, '--force');
    expect(outcome).toBe('withheld');
    expect(stderr).toContain('no listing of it could be read');
    expect(await shown()).toBe(13);
  });

  test('a refused row is still in the feed', async () => {
    const { stdout } = await complete([...homes(9), { reference: 'H9' }]);
    expect(stdout).not.toContain('taken off the site');
    expect(await shown()).toBe(13);
  });
});

test('names the pictures whose host is not allowed, in the summary and in the report', async () => {
  const picture = 'https://pictures.example/1.jpg';
  const feed = await file('stock.json', [{ ...villa, cover_image: picture }]);
  const report = join(folder, 'report.csv');
  const { outcome, stdout } = await run([feed, '--dry-run', '--check-pictures', '--report', report]);
  expect(outcome).toBe('done');
  expect(stdout).toContain(
    'Pictures that will not be shown:\n        1  has a host that is not in IMAGE_HOSTS',
  );
  expect(await readFile(report, 'utf8')).toMatch(
    /^picture,stock\.json,1,.*,picture,https:\/\/pictures\.example\/1\.jpg,/m,
  );
});

test('shows the copies of pictures that an earlier import made', async () => {
  const [source, address] = [
    'https://pictures.example/1.jpg',
    `/media/uploads/${'a'.repeat(32)}-900x600.webp`,
  ];
  const db = await openDatabase(databaseUrl);
  await db.insertInto('picture_copies').values({ source, address, bytes: 1 }).execute();
  await db.destroy();
  const feed = await file('stock.json', [{ ...villa, cover_image: source, property_images: [source] }]);
  expect((await run([feed])).outcome).toBe('done');
  const { results } = await withCatalog((catalog) => catalog.listProperties(defaultListingQuery));
  expect(results.map(({ cover_image }) => cover_image)).toEqual([address]);
});
