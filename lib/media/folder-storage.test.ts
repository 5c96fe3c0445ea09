import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import fs from 'node:fs/promises';
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

it('says that the disk is full', async () => {
  const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
  jest.spyOn(fs, 'writeFile').mockRejectedValueOnce(full);
  await expect(createFolderStorage(folder).put('a.webp', Buffer.from('picture'))).rejects.toMatchObject({
    status: 503,
    message: 'Pictures cannot be stored here: the folder of MEDIA_DIR is on a full disk.',
  });
});
