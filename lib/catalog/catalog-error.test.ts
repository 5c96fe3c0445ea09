import { CatalogError } from './source';

/** The class as another bundle of the same server holds it. */
async function otherCopy(): Promise<typeof CatalogError> {
  let copy = CatalogError;
  await jest.isolateModulesAsync(async () => {
    copy = (await import('./source')).CatalogError;
  });
  return copy;
}

it('is known for what it is by every bundle of the server', async () => {
  const Other = await otherCopy();
  expect(Other).not.toBe(CatalogError);
  expect(new Other('timeout', 'late') instanceof CatalogError).toBe(true);
  expect(new CatalogError('timeout', 'late') instanceof Other).toBe(true);
});

it('is nothing else', () => {
  for (const value of [new Error('CatalogError'), { name: 'CatalogError' }, null, undefined, 'CatalogError'])
    expect(value instanceof CatalogError).toBe(false);
});
