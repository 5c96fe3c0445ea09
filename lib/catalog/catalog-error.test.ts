import type * as Source from './source';
import { CatalogError, isCatalogError } from './source';

/** The module as another bundle of the same server holds it. */
async function otherCopy(): Promise<typeof Source> {
  let copy: typeof Source | undefined;
  await jest.isolateModulesAsync(async () => {
    copy = await import('./source');
  });
  if (!copy) throw new Error('not loaded');
  return copy;
}

it('is known for what it is by every bundle of the server', async () => {
  const other = await otherCopy();
  expect(other.CatalogError).not.toBe(CatalogError);
  expect(isCatalogError(new other.CatalogError('timeout', 'late'))).toBe(true);
  expect(other.isCatalogError(new CatalogError('timeout', 'late'))).toBe(true);
});

it('is nothing else', () => {
  for (const value of [new Error('CatalogError'), { name: 'CatalogError' }, null, undefined, 'CatalogError'])
    expect(isCatalogError(value)).toBe(false);
});
