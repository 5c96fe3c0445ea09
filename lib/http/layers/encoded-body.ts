import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, gzip, constants as zlib } from 'node:zlib';

const gzipped = promisify(gzip);
const brotlied = promisify(brotliCompress);
const expanded = promisify(brotliDecompress);

/** Smaller bodies fit into one packet anyway. */
const minBytes = 1_024;
/** Upper estimate of both compressed forms together, as a share of the page; real pages reach 0.35. */
const compressedShare = 0.4;
const nothing = Buffer.alloc(0);
/** Smaller than gzip's default at half its processor time. */
const quickBrotli = 3;
/** A tenth smaller than the quick one, for responses that are requested again. */
const denseBrotli = 5;

type Encoding = 'gzip' | 'br';

/** The body of a response, compressed when a client first accepts an encoding. */
export class EncodedBody {
  readonly #length: number;
  readonly #isCompressible: boolean;
  #identity: Buffer;
  #isCompact = false;
  #gzip: Buffer | Promise<Buffer> | undefined;
  #brotli: Buffer | Promise<Buffer> | undefined;
  #isDense = false;

  constructor(identity: Buffer, isText: boolean) {
    this.#length = identity.length;
    this.#isCompressible = isText && identity.length >= minBytes;
    this.#identity = identity;
  }

  /** Bytes in memory once compacted and compressed both ways; used to bound the cache. */
  get size(): number {
    return this.#isCompressible ? Math.ceil(this.#length * compressedShare) : this.#length;
  }

  /** Keeps only compressed forms of a text; it is expanded for the few clients that accept no compression. */
  compact(): void {
    if (!this.#isCompressible) return;
    Promise.resolve(this.#brotlied()).then(
      () => {
        this.#isCompact = true;
        this.#identity = nothing;
      },
      () => {},
    );
  }

  /** Compresses more densely in the background, for later requests. */
  makeDense(): void {
    if (this.#isDense || !this.#isCompressible) return;
    this.#isDense = true;
    // After the quick form, which would replace it if it were ready later.
    Promise.resolve(this.#brotlied())
      .then(() => this.#expanded())
      .then((identity) => withBrotli(identity, denseBrotli))
      .then(
        (bytes) => {
          this.#brotli = bytes;
        },
        () => {},
      );
  }

  /** @returns the best encoding that the client accepts; `encoding` is null for identity */
  for(acceptEncoding: string | string[] | undefined): {
    encoding: Encoding | null;
    bytes: Buffer | Promise<Buffer>;
  } {
    const accepted = String(acceptEncoding ?? '');
    if (!this.#isCompressible) return { encoding: null, bytes: this.#identity };
    if (acceptsEncoding(accepted, 'br')) return { encoding: 'br', bytes: this.#brotlied() };
    if (acceptsEncoding(accepted, 'gzip')) return { encoding: 'gzip', bytes: this.#gzipped() };
    return { encoding: null, bytes: this.#expanded() };
  }

  #brotlied(): Buffer | Promise<Buffer> {
    this.#brotli ??= keepBytes(withBrotli(this.#identity, quickBrotli), (bytes) => {
      this.#brotli = bytes;
    });
    return this.#brotli;
  }

  #gzipped(): Buffer | Promise<Buffer> {
    this.#gzip ??= keepBytes(
      Promise.resolve(this.#expanded()).then((bytes) => gzipped(bytes)),
      (bytes) => {
        this.#gzip = bytes;
      },
    );
    return this.#gzip;
  }

  #expanded(): Buffer | Promise<Buffer> {
    return this.#isCompact
      ? Promise.resolve(this.#brotlied()).then((bytes) => expanded(bytes))
      : this.#identity;
  }
}

/** Stores the bytes instead of the promise, which would keep its request in memory; nothing if compression fails. */
function keepBytes(compressed: Promise<Buffer>, store: (bytes: Buffer | undefined) => void): Promise<Buffer> {
  return compressed.then(
    (bytes) => {
      store(bytes);
      return bytes;
    },
    (error: unknown) => {
      store(undefined);
      throw error;
    },
  );
}

/** With a window of the text's length: Brotli's own takes megabytes and twice the time. */
function withBrotli(text: Buffer, quality: number): Promise<Buffer> {
  const window = Math.ceil(Math.log2(text.length));
  return brotlied(text, {
    params: {
      [zlib.BROTLI_PARAM_QUALITY]: quality,
      [zlib.BROTLI_PARAM_SIZE_HINT]: text.length,
      [zlib.BROTLI_PARAM_LGWIN]: Math.min(window, zlib.BROTLI_MAX_WINDOW_BITS),
    },
  });
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
