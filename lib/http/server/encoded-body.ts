import { promisify } from 'node:util';
import { brotliCompress, gzip, constants as zlib } from 'node:zlib';

const gzipped = promisify(gzip);
const brotlied = promisify(brotliCompress);

/** Smaller bodies fit into one packet anyway. */
const minBytes = 1_024;

type Encoding = 'gzip' | 'br';

/** Bytes of an answer, each compressed at most once per encoding. Brotli is ready some time after it was asked for. */
export class EncodedBody {
  private readonly encoded: { gzip?: Promise<Buffer>; br?: Buffer } = {};
  private brotliStarted = false;

  constructor(readonly identity: Buffer) {}

  /** Bytes in memory, when compressed both ways; used to bound the cache. */
  get size(): number {
    return Math.ceil(this.identity.length * 1.4);
  }

  /** Compresses with Brotli in the background, for later requests. */
  prepareBrotli(): void {
    if (this.brotliStarted || this.identity.length < minBytes) return;
    this.brotliStarted = true;
    const params = { [zlib.BROTLI_PARAM_QUALITY]: 5, [zlib.BROTLI_PARAM_SIZE_HINT]: this.identity.length };
    brotlied(this.identity, { params }).then(
      (bytes) => {
        this.encoded.br = bytes;
      },
      () => {},
    );
  }

  /** @returns the best encoding that the client accepts and that is ready; `encoding` is null for identity */
  for(acceptEncoding: string | string[] | undefined): {
    encoding: Encoding | null;
    bytes: Buffer | Promise<Buffer>;
  } {
    const accepted = String(acceptEncoding ?? '');
    if (this.encoded.br && accepts(accepted, 'br')) return { encoding: 'br', bytes: this.encoded.br };
    if (this.identity.length < minBytes || !accepts(accepted, 'gzip'))
      return { encoding: null, bytes: this.identity };
    this.encoded.gzip ??= gzipped(this.identity);
    return { encoding: 'gzip', bytes: this.encoded.gzip };
  }
}

/** Whether an Accept-Encoding header names an encoding with a weight above 0. */
export function accepts(header: string, encoding: Encoding): boolean {
  return header.split(',', 20).some((part) => {
    const [name = '', ...parameters] = part.split(';');
    return (
      name.trim().toLowerCase() === encoding &&
      !parameters.some((parameter) => /^\s*q\s*=\s*0(\.0*)?\s*$/i.test(parameter))
    );
  });
}
