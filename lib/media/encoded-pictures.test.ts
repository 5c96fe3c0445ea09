import { promises } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ImageOptimizerCache } from 'next/dist/server/image-optimizer';
import { fieldOf } from '@/lib/typed-keys';
import { stub } from '@/testing/stub';
import { storePicturesWhole } from './encoded-pictures';

const { writeFile } = promises;
const picture = Buffer.alloc(9_000, 7);
let distDir: string;
let restore = () => {};
beforeEach(async () => {
  distDir = await promises.mkdtemp(join(tmpdir(), 'encoded-pictures-'));
});
afterEach(async () => {
  restore();
  Object.assign(promises, { writeFile });
  jest.restoreAllMocks();
  await promises.rm(distDir, { recursive: true });
});

/** Next's store of encoded pictures. */
function pictures() {
  const images = { minimumCacheTTL: 60, maximumDiskCacheSize: 1024 ** 2 };
  return new ImageOptimizerCache({
    distDir,
    nextConfig: stub({ images, experimental: { isrFlushToDisk: true } }),
  });
}

/** @returns what Next then sends; undefined when it encodes the picture again */
async function store(key: string): Promise<unknown> {
  const value = { kind: 'IMAGE', etag: 'a', upstreamEtag: 'b', extension: 'webp', buffer: picture };
  await pictures().set(key, stub(value), { cacheControl: { revalidate: 60, expire: undefined } });
  return fieldOf((await pictures().get(key))?.value, 'buffer');
}

it('stores a picture', async () => {
  restore = storePicturesWhole(distDir);
  expect(await store('whole')).toEqual(picture);
  expect(await promises.readdir(join(distDir, 'cache'))).toEqual(['images']);
});

it('leaves nothing of a picture that does not fit on the disk', async () => {
  jest.spyOn(console, 'error').mockImplementation();
  const full: typeof writeFile = async (file, data) => {
    await writeFile(file, Buffer.from(stub<Buffer>(data)).subarray(0, 4_096));
    throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
  };
  Object.assign(promises, { writeFile: full });
  restore = storePicturesWhole(distDir);
  expect(await store('cut')).toBeUndefined();
  expect(await promises.readdir(join(distDir, 'cache'))).toEqual(['images']);
});

it('leaves other files to Node', async () => {
  restore = storePicturesWhole(distDir);
  const other = join(distDir, 'other');
  await promises.writeFile(other, 'text');
  expect(await promises.readFile(other, 'utf8')).toBe('text');
});
