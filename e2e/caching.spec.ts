import { existsSync } from 'node:fs';
import { type APIResponse, expect, test } from '@playwright/test';

const cacheState = (response: APIResponse) => response.headers()['x-nextjs-cache'];

test('a picture is encoded once', async ({ request }) => {
  const picture = `/_next/image?url=${encodeURIComponent('/media/properties/villa-palm-1.jpg')}&w=660&q=60`;
  const asked = { headers: { Accept: 'image/webp' } };
  expect((await request.get(picture, asked)).headers()['content-type']).toBe('image/webp');
  // It is put away after it has been sent.
  await expect.poll(async () => cacheState(await request.get(picture, asked))).toBe('HIT');
});

test('a listing is rendered once, and kept in memory alone', async ({ request }) => {
  const path = '/properties/mirador-heights';
  expect((await request.get(path)).status()).toBe(200);
  await expect.poll(async () => cacheState(await request.get(path))).toBe('HIT');
  expect(existsSync(`.next/server/app${path}.html`)).toBe(false);
});

test('home page and list are the same for whatever campaign led there', async ({ request }) => {
  for (const path of ['/', '/properties']) {
    await request.get(path);
    await expect.poll(async () => cacheState(await request.get(`${path}?utm_source=letter`))).toBe('HIT');
  }
});

test('what is known already is not sent again', async ({ request }) => {
  for (const path of [
    '/properties?city=1&ordering=low_price',
    '/blog?category=design',
    '/properties/mirador-heights',
    '/og/properties/mirador-heights',
    '/sitemap.xml',
    '/feed.xml',
  ]) {
    const { etag } = (await request.get(path)).headers();
    const again = await request.get(path, { headers: { 'If-None-Match': etag ?? '' } });
    expect([path, again.status()]).toEqual([path, 304]);
  }
});
