import { existsSync, statSync } from 'node:fs';
import { type APIResponse, expect, test } from '@playwright/test';
import { minBackgroundBytes } from '../scripts/compile-hints.mjs';

const extensions: Record<string, string> = { br: 'br', gzip: 'gz' };
const cacheState = (response: APIResponse) => response.headers()['x-nextjs-cache'];

test('encodes an image once', async ({ request }) => {
  const picture = `/_next/image?url=${encodeURIComponent('/media/properties/villa-palm-1.jpg')}&w=660&q=60`;
  const webp = { headers: { Accept: 'image/webp' } };
  expect((await request.get(picture, webp)).headers()['content-type']).toBe('image/webp');
  // The cache is written after the response is sent.
  await expect.poll(async () => cacheState(await request.get(picture, webp))).toBe('HIT');
});

test('renders a property page once and caches it in memory only', async ({ request }) => {
  const path = '/properties/mirador-heights';
  expect((await request.get(path)).status()).toBe(200);
  await expect.poll(async () => cacheState(await request.get(path))).toBe('HIT');
  expect(existsSync(`.next/server/app${path}.html`)).toBe(false);
});

test('shares the cache of home page and list between campaign parameters', async ({ request }) => {
  for (const path of ['/', '/properties']) {
    await request.get(path);
    await expect.poll(async () => cacheState(await request.get(`${path}?utm_source=letter`))).toBe('HIT');
  }
});

test('responds to conditional requests with 304', async ({ request }) => {
  for (const path of [
    '/properties?city=1&ordering=low_price',
    '/blog?category=design',
    '/areas',
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

test('marks the large scripts of a page for compilation in the background', async ({ request }) => {
  const page = await (await request.get('/')).text();
  const paths = [...new Set(page.match(/\/_next\/static\/chunks\/[\w-]+\.js/g))];
  const scripts = await Promise.all(paths.map(async (path) => (await request.get(path)).text()));
  const isMarked = (script: string) => script.startsWith('//# allFunctionsCalledOnLoad\n');
  expect(scripts.filter(isMarked).length).toBeGreaterThan(1);
  expect(scripts.filter((script) => script.length >= minBackgroundBytes && !isMarked(script))).toEqual([]);
});

test('sends scripts and style sheets compressed with the build', async ({ request }) => {
  const page = await (await request.get('/properties')).text();
  const paths = [...new Set(page.match(/\/_next\/static\/chunks\/[\w-]+\.(?:js|css)/g))];
  expect(paths.map((path) => path.replace(/.*\./, ''))).toEqual(expect.arrayContaining(['js', 'css']));
  for (const path of paths) {
    const plain = await request.get(path, { headers: { 'Accept-Encoding': 'identity' } });
    for (const encoding of ['br', 'gzip']) {
      const sent = await request.get(path, { headers: { 'Accept-Encoding': encoding } });
      expect(sent.headers()).toMatchObject({
        'content-encoding': encoding,
        'content-length': String(
          statSync(`.next/${path.slice('/_next/'.length)}.${extensions[encoding]}`).size,
        ),
        'content-type': plain.headers()['content-type'],
        'cache-control': plain.headers()['cache-control'],
        vary: 'Accept-Encoding',
      });
      expect(await sent.text()).toBe(await plain.text());
    }
  }
});
