import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from './connection';
import { isSound } from './health';

let folder: string;
let path: string;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'health-'));
  path = join(folder, 'site.db');
  await (await openDatabase(`file:${path}`)).destroy();
});
afterEach(() => rmSync(folder, { recursive: true }));

it('distinguishes an intact file from one with a damaged page', async () => {
  expect(await isSound(path)).toBe(true);
  const bytes = readFileSync(path);
  bytes.fill(0xff, 8192, 12288);
  writeFileSync(path, bytes);
  expect(await isSound(path)).toBe(false);
  writeFileSync(path, 'no database at all, only words '.repeat(100));
  expect(await isSound(path)).toBe(false);
});

it('ignores a missing file', async () => {
  await expect(isSound(`${path}.none`)).rejects.toThrow();
});
