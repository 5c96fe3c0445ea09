import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildCustomRoute } from 'next/dist/server/lib/router-utils/filesystem';
import config from '@/next.config.mjs';
import { present } from '@/testing/stub';
import { GET } from './route';

const folder = mkdtempSync(join(tmpdir(), 'uploads-'));
process.env.MEDIA_DIR = folder;
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('responds to a missing picture with 404, which nobody stores', async () => {
  const file = `${'0'.repeat(32)}-50x20.webp`;
  const path = `/media/uploads/${file}`;
  const response = await GET(new Request(`http://site.test${path}`), {
    params: Promise.resolve({ file }),
  });
  expect(response.status).toBe(404);
  expect(response.headers.get('cache-control')).toBe('no-store');
});

it('says nothing about the storage to visitors when it fails', async () => {
  const file = `${'1'.repeat(32)}-50x20.webp`;
  // A folder cannot be read as a file.
  mkdirSync(join(folder, file));
  const response = await GET(new Request(`http://site.test/media/uploads/${file}`), {
    params: Promise.resolve({ file }),
  });
  expect(response.status).toBe(503);
  expect(await response.json()).toMatchObject({
    message: 'Pictures cannot be read at the moment. Please try again shortly.',
  });
});

it('sets its own Cache-Control, which one of next.config.mjs would replace on a hosting platform', async () => {
  process.env.VERCEL = '1';
  const rules = await present(config.headers)();
  delete process.env.VERCEL;
  const cached = (path: string) =>
    rules.some(
      (rule) =>
        rule.headers.some(({ key }) => key === 'Cache-Control') &&
        buildCustomRoute('header', rule).match(path),
    );
  expect(cached('/media/uploads/a.webp')).toBe(false);
  expect(cached('/media/hero/home.jpg')).toBe(true);
});
