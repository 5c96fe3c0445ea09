import { parseMapping } from './mapping-schema';
import { missingColumns } from './missing-columns';

const mappingOf = (value: unknown) => {
  const parsed = parseMapping(value);
  if ('errors' in parsed) throw new Error(JSON.stringify(parsed.errors));
  return parsed.mapping;
};
const mapping = mappingOf({
  key: { join: ['Tower', 'No'] },
  fields: {
    title: 'Name',
    district: { path: ['area', 'zone'] },
    city: { value: 'Dubai' },
    facilities: { flags: { pool: 'Pool' } },
    units: { row: true, fields: { price: 'price', area: { path: 'size', convert: 'm2-to-sqft' } } },
  },
});

it('names the columns that a table does not have, ignoring case', () => {
  const row = { tower: '', no: '7', name: 'Villa', zone: 'JVC', pool: '1', price: '', size: '80' };
  expect(missingColumns(row, mapping)).toEqual([]);
  const { zone, no, price, pool, ...rest } = row;
  expect(missingColumns(rest, mapping)).toEqual(['No', 'pool', 'area or zone', 'price']);
});

it.each([
  ['only', { only: [{ path: ['offer', 'kind'], not: 'rent' }] }, ['offer or kind']],
  ['remove', { remove: [{ path: 'gone', is: '1' }] }, ['gone']],
  ['group.by', { group: { by: ['tower', ['area', 'zone']] } }, ['tower', 'area or zone']],
  ['group.only', { group: { by: ['name'], only: [{ path: 'plan', is: 'off' }] } }, ['plan']],
  ['a rule of group.fields', { group: { by: ['name'], fields: { title: 'tower' } } }, ['tower']],
  ['when', { fields: { title: { path: 'name', when: [{ path: 'lang', is: 'en' }] } } }, ['lang']],
  ['when of the key', { key: { value: 'a', when: [{ path: 'lang', is: 'en' }] } }, ['lang']],
  ['a template', { fields: { title: { template: '{ name } in {place}, {city.en}' } } }, ['place', 'city.en']],
  ['units', { fields: { title: 'name', units: { path: 'types', fields: { price: 'p' } } } }, ['types']],
  ['a plan', { fields: { title: 'name', payment_plans: { plan: 'schedule' } } }, ['schedule']],
])('looks at the columns in %s', (_place, rules, missing) => {
  expect(missingColumns({ name: 'Villa' }, mappingOf({ fields: { title: 'name' }, ...rules }))).toEqual(
    missing,
  );
});
