import type * as Source from './source';
import { CatalogError, isCatalogError } from './source';

/** The same module as another bundle would load it. */
async function otherCopy(): Promise<typeof Source> {
  let copy: typeof Source | undefined;
  await jest.isolateModulesAsync(async () => {
    copy = await import('./source');
  });
  if (!copy) throw new Error('not loaded');
  return copy;
}

it('is recognised across bundles', async () => {
  const other = await otherCopy();
  expect(other.CatalogError).not.toBe(CatalogError);
  expect(isCatalogError(new other.CatalogError('timeout', 'late'))).toBe(true);
  expect(other.isCatalogError(new CatalogError('timeout', 'late'))).toBe(true);
});

it('rejects everything else', () => {
  for (const value of [new Error('CatalogError'), { name: 'CatalogError' }, null, undefined, 'CatalogError'])
    expect(isCatalogError(value)).toBe(false);
});
