import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openDatabase } from '@/lib/database/connection';
import { keysOf } from '@/lib/typed-keys';
import { propertyRecord, unit } from '@/testing/contract/fixture';
import { contentHash, propertyContent } from '../sql/property-row';
import { articleFields } from './article-fields';
import { propertyFields } from './property-fields';
import { unitFields } from './unit-fields';

/* Guards for new fields that neither the compiler nor the source contract covers. */

const importGuide = readFileSync(join(process.cwd(), 'docs/import.md'), 'utf8');

it.each([
  ['properties', keysOf(propertyFields)],
  ['units', keysOf(unitFields)],
  ['articles', keysOf(articleFields)],
])('the fields of %s each have a column', async (table, names) => {
  const db = await openDatabase('file::memory:');
  const columns = (await db.introspection.getTables()).find(({ name }) => name === table)?.columns ?? [];
  await db.destroy();
  expect(columns.map(({ name }) => name)).toEqual(expect.arrayContaining(names));
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
