import { readdir, readFile } from 'node:fs/promises';
import { setUpImports } from '@/testing/set-up-imports';

const { pathOf, file, run } = setUpImports();

const table = `Title,Address,bedrooms,price,size sqft\r\n${Array.from(
  { length: 12 },
  (_, index) => `Home ${index},"Arc Tower, Dubai Marina, Dubai",${index % 4},${1_500_000 + index},900`,
).join('\r\n')}`;

test('without a mapping one is guessed, shown and written to a file; nothing is imported', async () => {
  const path = await file('inventory.csv', table);
  const { stdout, outcome } = await run([path]);
  expect(outcome).toBe('nothing imported');
  expect(stdout).toContain('A guessed mapping for inventory.csv');
  expect(stdout).toMatch(/Home 0 +– +Dubai Marina, Dubai +1,500,000 +900/);
  expect(stdout).toContain(`npm run import -- ${path} --map inventory.mapping.json\n`);
  await expect(readFile(pathOf('site.db'))).rejects.toThrow('ENOENT');

  await expect(run([path])).rejects.toThrow(/inventory\.mapping\.json is there already: pass it with --map/);
  const second = await run([path, '--map', pathOf('inventory.mapping.json')]);
  expect(second.stdout).toMatch(/ 12 {2}created/);
});

test('a dry run writes no mapping; --yes imports with the guess', async () => {
  const path = await file('inventory.csv', table);
  expect((await run([path, '--dry-run'])).stdout).toContain('nothing is written, not even the mapping');
  expect(await readdir(pathOf(''))).toEqual(['inventory.csv']);
  expect((await run([path, '--yes'])).stdout).toMatch(/ 12 {2}created/);
});
