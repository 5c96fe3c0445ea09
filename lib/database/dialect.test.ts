import { Kysely } from 'kysely';
import type * as Dialect from './dialect';
import { createDialect, isPostgres } from './dialect';
import type { Database } from './schema';

/** The same module as another bundle would load it, with its own classes. */
async function otherCopy(): Promise<typeof Dialect> {
  let copy: typeof Dialect | undefined;
  await jest.isolateModulesAsync(async () => {
    copy = await import('./dialect');
  });
  if (!copy) throw new Error('not loaded');
  return copy;
}

it.each([
  ['postgres://nobody@127.0.0.1:9/none', true],
  ['file::memory:', false],
])('recognises the engine of %s across bundles', async (url, expected) => {
  const other = await otherCopy();
  expect(other.createDialect).not.toBe(createDialect);
  const db = new Kysely<Database>({ dialect: other.createDialect(url) });
  expect(isPostgres(db)).toBe(expected);
  expect(isPostgres(db.withSchema('site'))).toBe(expected);
  await db.destroy();
});
