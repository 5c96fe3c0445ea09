import { readFile, writeFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { setUpImports } from '@/testing/set-up-imports';

const { pathOf, file, run, withCatalog } = setUpImports();

const propertyFinder = (homes: string) => `<?xml version="1.0"?><list>${homes}</list>`;
const home = (reference: string, more = '') => `<property last_update="2025-10-01 18:04:11">
  <reference_number>${reference}</reference_number><offering_type>RS</offering_type><property_type>AP</property_type>
  <price>1450000</price><city>Dubai</city><community>Dubai Marina</community><title_en>Home ${reference}</title_en>
  <sub_community>Marina Promenade</sub_community><size>712</size><bedroom>1</bedroom><private_amenities>AC,BA,QQ,</private_amenities>
  <geopoints>55.1403,25.0801</geopoints><photo><url>https://img.example/${reference}.jpg</url></photo>${more}</property>`;

test('a Property Finder feed needs no mapping, also packed', async () => {
  const rent = home('R-1').replace('RS', 'RR');
  const agent = `<agent><id>1</id><name>Layla Haddad</name><email>layla@agency.example</email>
    <phone>971500000000</phone><photo>https://img.example/l.jpg</photo><license_no>12345</license_no></agent>`;
  const path = pathOf('feed.bin');
  await writeFile(path, gzipSync(propertyFinder(home('S-1', agent) + rent + home('S-2'))));
  const { stdout } = await run([path]);
  expect(stdout).toMatch(/ 1 {2}skipped by the mapping\n +2 {2}created/);
  expect(stdout).toMatch(/2 {2}facilities: "QQ"/);
  await withCatalog(async (catalog) => {
    expect(await catalog.getProperty('home-s-1-dubai-marina')).toMatchObject({
      property_type: { name: 'Apartment' },
      low_price: 1_450_000,
      map_coordinates: { latitude: 25.0801, longitude: 55.1403 },
      facilities: [{ name: 'Central A/C' }, { name: 'Balcony' }, { name: 'QQ' }],
      cover_image: 'https://img.example/S-1.jpg',
      district: { name: 'Dubai Marina' },
      community: 'Marina Promenade',
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

test('a cut feed changes nothing', async () => {
  const path = await file('feed.xml', propertyFinder(home('S-1') + home('S-2')).slice(0, -60));
  await expect(run([path])).rejects.toThrow(/ends too early; it was probably cut/);
  await expect(readFile(pathOf('site.db'))).rejects.toThrow('ENOENT');
});

const bayutHome = (reference: string, status: string, bedrooms = '-1') => `<Property>
  <Property_Ref_No><![CDATA[ ${reference} ]]></Property_Ref_No><Property_Status>${status}</Property_Status>
  <Property_purpose>Buy</Property_purpose><Property_Type>Pent House</Property_Type><Off_Plan>No</Off_Plan>
  <Property_Size>455</Property_Size><Bedrooms>${bedrooms}</Bedrooms><Price>780000</Price><City>Dubai</City>
  <Features><Feature>Balcony</Feature><Feature>Shared Gym</Feature></Features>
  <Locality>Jumeirah Village Circle</Locality><Sub_Locality><![CDATA[District 13]]></Sub_Locality><Property_Title>Home ${reference}</Property_Title></Property>`;

test('a home that a Bayut feed marks as deleted is hidden, and can be shown again', async () => {
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
