import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseList } from '@/lib/catalog/parse/envelope';
import { rowsOf } from '@/testing/feed-rows';
import { collectRecords } from '../records/collect-records';
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
    'exactly one of "path", "value", "join", "template", "flags" and "composed"',
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
])('%s is documented', (_name, mapping, message) => {
  expect(errorsOf(mapping).join('\n')).toContain(message);
});

const folder = join(process.cwd(), 'docs/import');

test.each(readdirSync(folder))('the example %s is valid', (name) => {
  expect(errorsOf(JSON.parse(readFileSync(join(folder, name), 'utf8')))).toEqual([]);
});

const guide = readFileSync(join(process.cwd(), 'docs/import.md'), 'utf8');

/** The first JSON example of a section of the guide. */
function exampleOf(section: string): string {
  const text = guide.slice(guide.indexOf(`\n## ${section}\n`));
  return /```json\n([\s\S]*?)```/.exec(text)?.[1] ?? '';
}

test('the guide documents our own format as it is parsed', async () => {
  const own: unknown = JSON.parse(exampleOf('Our own format'));
  const file = {
    file: 'own.json',
    rows: rowsOf(parseList(own)?.items ?? []),
    mapping: null,
    format: 'json' as const,
  };
  const collected = await collectRecords([file], { feedOf: () => 'own' });
  expect([...collected.refused.list(), ...collected.leftOut.list()]).toEqual([]);
  expect([...collected.records()]).toMatchObject([
    { record: { key: 'own:hn-1042', payment_plans: [{ values: [{}, {}, {}] }], units: [{ key: '1204' }] } },
  ]);
});

test('the guide shows a valid mapping', () => {
  expect(errorsOf(JSON.parse(exampleOf('Any other feed: a mapping')))).toEqual([]);
  expect(errorsOf(JSON.parse(`{"fields": {}, ${exampleOf('Two files about the same homes')}}`))).toEqual([]);
});
