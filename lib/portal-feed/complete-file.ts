import { createWriteStream } from 'node:fs';
import { type FileHandle, mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

const chunkBytes = 64 * 1024;

/** A complete text in a deleted file, whose space is freed when it is closed. */
export type CompleteFile = {
  bytes: number;
  stream: (onSent: () => Promise<void>) => ReadableStream<Uint8Array>;
};

/** Writes all pieces to a file before sending, so that no error truncates the response. @throws errors of the pieces */
export async function completeFile(pieces: AsyncIterable<string>): Promise<CompleteFile> {
  const folder = await mkdtemp(join(tmpdir(), 'feed-'));
  try {
    const path = join(folder, 'feed');
    await pipeline(Readable.from(pieces), createWriteStream(path));
    const file = await open(path);
    const { size } = await file.stat();
    return { bytes: size, stream: (onSent) => streamOf(file, onSent) };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function streamOf(file: FileHandle, onSent: () => Promise<void>): ReadableStream<Uint8Array> {
  return new ReadableStream({
    async pull(controller) {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(chunkBytes), 0, chunkBytes);
      if (bytesRead > 0) return controller.enqueue(new Uint8Array(buffer.subarray(0, bytesRead)));
      await file.close();
      await onSent();
      controller.close();
    },
    cancel: () => file.close(),
  });
}
