import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openDatabase } from '@/lib/database/connection';
import { keysOf } from '@/lib/typed-keys';
import { propertyRecord, unit } from '@/testing/contract/fixture';
import { contentHash, propertyContent } from '../sql/property-row';
import { articleFields } from './article-fields';
import { field, fromColumns, isUnknownNewer, newerField, toColumns } from './field';
import { countKind, flagKind } from './kinds';
import { propertyFields, propertyRelations } from './property-fields';
import { unitFields } from './unit-fields';

/* Guards for new fields that neither the compiler nor the source contract covers. */

const importGuide = readFileSync(join(process.cwd(), 'docs/import.md'), 'utf8');

const tables = [
  ['properties', propertyFields],
  ['units', unitFields],
  ['articles', articleFields],
] as const;

async function columnsOf(table: string) {
  const db = await openDatabase('file::memory:');
  const found = (await db.introspection.getTables()).find(({ name }) => name === table);
  await db.destroy();
  return found?.columns ?? [];
}

it.each(tables)('the fields of %s each have a column', async (table, fields) => {
  const names = (await columnsOf(table)).map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(Object.keys(fields)));
});

/* Stored rows, and those that the previous version writes during an upgrade, would have neither 0 nor 1. */
it.each(tables)('no flag of %s has a column that may be null', async (table, fields) => {
  const flags = Object.entries(fields).flatMap(([name, { isFlag }]) => (isFlag ? name : []));
  const nullable = (await columnsOf(table)).flatMap(({ name, isNullable }) => (isNullable ? name : []));
  expect(nullable.filter((name) => flags.includes(name))).toEqual([]);
});

/* A value under a shared name is read as both fields. */
it.each([
  ['properties', { ...propertyFields, ...propertyRelations }, ['community']],
  ['units', unitFields, ['apt_no']],
  ['articles', articleFields, []],
])('no two fields of %s share a name, except on purpose', (_table, fields, shared) => {
  const names = Object.entries(fields).flatMap(([name, { aliases }]) => [name, ...aliases]);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual(shared);
});

it.each([...keysOf(propertyFields), ...keysOf(unitFields)])('%s is documented in docs/import.md', (name) => {
  // Not `toContain`, which would print the whole guide.
  expect(importGuide.includes(`\`${name}\``)).toBe(true);
});

/* If a new field breaks this test, define it with `newerField`, see `isNewer`. */
it('keep the stored digests of properties unchanged', () => {
  const record = propertyRecord('tower', 'Tower', {
    city: 'Dubai',
    low_price: 2_000_000,
    units: [unit('101')],
  });
  expect(contentHash(record, propertyContent(record))).toBe('aksiEK8RQdTsf6qnSI_pJhOkwJTSqjQc6J7mRSOflPU');
});

it('reads impossible numbers and lists in a row that was edited by hand as unknown', () => {
  const unitRow = { ...toColumns(unitFields, unit('101')), area: '' as unknown as number };
  expect(fromColumns(unitFields, unitRow)).toMatchObject({ area: null, apartment_id: '101' });
  for (const price of [-5, 1e300])
    expect(fromColumns(unitFields, { ...unitRow, price })).toMatchObject({ price: null });
  expect(fromColumns({ tags: articleFields.tags }, { tags: 'villas' })).toEqual({ tags: [] });
  expect(fromColumns({ tags: articleFields.tags }, { tags: '["a", 1]' })).toEqual({ tags: ['a'] });
});

it('leaves only unknown values of newer fields out of digests, as read and as stored', () => {
  const table = { is_new: newerField(flagKind), floors: newerField(countKind), is_old: field(flagKind) };
  const isLeftOut = isUnknownNewer(table);
  const leftOut = (values: object) =>
    Object.entries(values).flatMap(([name, value]) => (isLeftOut(name, value) ? name : []));
  const unknown = { is_new: false, floors: null, is_old: false };
  expect(leftOut(unknown)).toEqual(['is_new', 'floors']);
  expect(leftOut(toColumns(table, unknown))).toEqual(['is_new', 'floors']);
  const known = { is_new: true, floors: 0, is_old: true };
  expect(leftOut(known)).toEqual([]);
  expect(leftOut(toColumns(table, known))).toEqual([]);
});
