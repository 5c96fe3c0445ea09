import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSqlCatalog } from '@/lib/catalog/sql/catalog';
import type * as Writer from '@/lib/catalog/sql/write/writer';
import { openDatabase } from '@/lib/database/connection';
import { parseMapping } from '@/lib/import/mapping/mapping-schema';
import { defaultListingQuery } from '@/lib/search/listing-query';
import { stub } from '@/testing/stub';
import type { FeedTask } from './feed-task';
import { importFeed } from './import-feed';
import { refusalOf } from './refusal';
import { keptFindings } from './run-findings';

/** Batches that are written before the disk is full. */
let mockRoom = Number.POSITIVE_INFINITY;
jest.mock('@/lib/catalog/sql/write/writer', () => {
  const actual = jest.requireActual<typeof Writer>('@/lib/catalog/sql/write/writer');
  const createSqlWriter: typeof actual.createSqlWriter = (db) => {
    const writer = actual.createSqlWriter(db);
    const putProperties: typeof writer.putProperties = async (...batch) => {
      if (mockRoom <= 0) throw Object.assign(new Error('database or disk is full'), { code: 'SQLITE_FULL' });
      mockRoom -= 1;
      return writer.putProperties(...batch);
    };
    return { ...writer, putProperties };
  };
  return { ...actual, createSqlWriter };
});

let folder: string;
let source: string;
async function makeFolder() {
  folder = await mkdtemp(join(tmpdir(), 'feed-'));
  source = join(folder, 'stock.json');
}
const removeFolder = () => rm(folder, { recursive: true, force: true });

const homes = (count: number, known: object = {}) =>
  Array.from({ length: count }, (_, index) => ({
    reference: `HN-${index}`,
    title: `Villa ${index}`,
    ...known,
  }));

async function run(content: string | Buffer | object[], known: Partial<FeedTask> = {}) {
  await writeFile(source, Array.isArray(content) ? JSON.stringify(content) : content);
  const task: FeedTask = {
    name: 'crm',
    source,
    mapping: null,
    joined: [],
    complete: true,
    force: false,
    acceptedMissing: 0,
    version: { etag: null, lastModified: null },
    lastGoodRows: null,
    lastGoodJoined: null,
    lastGoodMissing: null,
    report: null,
    ...known,
  };
  return importFeed(
    task,
    {
      DATABASE_URL: `file:${join(folder, 'site.db')}`,
      API_BASE_URL: undefined,
      INDEXNOW_KEY: undefined,
      NEXT_PUBLIC_SITE_URL: 'http://localhost:3000',
    },
    { say: () => undefined, note: () => undefined },
  );
}

async function shown(): Promise<{ count: number; titles: string[] }> {
  const db = await openDatabase(`file:${join(folder, 'site.db')}`);
  const { count, results } = await createSqlCatalog(db).listProperties(defaultListingQuery);
  await db.destroy();
  return { count, titles: results.map(({ title }) => title).sort() };
}

const whole = JSON.stringify(homes(100));
const table = (count: number) =>
  ['reference;title', ...homes(count).map((home) => `${home.reference};${home.title}`)].join('\n');

describe('is refused, and nothing is removed:', () => {
  beforeAll(async () => {
    await makeFolder();
    await run(homes(100));
  });
  afterAll(removeFolder);

  it.each<[string, string | Buffer | object[], RegExp]>([
    ['empty', '', /the file is empty/i],
    ['truncated', whole.slice(0, whole.length - 20), /ends too early/],
    ['80 % smaller', homes(20), /has 20 rows, less than half of the 100 of the last good run/],
    ['a table that was cut between two rows', table(30), /has 30 rows, less than half/],
    ['a login page', '<!doctype html><html><body><form>Sign in</form></body></html>', /HTML|web page/i],
    ['an empty list', [], /The feed has no rows/],
    ['other rows', homes(100, { title: '' }), /None of the 100 rows of the feed is a property/],
    ['a table of other columns', 'alpha,beta\n1,2\n3,4\n', /needs a mapping.*"Upload a file"/s],
  ])('a feed that is %s', async (_what, content, message) => {
    const result = await run(content, { lastGoodRows: 100 });
    expect(result).toMatchObject({ outcome: 'refused', counts: { created: 0, updated: 0, retired: 0 } });
    expect(result.message).toMatch(message);
    expect((await shown()).count).toBe(100);
  });
});

describe('a run of a feed', () => {
  beforeEach(makeFolder);
  afterEach(removeFolder);

  it('that breaks off reports what it had written', async () => {
    mockRoom = 1;
    const result = await run(homes(50));
    mockRoom = Number.POSITIVE_INFINITY;
    const { count } = await shown();
    expect(count).toBeGreaterThan(0);
    expect(result).toMatchObject({ outcome: 'failed', counts: { rows_read: 50, created: count } });
    expect(result.message).toContain('is full');
    expect(result.findings.filter((finding) => finding.result === 'created')).toHaveLength(count);
  });

  it('reports what changed', async () => {
    const first = await run(homes(10));
    expect(first).toMatchObject({
      outcome: 'changed',
      message: null,
      counts: { rows_read: 10, created: 10, updated: 0, retired: 0 },
    });
    const second = await run(homes(9, { city: 'Dubai' }), { lastGoodRows: 10 });
    expect(second).toMatchObject({ outcome: 'changed', counts: { rows_read: 9, updated: 9, retired: 1 } });
    expect(second.findings.filter(({ result }) => result === 'taken off the site')).toMatchObject([
      { key: 'crm:hn-9', title: 'Villa 9' },
    ]);
    expect(second.findings.at(-1)?.result).toBe('updated');
    expect(await run(homes(9, { city: 'Dubai' }))).toMatchObject({
      outcome: 'unchanged',
      counts: { rows_read: 9 },
    });
  });

  it('completes its properties from a joined file, also when only that one changed', async () => {
    const detail = join(folder, 'detail.json');
    const parsed = parseMapping({
      key: 'name',
      match: { by: ['title'] },
      fields: { title: 'name', city: 'town' },
    });
    const joined = 'mapping' in parsed ? [{ source: detail, mapping: parsed.mapping }] : [];
    const details = (count: number, town = 'Dubai') =>
      writeFile(detail, JSON.stringify(homes(count).map(({ title }) => ({ name: title, town }))));
    await details(10);
    const first = await run(homes(10), { joined });
    expect(first).toMatchObject({ outcome: 'changed', joinedRows: [10], counts: { rows_read: 10 } });
    expect(first.version).toEqual({ etag: null, lastModified: null });
    await details(10, 'Sharjah');
    expect(await run(homes(10), { joined })).toMatchObject({ outcome: 'changed', counts: { updated: 10 } });

    const known = { joined, lastGoodRows: 10, lastGoodJoined: [10] };
    await details(4);
    expect(await run(homes(5), known)).toMatchObject({
      outcome: 'refused',
      message: expect.stringMatching(/joined file detail\.json has 4 rows, less than half of the 10/),
      counts: { updated: 0, retired: 0 },
    });
    for (const [content, message] of [
      ['[{"name": "Villa 0", "town', /ends too early/],
      ['[]', /joined file detail\.json has no rows/],
      ['<!doctype html><html><body>Sign in</body></html>', /HTML|web page/i],
    ] as const) {
      await writeFile(detail, content);
      const cut = await run(homes(5), known);
      expect(cut).toMatchObject({ outcome: 'refused', counts: { updated: 0, retired: 0 } });
      expect(cut.message).toMatch(message);
    }
    await rm(detail);
    expect(await run(homes(5), known)).toMatchObject({ counts: { updated: 0, retired: 0 } });
    expect((await shown()).count).toBe(10);
  });

  it('names the columns that its mapping reads and its table lacks', async () => {
    const parsed = parseMapping({ key: 'ref', fields: { title: 'name', low_price: 'price' } });
    if ('errors' in parsed) throw new Error();
    const lacks = 'The mapping reads the column "price", which the file does not have.';
    expect(await run('ref;name;price\n1;Villa;2000000\n', parsed)).toMatchObject({ message: null });
    expect(await run('ref;name;Price AED\n1;Villa;2000000\n', parsed)).toMatchObject({
      outcome: 'changed',
      message: lacks,
    });
    expect(await run('ref;title;price\n1;Villa;2000000\n', parsed)).toMatchObject({
      outcome: 'refused',
      message: expect.stringContaining('The mapping reads the column "name"'),
    });
  });

  it('is refused when it has lost a column, so that no property loses its price, until it is forced', async () => {
    const parsed = parseMapping({ key: 'ref', fields: { title: 'title', low_price: 'price', city: 'town' } });
    if ('errors' in parsed) throw new Error();
    const first = await run('ref;title;price\n1;Villa;2000000\n', parsed);
    expect(first.missingColumns).toEqual(['town']);
    const later = { ...parsed, lastGoodRows: 1, lastGoodMissing: first.missingColumns };
    expect(await run('ref;title;price\n1;Villa;2100000\n', later)).toMatchObject({ outcome: 'changed' });
    const renamed = 'ref;title;asking\n1;Villa;2200000\n';
    expect(await run(renamed, later)).toMatchObject({
      outcome: 'refused',
      counts: { updated: 0 },
      message: expect.stringMatching(/^The mapping reads the column "price", .*--feed crm --force/),
    });
    expect(await run(renamed, { ...later, force: true })).toMatchObject({ outcome: 'changed' });
  });

  it('does not read an unchanged file again unless it is forced', async () => {
    const { version } = await run(homes(10));
    const task = stub<FeedTask>({ version, name: 'crm', source, joined: [] });
    const again = (force: boolean) =>
      importFeed(
        { ...task, mapping: null, complete: true, force, acceptedMissing: 0, lastGoodRows: 10, report: null },
        {
          DATABASE_URL: `file:${join(folder, 'site.db')}`,
          API_BASE_URL: undefined,
          INDEXNOW_KEY: undefined,
          NEXT_PUBLIC_SITE_URL: 'http://localhost:3000',
        },
        { say: () => undefined, note: () => undefined },
      );
    expect(await again(false)).toMatchObject({ outcome: 'unchanged', counts: { rows_read: 0 } });
    expect(await again(true)).toMatchObject({ outcome: 'unchanged', counts: { rows_read: 10 } });
  });

  it('removes nothing for a feed that is a quarter smaller, but imports its properties', async () => {
    await run(homes(100));
    const result = await run(homes(75, { city: 'Dubai' }), { lastGoodRows: 100 });
    expect(result).toMatchObject({ outcome: 'withheld', counts: { updated: 75, retired: 0, missing: 25 } });
    expect(result.message).toMatch(
      /lacks 25 of its 100 properties.*confirm it on the feed's screen at the desk/,
    );
    const refused = await run(homes(20), { lastGoodRows: 100 });
    expect(refused).toMatchObject({ outcome: 'refused', counts: { missing: 80 } });
    expect(await run([], { lastGoodRows: 100 })).toMatchObject({
      outcome: 'refused',
      counts: { missing: 0 },
    });
  });

  it('imports nothing when most keys are others, until that is confirmed', async () => {
    await run(homes(10));
    const renamed = homes(10).map((home) => ({ ...home, reference: `New-${home.reference}` }));
    const result = await run(renamed, { lastGoodRows: 10 });
    expect(result).toMatchObject({ outcome: 'mismatched', counts: { created: 0, retired: 0, missing: 10 } });
    expect(result.message).toMatch(
      /such as "crm:hn-0"\. The keys of its rows have probably changed.*confirm it on the feed's screen/,
    );
    expect((await shown()).count).toBe(10);
    expect(await run(renamed, { lastGoodRows: 10, acceptedMissing: 10 })).toMatchObject({
      outcome: 'changed',
      counts: { created: 10, retired: 10 },
    });
  });

  it('accepts a feed that only marks properties as removed', async () => {
    const parsed = parseMapping({
      key: 'ref',
      remove: [{ path: 'state', is: 'gone' }],
      fields: { title: 'name' },
    });
    if ('errors' in parsed) throw new Error();
    const known = { ...parsed, complete: false };
    await run('ref;name;state\n1;Villa;\n2;Tower;\n', known);
    const gone = 'ref;name;state\n1;Villa;gone\n';
    expect(await run(gone, known)).toMatchObject({ outcome: 'changed', counts: { retired: 1 } });
    expect(await run(gone, known)).toMatchObject({ outcome: 'unchanged', counts: { retired: 0 } });
  });

  it('accepts the confirmed number of missing properties or rows, but not one more', async () => {
    await run(homes(100));
    const withheld = await run(homes(74), { lastGoodRows: 100, acceptedMissing: 25 });
    expect(withheld).toMatchObject({ outcome: 'withheld', counts: { retired: 0, missing: 26 } });
    const refused = await run(homes(20), { lastGoodRows: 100, acceptedMissing: 79 });
    expect(refused).toMatchObject({ outcome: 'refused', counts: { missing: 80 } });
    const accepted = await run(homes(20), { lastGoodRows: 100, acceptedMissing: 80 });
    expect(accepted).toMatchObject({ outcome: 'changed', counts: { retired: 80, missing: 0 } });
  });

  it('fails without the file', async () => {
    const result = await run(homes(1), { source: join(folder, 'none.json') });
    expect(result).toMatchObject({ outcome: 'failed' });
    expect(result.message).toMatch(/there is no such file/);
  });

  it('accepts a much smaller feed when it is forced', async () => {
    await run(homes(10));
    const result = await run(homes(2), { lastGoodRows: 10, force: true });
    expect(result).toMatchObject({ outcome: 'changed', counts: { retired: 8 } });
    expect((await shown()).titles).toEqual(['Villa 0', 'Villa 1']);
  });

  it('reads Latin-1 without broken letters', async () => {
    const mapping = parseMapping({ key: 'ref', fields: { title: 'name' } });
    if ('errors' in mapping) throw new Error();
    const result = await run(Buffer.from('ref;name\n1;Caf\xe9 R\xe9sidence\n', 'latin1'), mapping);
    expect(result).toMatchObject({ outcome: 'changed', counts: { created: 1 } });
    expect((await shown()).titles).toEqual(['Café Résidence']);
  });

  it('keeps the first 500 lines of each result, and counts all', async () => {
    const result = await run(homes(keptFindings + 3));
    expect(result.findings.filter(({ result: kind }) => kind === 'created')).toHaveLength(keptFindings);
    expect(result.counts.findings).toBeGreaterThanOrEqual(keptFindings + 3);
  });
});

it.each([
  [100, 50, null],
  [100, 49, /less than half .* run "npm run import -- --feed crm --force"\.$/],
  [null, 1, null],
])('with %s rows before and %s now is refused: %s', (before, read, message) => {
  const refusal = refusalOf({ name: 'crm' }, { read, count: read, skipped: 0, removedKeys: [] }, before);
  if (message) expect(refusal).toMatch(message);
  else expect(refusal).toBeNull();
});
