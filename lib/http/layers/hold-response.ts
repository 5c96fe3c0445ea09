import type { ServerResponse } from 'node:http';

/**
 * Collects a response instead of sending it. Layers installed earlier see nothing until `finish` sends.
 * @param maxBytes longer responses are streamed instead, without a call of `finish`
 * @param finish called once with the whole body; status and headers are set on the response, nothing is sent yet
 */
export function holdResponse(
  response: ServerResponse,
  maxBytes: number,
  finish: (body: Buffer) => void,
): void {
  const { writeHead, write, end, flushHeaders } = response;
  const native = { writeHead, write, end, flushHeaders };
  const chunks: Buffer[] = [];
  let size = 0;
  let headWritten = false;

  const keep = (values: unknown[]) => {
    const [chunk, encoding] = values;
    const bytes = toBuffer(chunk, encoding);
    if (bytes) chunks.push(bytes);
    size += bytes?.length ?? 0;
    const done = values.find((value) => typeof value === 'function');
    if (done) response.once('finish', () => done());
  };
  const held = {
    writeHead: (status: number, ...rest: unknown[]) => {
      headWritten = true;
      response.statusCode = status;
      const headers = rest.find((value) => typeof value === 'object' && value !== null) ?? {};
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
      return response;
    },
    flushHeaders: () => {},
    write: (...values: unknown[]) => {
      keep(values);
      if (size <= maxBytes) return true;
      writeHeadOnce();
      Object.assign(response, native);
      return response.write(Buffer.concat(chunks));
    },
    end: (...values: unknown[]) => {
      keep(values);
      writeHeadOnce();
      Object.assign(response, native);
      finish(Buffer.concat(chunks));
      return response;
    },
  };
  /** Later layers correct headers in their `writeHead`, which Node itself calls only when it sends. */
  const writeHeadOnce = () => {
    if (!headWritten) response.writeHead(response.statusCode);
  };
  Object.assign(response, held);
}

function toBuffer(chunk: unknown, encoding: unknown): Buffer | null {
  if (typeof chunk === 'string')
    return Buffer.from(
      chunk,
      typeof encoding === 'string' && Buffer.isEncoding(encoding) ? encoding : 'utf8',
    );
  return ArrayBuffer.isView(chunk)
    ? Buffer.from(new Uint8Array(chunk.buffer, chunk.byteOffset, chunk.byteLength))
    : null;
}
