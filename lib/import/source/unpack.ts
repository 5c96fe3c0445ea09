import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { errorParts } from '@/lib/error-parts';
import { UnusableFileError } from '../unusable-file-error';

/** Maximum size after unpacking, so that a small archive cannot fill the disk or run for hours. */
const maxUnpackedGb = 4;

/**
 * The bytes of a file, unpacked when it is gzip.
 * @param onBytes called with the number of bytes read from the file so far
 * @throws {UnusableFileError} when the archive is damaged, cut or too large
 */
export async function* unpackedBytes(
  { path, name }: { path: string; name: string },
  onBytes?: (bytes: number) => void,
): AsyncGenerator<Buffer> {
  const file = createReadStream(path, { highWaterMark: 256 * 1024 });
  const isPacked = (await firstBytes(path, 2)).equals(Buffer.from([0x1f, 0x8b]));
  const bytes: AsyncIterable<Buffer> = isPacked
    ? pipeline(file, createGunzip({ chunkSize: 256 * 1024 }), () => undefined)
    : file;
  let total = 0;
  try {
    for await (const chunk of bytes) {
      total += chunk.length;
      onBytes?.(file.bytesRead);
      if (total > maxUnpackedGb * 1024 ** 3)
        throw new UnusableFileError(`${name}: the file unpacks to more than ${maxUnpackedGb} GB`);
      yield chunk;
    }
  } catch (error) {
    const { code } = errorParts(error);
    if (code === 'Z_BUF_ERROR')
      throw new UnusableFileError(`${name}: the gzip file ends too early; it was probably cut`, {
        cause: error,
      });
    if (code?.startsWith('Z_'))
      throw new UnusableFileError(`${name}: the gzip file is damaged`, { cause: error });
    throw error;
  } finally {
    file.destroy();
  }
}

/** Up to `count` bytes from the start of a file. */
export async function firstBytes(path: string, count: number): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(count), 0, count, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}
