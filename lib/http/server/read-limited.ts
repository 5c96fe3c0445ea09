/** All bytes of a body; null when there are more than `maxBytes`, of which no more are then read. */
export async function readLimited(
  body: ReadableStream<Uint8Array> | null,
  maxBytes: number,
): Promise<Buffer | null> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  // Leaving the loop cancels the stream. The size is counted: a Content-Length may be missing, and it may lie.
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    if (size > maxBytes) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
