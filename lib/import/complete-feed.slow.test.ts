import { defaultListingQuery } from '@/lib/search/listing-query';
import { setUpImports } from '@/testing/set-up-imports';

const { file, run, withCatalog } = setUpImports();

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

  test('hides properties that it no longer has, and none of another feed', async () => {
    const { stdout, outcome } = await complete([...homes(8), ...homes(2, 20)]);
    expect(outcome).toBe('done');
    expect(stdout).toMatch(/ 2 {2}taken off the site/);
    expect(await shown()).toBe(13);
    expect((await complete(homes(10))).stdout).toMatch(/ 2 {2}updated/);
  });

  test('keeps missing properties without --complete', async () => {
    await run([await file('stock.json', homes(8))]);
    expect(await shown()).toBe(13);
  });

  test('hides nothing when more than a fifth is missing, unless forced', async () => {
    const { stderr, outcome } = await complete(homes(7));
    expect(outcome).toBe('withheld');
    expect(stderr).toContain('lacks 3 of its 10 properties, and more than 20 % would go at once');
    expect(await shown()).toBe(13);
    expect((await complete(homes(7), '--force')).outcome).toBe('done');
    expect(await shown()).toBe(10);
  });

  test('writes nothing when more than half is missing because the keys have changed, unless forced', async () => {
    const renamed = homes(10).map((home) => ({ ...home, reference: `New-${home.reference}` }));
    const { stdout, stderr, outcome } = await complete(renamed);
    expect(outcome).toBe('withheld');
    expect(stderr).toContain('Nothing was imported or taken off the site: the feed');
    expect(stderr).toContain('lacks 10 of its 10 properties');
    expect(stderr).toContain('such as "stock:h0". The keys of its rows have probably changed');
    expect(stdout).toMatch(/^Nothing imported into /);
    expect(await shown()).toBe(13);
    expect((await complete(renamed, '--force')).outcome).toBe('done');
    expect(await shown()).toBe(13);
  });

  test('says that a feed with few properties is probably cut', async () => {
    const { stderr, outcome } = await complete(homes(2));
    expect(outcome).toBe('withheld');
    expect(stderr).toContain('lacks 8 of its 10 properties, such as "stock:h2". The feed is probably cut');
    expect(stderr).not.toContain('keys');
  });

  test.each([
    ['an empty list', []],
    ['rows that are all refused', [{ reference: 'H1' }, 'text']],
  ])('takes nothing off for %s, even if forced', async (_name, rows) => {
    const { stderr, outcome } = await complete(rows, '--force');
    expect(outcome).toBe('withheld');
    expect(stderr).toContain('none of its properties could be read');
    expect(await shown()).toBe(13);
  });

  test('a refused row is still in the feed', async () => {
    const { stdout } = await complete([...homes(9), { reference: 'H9' }]);
    expect(stdout).not.toContain('taken off the site');
    expect(await shown()).toBe(13);
  });

  test('a refused row is still in the feed that it names', async () => {
    const other = await file('other.json', [...homes(3), { feed: 'stock', key: 'h9' }]);
    await run([await file('stock.json', homes(9)), other, '--complete']);
    expect(await shown()).toBe(13);
  });

  test('a property whose list was cut by a spreadsheet stays as it is', async () => {
    const rows = homes(10).map(({ reference, title }) => `${reference};${title};`);
    const table = ['reference;title;units', ...rows.slice(1), 'H0;Home 0;"[{""id"":""1"",""pri"'];
    const csv = await file('table.csv', `${table.join('\n')}\n`);
    const { stdout, outcome } = await run([csv, '--feed', 'stock', '--complete']);
    expect(outcome).toBe('done');
    expect(stdout).toContain('has a list that cannot be read');
    expect(stdout).not.toContain('taken off the site');
    expect(await shown()).toBe(13);
  });
});
