import sharp from 'sharp';
import nextConfig from '@/next.config.mjs';
import { stub } from '@/testing/stub';
import { drawShareImage, type ShareCard } from './share-image';

const card: ShareCard = {
  picture: null,
  label: 'Palm Jumeirah, Dubai',
  title: 'Palm Villa',
  line: 'From AED 24,500,000',
};
const nothingFetched = jest.fn<Promise<Response>, []>();
const options = { hosts: ['cdn.example.com'], fetch: stub<typeof fetch>(nothingFetched) };

beforeEach(() => nothingFetched.mockReset());

/** Whether any pixel of two images differs. */
async function differ(a: Buffer, b: Buffer): Promise<boolean> {
  const [first, second] = await Promise.all([a, b].map((image) => sharp(image).raw().toBuffer()));
  return !first?.equals(second ?? Buffer.alloc(0));
}

test('is a JPEG of the standard share size', async () => {
  const { format, width, height } = await sharp(await drawShareImage(card, options)).metadata();
  expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1200, height: 630 });
});

test('draws the title, in Arabic too', async () => {
  const [blank, latin, arabic] = await Promise.all([
    drawShareImage({ ...card, title: ' ' }, options),
    drawShareImage(card, options),
    drawShareImage({ ...card, title: 'برج المارينا' }, options),
  ]);
  expect(await differ(blank, latin)).toBe(true);
  expect(await differ(latin, arabic)).toBe(true);
  expect(await differ(blank, arabic)).toBe(true);
});

test('breaks a title into lines of similar length', async () => {
  const title = 'The finest addresses in the Emirates';
  const [blank, drawn] = await Promise.all(
    [' ', title].map(async (words) => {
      const image = await drawShareImage({ ...card, label: null, line: null, title: words }, options);
      return sharp(image).greyscale().raw().toBuffer();
    }),
  );
  const columns = [...(drawn ?? [])].flatMap((value, at) =>
    Math.abs(value - (blank?.[at] ?? value)) > 60 ? [at % 1200] : [],
  );
  const widest = columns.reduce((last, column) => Math.max(last, column), 0);
  expect(widest).toBeGreaterThan(500);
  expect(widest).toBeLessThan(750);
});

test('treats markup in a title as text', async () => {
  const image = await drawShareImage({ ...card, title: 'Rimal & Stone <b>"One"</b>' }, options);
  expect((await sharp(image).metadata()).width).toBe(1200);
});

test.each([card.picture, '/media/missing.jpg'])(
  'leaves out a title taller than the picture: %p',
  async (picture) => {
    const stacked = { ...card, picture, seed: 4, title: `Z${'\u0301'.repeat(89)}` };
    const image = await drawShareImage(stacked, options);
    expect((await sharp(image).metadata()).height).toBe(630);
  },
);

test('does not fetch images from hosts that are not allowed', async () => {
  await drawShareImage({ ...card, picture: 'http://169.254.169.254/latest' }, options);
  await drawShareImage({ ...card, picture: 'https://cdn.example.com.evil.test/a.jpg' }, options);
  expect(nothingFetched).not.toHaveBeenCalled();
});

test('draws map lines for a property without a photo, different ones for each', async () => {
  const [site, first, second, unreachable] = await Promise.all([
    drawShareImage(card, options),
    drawShareImage({ ...card, seed: 4 }, options),
    drawShareImage({ ...card, seed: 5 }, options),
    drawShareImage({ ...card, seed: 4, picture: 'https://elsewhere.test/a.jpg' }, options),
  ]);
  expect(await differ(site, first)).toBe(true);
  expect(await differ(first, second)).toBe(true);
  expect(await differ(first, unreachable)).toBe(false);
  const { width, height } = await sharp(first).metadata();
  expect([width, height]).toEqual([1200, 630]);
});

test('never reads files outside the public folder', async () => {
  const plain = await drawShareImage(card, options);
  const outside = await drawShareImage({ ...card, picture: '/..%2f..%2fpackage.json' }, options);
  expect(await differ(plain, outside)).toBe(false);
});

test('uses an image from an allowed host, or ours when it fails', async () => {
  const red = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#ff0000' } })
    .png()
    .toBuffer();
  nothingFetched.mockResolvedValueOnce(new Response(new Uint8Array(red)));
  const remote = { ...card, picture: 'https://cdn.example.com/a.png' };
  const plain = await drawShareImage(card, options);
  expect(await differ(plain, await drawShareImage(remote, options))).toBe(true);
  nothingFetched.mockResolvedValueOnce(new Response('gone', { status: 500 }));
  expect(await differ(plain, await drawShareImage(remote, options))).toBe(false);
  nothingFetched.mockResolvedValueOnce(new Response('not a picture at all'));
  expect(await differ(plain, await drawShareImage(remote, options))).toBe(false);
  nothingFetched.mockRejectedValueOnce(new TypeError('no connection'));
  expect(await differ(plain, await drawShareImage(remote, options))).toBe(false);
});

test('the encoder keeps nothing in memory and takes one thread per picture', () => {
  expect(sharp.cache()).toMatchObject({ memory: { max: 0 }, items: { max: 0 }, files: { max: 0 } });
  expect(sharp.concurrency()).toBe(1);
  expect(nextConfig.experimental).toMatchObject({ imgOptOperationCache: false, imgOptConcurrency: 1 });
});
