import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseMapping } from './mapping-schema';

function errorsOf(mapping: unknown): string[] {
  const result = parseMapping(mapping);
  return 'errors' in result ? result.errors : [];
}

test.each([
  ['an unknown field', { fields: { title: 'name', prise: 'price' } }, 'fields: does not know "prise"'],
  ['an unknown conversion', { fields: { low_price: { path: 'p', convert: 'eur' } } }, 'fields.low_price'],
  [
    'two sources',
    { fields: { title: { path: 'a', value: 'b' } } },
    'exactly one of "path", "value" and "join"',
  ],
  ['no source', { fields: { title: { default: 'b' } } }, 'exactly one of'],
  ['no fields', {}, 'fields:'],
  [
    'an unknown unit field',
    { fields: { units: { path: 'u', fields: { size: 's' } } } },
    'does not know "size"',
  ],
  ['a wrong merge', { match: { mode: 'replace' }, fields: {} }, 'match.mode: needs "fill" or "override"'],
  ['not an object', ['title'], 'the mapping:'],
])('%s is explained', (_name, mapping, message) => {
  expect(errorsOf(mapping).join('\n')).toContain(message);
});

const folder = join(process.cwd(), 'docs/mappings');

test.each(readdirSync(folder))('the example %s is sound', (name) => {
  expect(errorsOf(JSON.parse(readFileSync(join(folder, name), 'utf8')))).toEqual([]);
});
