import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createFolderStorage } from './folder-storage';

const folder = mkdtempSync(join(tmpdir(), 'media-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('tells a missing picture from one that cannot be read', async () => {
  const storage = createFolderStorage(folder);
  expect(await storage.read('missing.webp')).toBeNull();
  await expect(storage.read('.')).rejects.toMatchObject({ status: 503 });
});
