import { createSqlWriter } from '@/lib/catalog/sql/write/writer';
import { openDatabase } from '@/lib/database/connection';
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
