import { readFile } from 'node:fs/promises';
import { setUpImports, villaRow } from '@/testing/set-up-imports';

const { pathOf, openSite, file, run, withCatalog } = setUpImports();

test('reports a relisted home and a project of another feed', async () => {
  const district = 'Palm Jumeirah';
  const home = { reference: 'HN-1', title: 'Lagoon Villa', district, min_area: 4_200 };
  const tower = { reference: 'T', title: 'Tower', district, developer: 'Example Developments' };
  const first = await run([await file('crm.json', [home]), await file('portal.json', [tower])]);
  expect(first.stdout).not.toContain('To be checked');
  const second = await run([await file('crm.json', [{ ...home, reference: 'HN-2' }, tower])]);
  expect(second.stdout).toMatch(/1 {2}is like a property that left the feed.*no\. 1.*\[key: crm:hn-1\]/);
  expect(second.stdout).toMatch(/1 {2}has title and developer.*no\. 2.*\[key: portal:t\]/);
  const third = await run([await file('crm.json', [{ ...home, reference: 'HN-2' }, tower])]);
  expect(third.stdout).not.toContain('is like a property that left');
  expect(third.stdout).toContain('has title and developer');
});

test('reports invalid permits and facts that an advertisement must show', async () => {
  const offPlan = {
    title: 'Tower',
    city: 'Dubai',
    property_status: 'Off Plan',
    developer: 'D',
    district: 'X',
  };
  const path = await file('stock.json', [
    { ...villaRow, permit_number: '7100000001' },
    { ...villaRow, reference: 'HN-2', permit_number: '7100000001' },
    { ...offPlan, reference: 'HN-3', permit_number: '123', permit_expires_at: '31/01/2020' },
  ]);
  const { stdout } = await run([path]);
  expect(stdout).toMatch(/ 3 {2}created/);
  expect(stdout).toMatch(/1 {2}its permit has ended.*no\. 3.*\[permit_expires_at: 2020-01-31\]/);
  expect(stdout).toMatch(
    /1 {2}property\.permit_number is that of another property, "Villa & Garden": stock\.json no\. 2.*\[permit_number: 7100000001\]/,
  );
  expect(stdout).toMatch(
    /1 {2}property\.permit_number is not a permit number of 10 or 11 digits: stock\.json no\. 3.*\[permit_number: 123\]/,
  );
  expect(stdout).toMatch(/Missing from advertisements.*\n +1 {2}no permit number: stock\.json no\. 3/);
  expect(stdout).toMatch(/off-plan without project number: stock\.json no\. 3/);
  expect(stdout).not.toContain('off-plan without developer');
});

test('districts and developers get the names of the catalogue, and new ones are reported', async () => {
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
  const db = await openSite();
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
  expect(stdout).toContain('has title and developer of a property from another feed: second.json no. 5');
});

test('the detailed report is a table of changes, refusals and values to be checked', async () => {
  const path = await file('stock.json', [
    villaRow,
    { title: '=Sum', reference: 'X', low_price: 'ask, please' },
    {},
  ]);
  const report = pathOf('report.csv');
  await run([path, '--report', report]);
  const lines = (await readFile(report, 'utf8')).slice(1).trimEnd().split('\r\n');
  expect(lines[0]).toBe('result,file,row,line,key,title,column,value,reason');
  expect(lines).toContain(
    `left out,stock.json,2,${lines.find((line) => line.startsWith('left out'))?.split(',')[3]},,'=Sum,low_price,"ask, please",property.low_price is not a number`,
  );
  expect(lines.filter((line) => line.startsWith('created,'))).toHaveLength(2);
  expect(lines.filter((line) => line.startsWith('refused,'))).toHaveLength(1);
});

test('lists pictures with a host that is not allowed in the summary and the report', async () => {
  const picture = 'https://pictures.example/1.jpg';
  const feed = await file('stock.json', [{ ...villaRow, cover_image: picture }]);
  const report = pathOf('report.csv');
  const { outcome, stdout } = await run([feed, '--dry-run', '--check-pictures', '--report', report]);
  expect(outcome).toBe('done');
  expect(stdout).toContain(
    'Pictures that will not be shown:\n        1  has a host that is not in IMAGE_HOSTS',
  );
  expect(await readFile(report, 'utf8')).toMatch(
    /^picture,stock\.json,1,.*,picture,https:\/\/pictures\.example\/1\.jpg,/m,
  );
});
