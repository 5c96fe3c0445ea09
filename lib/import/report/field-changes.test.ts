import { hiddenField } from '@/lib/catalog/sql/write/edited-writes';
import { createSqlWriter } from '@/lib/catalog/sql/write/writer';
import { openDatabase } from '@/lib/database/connection';
import { putHandEdit } from '@/lib/hand-edits';
import { propertyRecord, unit } from '@/testing/contract/fixture';
import { FieldChanges } from './field-changes';

const stored = propertyRecord('palm', 'Palm Villa', {
  city: 'Dubai',
  description: '<p>By the <b>sea</b></p>',
  post_delivery: true,
  agent_email: 'Mia@agency.example',
  facilities: ['Pool', 'Gym'],
  units: [unit('b', { price: 3_000_000 }), unit('a', { price: 2_000_000 })],
});

const home = propertyRecord('bay', 'Bay home', {
  ...{ low_price: 900_000, average_price: 900_000, min_area: 800, average_area: 800 },
  units: [unit('1', { price: 900_000, area: 800, apartment_type_id: 1 })],
});

const raised = {
  ...home,
  ...{ low_price: 950_000, average_price: 950_000 },
  units: home.units.map((one) => ({ ...one, price: 950_000 })),
};
const price = { field: 'low_price', count: 1, title: 'Bay home', from: '900,000', to: '950,000' };

describe('of a single home', () => {
  let db: Awaited<ReturnType<typeof openDatabase>>;
  beforeAll(async () => {
    db = await openDatabase('file::memory:');
    await createSqlWriter(db).putProperties([home]);
  });
  afterAll(() => db.destroy());
  const changesTo = async (record: typeof home) => {
    const changes = new FieldChanges();
    await changes.add(db, [record]);
    return changes.list();
  };

  it('names the price once, not as the average and the list of homes again', async () => {
    expect(await changesTo(raised)).toEqual([price]);
    const [other] = await changesTo({ ...home, units: [unit('1', { price: 900_000, area: 800 })] });
    expect(other).toMatchObject({ field: 'units' });
  });

  it('names nothing that stays as it was beside a price that becomes or was equal to it', async () => {
    expect(await changesTo({ ...home, low_price: 950_000 })).toEqual([price]);
    const db = await openDatabase('file::memory:');
    await createSqlWriter(db).putProperties([{ ...home, low_price: 950_000 }]);
    const changes = new FieldChanges();
    await changes.add(db, [home]);
    expect(changes.list()).toEqual([{ ...price, from: '950,000', to: '900,000' }]);
    await db.destroy();
  });

  it('says that it returns after it had left its feed', async () => {
    await createSqlWriter(db).takeOff([home.key]);
    const back = { field: 'returning', count: 1, title: 'Bay home', from: '', to: '' };
    expect(await changesTo(home)).toEqual([back]);
    expect(await changesTo(raised)).toEqual([price, back]);
    const hidden = { value: true, feedValue: null, editedBy: 'mia@agency.example', editedAt: '2026-11-01' };
    await putHandEdit(db, 'property', home.key, hiddenField, hidden);
    expect(await changesTo(home)).toEqual([]);
  });
});

it('compares what is stored: not the order of units, or the case of names and addresses', async () => {
  const db = await openDatabase('file::memory:');
  await createSqlWriter(db).putProperties([stored]);
  const changesOf = async (values: Partial<typeof stored>) => {
    const changes = new FieldChanges();
    await changes.add(db, [{ ...stored, ...values }]);
    return changes.list();
  };
  const same = { city: 'DUBAI', agent_email: 'mia@agency.example', facilities: ['pool', 'Gym'] };
  expect(await changesOf({ ...same, units: stored.units.toReversed() })).toEqual([]);
  const title = 'Palm Villa';
  const changed = { description: '<p>By the lake</p>', post_delivery: false, units: stored.units.slice(1) };
  expect(await changesOf(changed)).toEqual([
    { field: 'post_delivery', count: 1, title, from: 'true', to: 'false' },
    { field: 'description', count: 1, title, from: 'By the sea', to: 'By the lake' },
    { field: 'units', count: 1, title, from: '2', to: '1' },
  ]);
  await db.destroy();
});
