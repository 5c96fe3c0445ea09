import { columnsByField } from './columns-by-field';
import { parseMapping } from './mapping-schema';

it('names the columns of rows, units and grouped rows', () => {
  const parsed = parseMapping({
    key: 'ref',
    fields: {
      title: ['name', 'label'],
      low_price: 'price',
      average_price: { join: ['currency', 'average'], with: ' ' },
      units: { path: 'homes', fields: { area: 'size' } },
    },
    group: { by: ['project'], fields: { title: 'project' } },
  });
  const columns = columnsByField('mapping' in parsed ? parsed.mapping : null);
  expect(Object.fromEntries(columns)).toEqual({
    'property.title': 'project',
    'property.low_price': 'price',
    'property.average_price': 'currency and average',
    'property.units': 'homes',
    'unit.area': 'size',
  });
});
