import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { ApiError } from '@/lib/http/server/api-error';
import { mediaStorage } from './configured-storage';
import { pictureFormats } from './picture-formats';
import { isPictureName, uploadsPath, widthsOf } from './picture-names';

/** Largest accepted upload. */
export const maxPictureBytes = 15 * 1024 * 1024;
const maxPixels = 80_000_000;
/** The largest side of a WebP file. */
const maxSide = 16_383;
const quality = 80;

/** `address` is the URL path of the widest version, as the API names it. */
export type StoredPicture = { address: string; width: number; height: number };

/**
 * Stores a picture in the widths that the site uses, as WebP, upright and without metadata. Its name is a digest, so the
 * same picture is stored once.
 * @throws {ApiError} 415 when the content is not a picture, 422 when it is too large or damaged, 503 when the storage
 * cannot be used
 */
export async function storePicture(bytes: Buffer): Promise<StoredPicture> {
  const size = await sizeOf(bytes);
  const digest = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
  const widths = widthsOf(size.width);
  const width = widths.at(-1) ?? size.width;
  const heightAt = (each: number) => Math.max(1, Math.round((size.height * each) / size.width));
  const height = heightAt(width);
  if (height > maxSide) {
    throw new ApiError(422, 'This picture is too tall. Please make it at most 16,383 pixels a side.');
  }
  const files = widths.map((each) => ({
    width: each,
    name: each === width ? `${digest}-${width}x${height}.webp` : `${digest}-${each}.webp`,
  }));
  const storage = await mediaStorage();
  const sizes = await Promise.all(files.map(({ name }) => storage.sizeOf(name)));
  const pictures: { name: string; picture: Buffer }[] = [];
  for (const [index, { width: each, name }] of files.entries()) {
    if (sizes[index] !== null) continue;
    pictures.push({
      name,
      picture: await encode(bytes, { width: each, height: heightAt(each) }),
    });
  }
  // The widest last: it says that all are stored.
  const widest = pictures.pop();
  await Promise.all(pictures.map(({ name, picture }) => storage.put(name, picture)));
  if (widest) await storage.put(widest.name, widest.picture);
  return { address: `${uploadsPath}${digest}-${width}x${height}.webp`, width, height };
}

/** @throws {ApiError} 422 when the picture cannot be decoded completely */
async function encode(bytes: Buffer, size: { width: number; height: number }): Promise<Buffer> {
  try {
    return await sharp(bytes, { limitInputPixels: maxPixels })
      .rotate()
      .resize({ ...size, fit: 'fill' })
      .webp({ quality })
      .toBuffer();
  } catch (cause) {
    throw new ApiError(422, 'This picture is damaged. Please choose another copy of it.', { cause });
  }
}

/** Bytes of a stored picture in all its widths. */
export async function bytesOf({ address: path, width }: StoredPicture): Promise<number> {
  const name = path.slice(uploadsPath.length);
  const digest = name.slice(0, name.indexOf('-'));
  const names = widthsOf(width).map((each) => (each === width ? name : `${digest}-${each}.webp`));
  const storage = await mediaStorage();
  const sizes = await Promise.all(names.map((each) => storage.sizeOf(each)));
  return sizes.reduce<number>((sum, size) => sum + (size ?? 0), 0);
}

/** Whether the picture of a URL path is in media storage; its widest file is stored last. */
export async function isStored(path: string): Promise<boolean> {
  const size = await (await mediaStorage()).sizeOf(path.slice(uploadsPath.length));
  return size !== null;
}

/** The bytes of an uploaded picture; null when there is none. */
export async function readUpload(name: string): Promise<Buffer | null> {
  if (!isPictureName(name)) return null;
  return (await mediaStorage()).read(name);
}

/** Size in pixels after rotation. The type is detected from the content. @throws {ApiError} 415, 422 */
async function sizeOf(bytes: Buffer): Promise<{ width: number; height: number }> {
  if (bytes.byteLength === 0) throw notAPicture();
  const metadata = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => null);
  if (!metadata?.width || !metadata.height || !Object.hasOwn(pictureFormats, metadata.format)) {
    throw notAPicture();
  }
  // Photos of an iPhone (HEIC): in the container of AVIF, with an encoding that sharp does not read.
  if (metadata.compression === 'hevc') throw notAPicture();
  if (metadata.width * metadata.height > maxPixels) {
    throw new ApiError(422, 'This picture has more than 80 million pixels. Please make it smaller.');
  }
  const { width, height, orientation = 1 } = metadata;
  return orientation >= 5 ? { width: height, height: width } : { width, height };
}

function notAPicture(): ApiError {
  return new ApiError(415, 'Please choose a picture: JPEG, PNG, WebP, AVIF or GIF.');
}
