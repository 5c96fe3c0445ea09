import { createHash, randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { isAbsolute, join } from 'node:path';
import sharp from 'sharp';
import { env } from '@/lib/env';
import { ApiError } from '@/lib/http/server/api-error';
import { isUploadName, uploadsPath, widthsOf } from './picture-names';

/** Largest file that is accepted. */
export const maxPictureBytes = 15 * 1024 * 1024;
const maxPixels = 80_000_000;
const formats = ['jpeg', 'png', 'webp', 'heif', 'gif'];
const quality = 80;

export type StoredPicture = { address: string; width: number; height: number };

/** The folder of uploaded pictures: `MEDIA_DIR`, or `data/media`. */
export function mediaFolder(): string {
  const folder = env().MEDIA_DIR;
  return isAbsolute(folder) ? folder : join(/* turbopackIgnore: true */ process.cwd(), folder);
}

/**
 * Stores a picture in the widths that the site uses, as WebP, turned upright and without the camera's data. Its name is
 * a digest, so the same picture is stored once.
 * @throws {ApiError} 415 when the content is not a picture, 422 when it is too large, 503 when the folder cannot be used
 */
export async function storePicture(bytes: Buffer): Promise<StoredPicture> {
  const size = await sizeOf(bytes);
  const digest = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
  const widths = widthsOf(size.width);
  const width = widths.at(-1) ?? size.width;
  const height = Math.max(1, Math.round((size.height * width) / size.width));
  const files = widths.map((each) => ({
    width: each,
    name: each === width ? `${digest}-${width}x${height}.webp` : `${digest}-${each}.webp`,
  }));
  for (const { width: each, name } of files) {
    const picture = await sharp(bytes, { limitInputPixels: maxPixels })
      .rotate()
      .resize({ width: each, ...(each === width ? { height, fit: 'fill' } : {}) })
      .webp({ quality })
      .toBuffer();
    await keep(name, picture);
  }
  return { address: `${uploadsPath}${digest}-${width}x${height}.webp`, width, height };
}

/** How much space a stored picture takes, in all its widths. */
export async function bytesOf({ address, width }: StoredPicture): Promise<number> {
  const name = address.slice(uploadsPath.length);
  const digest = name.slice(0, name.indexOf('-'));
  const names = widthsOf(width).map((each) => (each === width ? name : `${digest}-${each}.webp`));
  const sizes = await Promise.all(
    names.map((each) => stat(join(/* turbopackIgnore: true */ mediaFolder(), each))),
  );
  return sizes.reduce((sum, { size }) => sum + size, 0);
}

/** The bytes of an uploaded picture; null when there is none. */
export async function readUpload(name: string): Promise<Buffer | null> {
  if (!isUploadName(name)) return null;
  try {
    return await readFile(join(/* turbopackIgnore: true */ mediaFolder(), name));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** Upright size; the type is told by the content, not by the name. */
async function sizeOf(bytes: Buffer): Promise<{ width: number; height: number }> {
  if (bytes.byteLength === 0) throw notAPicture();
  const metadata = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => null);
  if (!metadata?.width || !metadata.height || !formats.includes(metadata.format)) {
    throw notAPicture();
  }
  if (metadata.width * metadata.height > maxPixels) {
    throw new ApiError(422, 'This picture has more than 80 million pixels. Please make it smaller.');
  }
  const { width, height, orientation = 1 } = metadata;
  return orientation >= 5 ? { width: height, height: width } : { width, height };
}

function notAPicture(): ApiError {
  return new ApiError(415, 'Please choose a picture: JPEG, PNG, WebP, AVIF or GIF.');
}

async function keep(name: string, bytes: Buffer): Promise<void> {
  const folder = mediaFolder();
  const file = join(/* turbopackIgnore: true */ folder, name);
  try {
    if (await stat(file).catch(() => null)) return;
    await mkdir(folder, { recursive: true });
    // Readers see a whole file or none.
    const unfinished = `${file}.${randomBytes(6).toString('hex')}`;
    await writeFile(unfinished, bytes);
    await rename(unfinished, file);
  } catch (cause) {
    throw new ApiError(503, 'Pictures cannot be stored here: the folder of MEDIA_DIR cannot be written.', {
      cause,
    });
  }
}
