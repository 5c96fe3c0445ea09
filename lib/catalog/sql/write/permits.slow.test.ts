import type { Kysely } from 'kysely';
import type { PropertyRecord } from '@/lib/catalog/record';
import { openDatabase } from '@/lib/database/connection';
import type { Database } from '@/lib/database/schema';
import { propertyRecord } from '@/testing/contract/fixture';
import type { TestServer } from '@/testing/contract/postgres-server';
import { databaseEngines } from '@/testing/engines';
import { createSqlWriter } from './writer';

const permit_number = '7100000001';
const home = (name: string, known: Partial<PropertyRecord> = {}) =>
  propertyRecord(name, name, { permit_number, permit_url: 'https://dubailand.gov.ae/x', ...known });

describe.each(databaseEngines)('permit numbers on %s', (_engine, start) => {
  let server: TestServer;
  let db: Kysely<Database>;

  beforeAll(async () => {
    server = await start();
    db = await openDatabase(server.url, { connections: server.connections });
  });
  beforeEach(() => db.deleteFrom('properties').execute());
  afterAll(async () => {
    await db.destroy();
    await server.stop();
  });

  async function put(...records: PropertyRecord[]): Promise<string[]> {
    const conflicts: string[] = [];
    await createSqlWriter(db).putProperties(records, (index, reason) =>
      conflicts.push(`${records[index]?.slug} ${reason}`),
    );
    return conflicts;
  }
  const permits = async () => {
    const rows = await db
      .selectFrom('properties')
      .select(['slug', 'permit_number', 'permit_url'])
      .orderBy('id')
      .execute();
    return rows.map(({ slug, permit_number: number, permit_url: url }) => [slug, number, url !== null]);
  };

  it('belong to the first of several ready homes, in one file or in two', async () => {
    const conflict = 'property.permit_number is that of another property, "first"';
    expect(await put(home('first'), home('second'))).toEqual([`second ${conflict}`]);
    expect(await put(home('third'))).toEqual([`third ${conflict}`]);
    expect(await put(home('first'))).toEqual([]);
    expect(await permits()).toEqual([
      ['first', permit_number, true],
      ['second', null, false],
      ['third', null, false],
    ]);
  });

  it('of a project cover its off-plan properties, but not those of other projects', async () => {
    const place = { property_status: 'Off Plan', developer: 'Meridian', district: 'Old Wharf' };
    const offPlan = { ...place, project_number: '2210' };
    const capitals = { ...place, developer: 'MERIDIAN', district: 'Old  wharf' };
    expect(await put(home('a', offPlan), home('b', offPlan), home('c', place), home('h', capitals))).toEqual(
      [],
    );
    expect(
      await put(home('f', { ...place, developer: 'Kelvane' }), home('g', { property_status: 'Off Plan' })),
    ).toEqual([expect.stringContaining('f '), expect.stringContaining('g ')]);
    expect(
      await put(home('d', { ...offPlan, project_number: '9' }), home('e', { property_status: 'Ready' })),
    ).toEqual([expect.stringContaining('d '), expect.stringContaining('e ')]);
  });

  it('can be reused when their home is sold, has expired or has another permit', async () => {
    await put(home('sold', { sales_status: 'Sold' }), home('over', { permit_expires_at: '2020-01-01' }));
    expect(await put(home('new'))).toEqual([]);
    expect(await put(home('next'), home('new', { permit_number: '7100000002' }))).toEqual([]);
  });
});
