import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createFolderStorage } from './folder-storage';

const folder = mkdtempSync(join(tmpdir(), 'media-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('distinguishes a missing picture from one that cannot be read', async () => {
  const storage = createFolderStorage(folder);
  expect(await storage.read('missing.webp')).toBeNull();
  await expect(storage.read('.')).rejects.toMatchObject({ status: 503 });
});

it('leaves nothing of a picture that could not be stored, as on a full disk', async () => {
  const storage = createFolderStorage(folder);
  mkdirSync(join(folder, 'taken.webp'));
  await expect(storage.put('taken.webp', Buffer.from('picture'))).rejects.toMatchObject({ status: 503 });
  expect(readdirSync(folder)).toEqual(['taken.webp']);
});
