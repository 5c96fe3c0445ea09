import { parseMapping } from './mapping-schema';
import { missingColumns } from './missing-columns';

const parsed = parseMapping({
  key: { join: ['Tower', 'No'] },
  fields: {
    title: 'Name',
    district: { path: ['area', 'zone'] },
    city: { value: 'Dubai' },
    facilities: { flags: { pool: 'Pool' } },
    units: { row: true, fields: { price: 'price', area: { path: 'size', convert: 'm2-to-sqft' } } },
  },
});

it('names the columns of which a table has none, ignoring case', () => {
  if ('errors' in parsed) throw new Error(JSON.stringify(parsed.errors));
  const row = { tower: '', no: '7', name: 'Villa', zone: 'JVC', pool: '1', price: '', size: '80' };
  expect(missingColumns(row, parsed.mapping)).toEqual([]);
  const { zone, no, price, pool, ...rest } = row;
  expect(missingColumns(rest, parsed.mapping)).toEqual(['No', 'pool', 'area or zone', 'price']);
});
