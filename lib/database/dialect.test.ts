import { Kysely } from 'kysely';
import type * as Dialect from './dialect';
import { createDialect, isPostgres } from './dialect';
import type { Database } from './schema';

/** The module as another bundle of the same server holds it, with classes of its own. */
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
])('the engine of %s is known in every bundle', async (url, expected) => {
  const other = await otherCopy();
  expect(other.createDialect).not.toBe(createDialect);
  const db = new Kysely<Database>({ dialect: other.createDialect(url) });
  expect(isPostgres(db)).toBe(expected);
  expect(isPostgres(db.withSchema('site'))).toBe(expected);
  await db.destroy();
});
