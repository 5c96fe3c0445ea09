import { promisify } from 'node:util';
import { brotliCompress, gunzip, gzip, constants as zlib } from 'node:zlib';

const gzipped = promisify(gzip);
const gunzipped = promisify(gunzip);
const brotlied = promisify(brotliCompress);

/** Smaller bodies fit into one packet anyway. */
const minBytes = 1_024;
/** Upper estimate of both compressed forms together, as a share of the page; real pages reach 0.3. */
const compressedShare = 0.4;
const nothing = Buffer.alloc(0);

type Encoding = 'gzip' | 'br';

/** The body of an answer, compressed at most once per encoding. Brotli becomes available after `prepareBrotli`. */
export class EncodedBody {
  readonly #length: number;
  readonly #isCompressible: boolean;
  #identity: Buffer;
  #isCompact = false;
  #gzip: Buffer | Promise<Buffer> | undefined;
  #brotli: Buffer | undefined;
  #isBrotliStarted = false;

  constructor(identity: Buffer, isText: boolean) {
    this.#length = identity.length;
    this.#isCompressible = isText && identity.length >= minBytes;
    this.#identity = identity;
  }

  /** Bytes in memory once compacted and compressed both ways; used to bound the cache. */
  get size(): number {
    return this.#isCompressible ? Math.ceil(this.#length * compressedShare) : this.#length;
  }

  /** Keeps only the compressed form of a text; it is expanded for the few clients that accept no compression. */
  compact(): void {
    if (!this.#isCompressible) return;
    Promise.resolve(this.#gzipped()).then(
      () => {
        this.#isCompact = true;
        this.#identity = nothing;
      },
      () => {},
    );
  }

  /** Compresses with Brotli in the background, for later requests. */
  prepareBrotli(): void {
    if (this.#isBrotliStarted || !this.#isCompressible) return;
    this.#isBrotliStarted = true;
    const params = { [zlib.BROTLI_PARAM_QUALITY]: 5, [zlib.BROTLI_PARAM_SIZE_HINT]: this.#length };
    Promise.resolve(this.#expanded())
      .then((identity) => brotlied(identity, { params }))
      .then(
        (bytes) => {
          this.#brotli = bytes;
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
    if (this.#brotli && acceptsEncoding(accepted, 'br')) return { encoding: 'br', bytes: this.#brotli };
    if (!this.#isCompressible || !acceptsEncoding(accepted, 'gzip'))
      return { encoding: null, bytes: this.#expanded() };
    return { encoding: 'gzip', bytes: this.#gzipped() };
  }

  /** Stores the bytes instead of the promise, which would keep its request in memory. */
  #gzipped(): Buffer | Promise<Buffer> {
    this.#gzip ??= gzipped(this.#identity).then(
      (bytes) => {
        this.#gzip = bytes;
        return bytes;
      },
      (error: unknown) => {
        this.#gzip = undefined;
        throw error;
      },
    );
    return this.#gzip;
  }

  #expanded(): Buffer | Promise<Buffer> {
    return this.#isCompact
      ? Promise.resolve(this.#gzipped()).then((bytes) => gunzipped(bytes))
      : this.#identity;
  }
}

/** Whether an Accept-Encoding header names an encoding with a weight above 0. */
export function acceptsEncoding(header: string, encoding: Encoding): boolean {
  return header.split(',', 20).some((part) => {
    const [name = '', ...parameters] = part.split(';');
    return (
      name.trim().toLowerCase() === encoding &&
      !parameters.some((parameter) => /^\s*q\s*=\s*0(\.0*)?\s*$/i.test(parameter))
    );
  });
}
