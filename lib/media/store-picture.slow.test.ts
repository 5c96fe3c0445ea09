import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { uploadedPicture, uploadsPath, widthsOf } from './picture-names';
import { readUpload, storePicture } from './store-picture';

const folder = mkdtempSync(join(tmpdir(), 'media-'));
process.env.MEDIA_DIR = folder;
afterEach(() => {
  for (const file of readdirSync(folder)) rmSync(join(folder, file));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function picture(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: '#9a7433' } });
}

it('stores the widths that the site uses, upright and without metadata', async () => {
  const original = await picture(1600, 800)
    .withExif({ IFD0: { Copyright: 'Secret Place' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const stored = await storePicture(original);
  expect(stored).toMatchObject({ width: 800, height: 1600 });
  expect(readdirSync(folder)).toHaveLength(2);
  const bytes = await readUpload(stored.address.slice(uploadsPath.length));
  const metadata = await sharp(bytes ?? Buffer.alloc(0)).metadata();
  expect(metadata).toMatchObject({ format: 'webp', width: 800, height: 1600 });
  expect(metadata.exif).toBeUndefined();
  expect(await storePicture(original)).toEqual(stored);
  expect(readdirSync(folder)).toHaveLength(2);
});

it('reads size and versions from the URL path alone', async () => {
  const { address } = await storePicture(await picture(1200, 600).png().toBuffer());
  const shown = uploadedPicture(address);
  expect(shown).toMatchObject({ width: 1200, height: 600 });
  for (const version of shown?.srcset.split(', ') ?? []) {
    const [path = '', width = ''] = version.split(' ');
    const bytes = await readUpload(path.slice(uploadsPath.length));
    expect((await sharp(bytes ?? Buffer.alloc(0)).metadata()).width).toBe(Number.parseInt(width, 10));
  }
});

it.each([
  [100, [100]],
  [660, [660]],
  [1500, [660, 1080, 1440, 1500]],
  [9000, [660, 1080, 1440, 2400]],
])('of %i pixels makes %j', (width, widths) => {
  expect(widthsOf(width)).toEqual(widths);
});

it.each([
  ['a text', Buffer.from('<script>alert(1)</script>')],
  ['a drawing with scripts', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')],
  ['nothing', Buffer.alloc(0)],
])('refuses %s', async (_what, bytes) => {
  await expect(storePicture(bytes)).rejects.toMatchObject({ status: 415 });
});

it('names the formats it takes for a photo of an iPhone, which is whole', async () => {
  const photo = Buffer.from(
    'AAAAHGZ0eXBoZWljAAAAAG1pZjFoZWljbWlhZgAAAUJtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAAA5waXRtAAAAAAABAAAAImlsb2MAAAAAREAAAQABAAAAAAFmAAEAAAAAAAAAFgAAACNpaW5mAAAAAAABAAAAFWluZmUCAAAAAAEAAGh2YzEAAAAAwmlwcnAAAACkaXBjbwAAAHhodmNDAQNwAAAAAAAAAAAAHvAA/P34+AAADwMgAAEAGEABDAH//wNwAAADAJAAAAMAAAMAHroCQCEAAQArQgEBA3AAAAMAkAAAAwAAAwAeoCCBBZbqSSmubgQEDAgAAAMACAAAAwAIQCIAAQAHRAHBcrAiQAAAABRpc3BlAAAAAAAAAEAAAABAAAAAEHBpeGkAAAAAAwgICAAAABZpcG1hAAAAAAAAAAEAAQOBAoMAAAAebWRhdAAAABIoAa8LYPrGwdfd17vtEJttO3A=',
    'base64',
  );
  await expect(storePicture(photo)).rejects.toMatchObject({
    status: 415,
    message: expect.stringContaining('JPEG'),
  });
});

it.each(['jpeg', 'png', 'avif'] as const)('refuses half a %s and stores nothing', async (format) => {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  const whole = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#000', noise } })
    .toFormat(format, { effort: 1 })
    .toBuffer();
  await expect(storePicture(whole.subarray(0, whole.length / 2))).rejects.toMatchObject({
    status: 422,
    message: expect.stringContaining('This picture is damaged'),
  });
  expect(readdirSync(folder)).toEqual([]);
});

it('refuses a picture that is taller than a WebP file can be, and stores nothing', async () => {
  await expect(storePicture(await picture(1_000, 17_000).jpeg().toBuffer())).rejects.toMatchObject({
    status: 422,
    message: expect.stringContaining('16,383 pixels a side'),
  });
  expect(readdirSync(folder)).toEqual([]);
});

it.each([
  [2_500, 17_000, 16_320],
  [17_000, 1, 1],
])('stores %i × %i pixels in the largest width', async (width, height, shownHeight) => {
  const stored = await storePicture(await picture(width, height).png().toBuffer());
  expect(stored).toMatchObject({ width: 2_400, height: shownHeight });
});

it.each(['../site.db', 'x.webp', `${'a'.repeat(32)}-660.webp/..`])('reads nothing named %s', async (name) => {
  expect(await readUpload(name)).toBeNull();
});
