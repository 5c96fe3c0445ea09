import { buildCustomRoute } from 'next/dist/server/lib/router-utils/filesystem';
import config from '@/next.config.mjs';
import { present } from '@/testing/stub';
import { GET } from './route';

it('answers a missing picture with 404, which nobody stores', async () => {
  const file = `${'0'.repeat(32)}-50x20.webp`;
  const address = `/media/uploads/${file}`;
  const response = await GET(new Request(`http://site.test${address}`), {
    params: Promise.resolve({ file }),
  });
  expect(response.status).toBe(404);
  expect(response.headers.get('cache-control')).toBe('no-store');
});

it('sets its own Cache-Control, which one of next.config.mjs would replace', async () => {
  const rules = await present(config.headers)();
  const cached = (path: string) =>
    rules.some(
      (rule) =>
        rule.headers.some(({ key }) => key === 'Cache-Control') &&
        buildCustomRoute('header', rule).match(path),
    );
  expect(cached('/media/uploads/a.webp')).toBe(false);
  expect(cached('/media/hero/home.jpg')).toBe(true);
});
