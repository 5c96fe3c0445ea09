import { createSqlWriter } from '@/lib/catalog/sql/write/writer';
import { openDatabase } from '@/lib/database/connection';
import { fillCatalog } from './fill';
import { generateRecords } from './generate';

const options = { count: 400, seed: 5, unitsPerProperty: 3 };

describe('generated listings', () => {
  const records = [...generateRecords(options)];

  it('are the same for the same seed and others for another', () => {
    expect([...generateRecords(options)]).toEqual(records);
    expect([...generateRecords({ ...options, seed: 6 })]).not.toEqual(records);
  });

  it('begin alike whatever their number', () => {
    expect([...generateRecords({ ...options, count: 3 })]).toEqual(records.slice(0, 3));
  });

  it('leave out what real feeds leave out', () => {
    const share = (test: (record: (typeof records)[number]) => boolean) =>
      records.filter(test).length / records.length;
    expect(share((r) => r.low_price === null && r.average_price === null)).toBeGreaterThan(0);
    expect(share((r) => r.min_area === null)).toBeGreaterThan(0);
    expect(share((r) => r.units.length === 0)).toBeGreaterThan(0);
    expect(share((r) => r.city === 'Dubai')).toBeGreaterThan(0.5);
    expect(share((r) => r.units.length > 0)).toBeGreaterThan(0.7);
  });

  it('have keys of their own', () => {
    expect(new Set(records.map((record) => record.key)).size).toBe(records.length);
  });

  it('fill a catalogue, and fill it once', async () => {
    const db = await openDatabase('file::memory:');
    const writer = createSqlWriter(db);
    await fillCatalog(writer, options);
    await fillCatalog(writer, options);
    const { count } = await db
      .selectFrom('properties')
      .select((e) => e.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    expect(count).toBe(options.count);
    await db.destroy();
  });
});
