import { createSqlWriter } from '@/lib/catalog/sql/write/writer';
import { openDatabase } from '@/lib/database/connection';
import { fillCatalog } from './fill';
import { generateRecords } from './generate';

const options = { count: 400, seed: 5, unitsPerProperty: 3 };

describe('generated properties', () => {
  const records = [...generateRecords(options)];

  it('depend on the seed only', () => {
    expect([...generateRecords(options)]).toEqual(records);
    expect([...generateRecords({ ...options, seed: 6 })]).not.toEqual(records);
  });

  it('start the same whatever their number', () => {
    expect([...generateRecords({ ...options, count: 3 })]).toEqual(records.slice(0, 3));
  });

  it('have the gaps of real feeds', () => {
    const share = (test: (record: (typeof records)[number]) => boolean) =>
      records.filter(test).length / records.length;
    expect(share((r) => r.low_price === null && r.average_price === null)).toBeGreaterThan(0);
    expect(share((r) => r.min_area === null)).toBeGreaterThan(0);
    expect(share((r) => r.units.length === 0)).toBeGreaterThan(0);
    expect(share((r) => r.city === 'Dubai')).toBeGreaterThan(0.5);
    expect(share((r) => r.units.length > 0)).toBeGreaterThan(0.7);
  });

  it('have unique keys', () => {
    expect(new Set(records.map((record) => record.key)).size).toBe(records.length);
  });

  it('can be written, and are unchanged when written again', async () => {
    const db = await openDatabase('file::memory:');
    const writer = createSqlWriter(db);
    const few = { ...options, count: 60 };
    await fillCatalog(writer, few);
    await fillCatalog(writer, few);
    const { count } = await db
      .selectFrom('properties')
      .select((e) => e.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    expect(count).toBe(few.count);
    await db.destroy();
  });
});
