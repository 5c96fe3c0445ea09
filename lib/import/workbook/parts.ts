import { posix } from 'node:path';
import { crc32 } from 'node:zlib';
import { SaxesParser } from 'saxes';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { errorParts } from '@/lib/error-parts';
import { formatNumber } from '@/lib/format/number';
import { isOperatorError } from '@/lib/operator-error';
import { asCsv } from '../source/detect-format';
import { decodedText } from '../source/encoding';
import { UnusableFileError } from '../unusable-file-error';

const maxParts = 50_000;
/** Unpacked size of a part that is kept in memory, and of all that is read until the archive is closed. */
const [maxPartMb, maxTotalMb] = [128, 1_024];
const maxDepth = 50;
/** Characters without a tag, which the parser keeps in memory: far more than the 32,767 of a cell. */
const maxTextLength = 1_000_000;

export type Attributes = Record<string, string>;
/** Names are without their namespaces. */
export type Handlers = {
  onOpen?: (name: string, attributes: Attributes) => void;
  onText?: (text: string) => void;
  onClose?: (name: string) => void;
};
/** A relation of a part, which leads to another part. */
export type Relation = { id: string; type: string; part: string };

/** The parts of a workbook: XML files in a ZIP archive. */
export class Parts {
  readonly #name: string;
  readonly #zip: ZipFile;
  readonly #entries: Map<string, Entry>;
  #bytesLeft = maxTotalMb * 1024 ** 2;

  private constructor(name: string, zip: ZipFile, entries: Map<string, Entry>) {
    this.#name = name;
    this.#zip = zip;
    this.#entries = entries;
  }

  /** The caller closes it. @throws {UnusableFileError} for a damaged archive */
  static async open({ path, name }: { path: string; name: string }): Promise<Parts> {
    let zip: ZipFile | undefined;
    try {
      zip = await openPromise(path, { autoClose: false });
      if (zip.entryCount > maxParts)
        throw new UnusableFileError(`${name}: the archive has more than ${formatNumber(maxParts)} files`);
      const entries = new Map<string, Entry>();
      for await (const entry of zip.eachEntry()) entries.set(entry.fileName.toLowerCase(), entry);
      return new Parts(name, zip, entries);
    } catch (error) {
      zip?.close();
      throw asDamaged(name, error);
    }
  }

  close(): void {
    this.#zip.close();
  }

  /** @param part its name in lowercase */
  has(part: string): boolean {
    return this.#entries.has(part);
  }

  /** The relations of a part, or of the archive (an empty text). */
  async relationsOf(part: string): Promise<Relation[]> {
    const { dir, base } = posix.parse(part);
    const relations: Relation[] = [];
    const onOpen = (name: string, { Id = '', Type = '', Target = '' }: Attributes) => {
      const target = Target.startsWith('/') ? Target : `/${dir}/${Target}`;
      if (name === 'Relationship' && relations.length < maxParts)
        relations.push({
          id: Id,
          type: Type.slice(Type.lastIndexOf('/') + 1),
          part: posix.normalize(target).slice(1),
        });
    };
    await this.read(posix.join(dir, '_rels', `${base}.rels`), { onOpen });
    return relations;
  }

  /** Reads a part as a whole; one that is not there has nothing. */
  async read(part: string, handlers: Handlers): Promise<void> {
    for await (const _piece of this.readInPieces(part, handlers));
  }

  /**
   * Reads a part, and stops after each piece of it.
   * @param maxMb its largest size unpacked
   * @throws {UnusableFileError} when it is larger or not sound XML
   */
  async *readInPieces(
    part: string,
    { onOpen, onText, onClose }: Handlers,
    maxMb = maxPartMb,
  ): AsyncGenerator<void> {
    const entry = this.#entries.get(part.toLowerCase());
    if (!entry) return;
    if (entry.uncompressedSize > maxMb * 1024 ** 2) throw this.tooLarge();
    const parser = new SaxesParser<{ position: false; xmlns: false }>({ position: false, xmlns: false });
    let held = 0;
    let depth = 0;
    let problem: Error | null = null;
    parser.on('error', (error) => {
      problem ??= error;
    });
    parser.on('opentag', ({ name, attributes }) => {
      held = 0;
      depth += 1;
      onOpen?.(localName(name), attributes);
    });
    parser.on('closetag', ({ name }) => {
      held = 0;
      depth -= 1;
      onClose?.(localName(name));
    });
    for (const kind of ['text', 'cdata'] as const) parser.on(kind, (text) => onText?.(text));
    for await (const text of this.#textOf(entry)) {
      held += text.length;
      parser.write(text);
      if (held > maxTextLength || depth > maxDepth)
        problem ??= new Error('an element is too large or too deep');
      if (problem) throw asDamaged(this.#name, problem);
      yield;
    }
    parser.close();
    if (problem) throw asDamaged(this.#name, problem);
  }

  tooLarge(): UnusableFileError {
    return new UnusableFileError(`${this.#name}: the workbook is too large when it is unpacked: ${asCsv}`);
  }

  async *#textOf(entry: Entry): AsyncGenerator<string> {
    try {
      yield* decodedText(this.#bytes(entry), 'utf-8', { fatal: true });
    } catch (error) {
      throw asDamaged(this.#name, error);
    }
  }

  async *#bytes(entry: Entry): AsyncGenerator<Buffer> {
    let checksum = 0;
    for await (const chunk of await this.#zip.openReadStreamPromise(entry)) {
      this.#bytesLeft -= chunk.length;
      if (this.#bytesLeft < 0) throw this.tooLarge();
      checksum = crc32(chunk, checksum);
      yield chunk;
    }
    if (checksum !== entry.crc32) throw new Error('a part differs from its checksum');
  }
}

/** Errors of the file system stay as they are. */
function asDamaged(name: string, error: unknown): unknown {
  const { code } = errorParts(error);
  if (isOperatorError(error) || (code && !/^(?:Z|ERR)_/.test(code))) return error;
  return new UnusableFileError(
    `${name}: the workbook is damaged or was cut: open it in Excel, save it again, and import that file`,
    { cause: error },
  );
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}
