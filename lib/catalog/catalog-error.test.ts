import type * as CatalogErrors from './catalog-error';
import { CatalogError, isCatalogError } from './catalog-error';

/** The same module as another bundle would load it. */
async function otherCopy(): Promise<typeof CatalogErrors> {
  let copy: typeof CatalogErrors | undefined;
  await jest.isolateModulesAsync(async () => {
    copy = await import('./catalog-error');
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
