import { isUtf8 } from 'node:buffer';
import { UnusableFileError } from '../unusable-file-error';
import { isZip, readableFormats } from './detect-format';

type Bytes = () => AsyncIterable<Buffer>;

/** Capitals and signs of Windows-1252 that never follow a lowercase letter; in MacRoman `é`, `ä`, `’`, `–` and others. */
const neverFollowsLowercase = (byte: number) =>
  [0x88, 0x8a, 0x8c, 0x8e, 0x9f].includes(byte) || (byte >= 0xc0 && byte <= 0xde && byte !== 0xd7);
const isLowercase = (byte: number) => byte >= 0x61 && byte <= 0x7a;
const isLetter = (byte: number) => isLowercase(byte | 0x20);

/** Bytes that Windows-1252 leaves undefined. */
const undefinedBytes = new Set([0x81, 0x8d, 0x8f, 0x90, 0x9d]);

/**
 * The encoding of a text as a label of `TextDecoder`: UTF-16 by its mark or its zero bytes, UTF-8 if the whole text is
 * valid, the one in an XML declaration, else Windows-1252 (which includes Latin-1). Reads the whole text, because the
 * first special character may be its last.
 * @throws {UnusableFileError} when the text is in none of them, so that no wrong characters are imported
 */
export async function findEncoding(name: string, bytes: Bytes): Promise<string> {
  const start = await startOf(bytes);
  // UTF-32 starts like UTF-16, which would leave a zero character between all others.
  if (start.subarray(0, 4).equals(Buffer.from([0xff, 0xfe, 0, 0])))
    throw new UnusableFileError(`${name}: this is UTF-32; save it as UTF-8`);
  const wide = wideEncoding(start);
  if (wide) return wide;
  // Workbooks are recognised before, unless they are within a gzip file.
  if (isZip(start))
    throw new UnusableFileError(
      `${name}: this is a workbook or another archive within a gzip file: unpack it, and import the file within`,
    );
  if (start.includes(0))
    throw new UnusableFileError(`${name}: this is not text: choose the properties as ${readableFormats}`);
  if (await isAllUtf8(bytes)) return 'utf-8';
  const declared = /^\s*<\?xml[^>]*encoding=["']([\w-]+)["']/.exec(start.toString('latin1'))?.[1];
  if (declared && !/^utf-?8$/i.test(declared)) return supported(name, declared);
  await checkIsWestern(name, bytes);
  return 'windows-1252';
}

/** The text in pieces, without a byte order mark. */
export async function* decodedText(
  bytes: AsyncIterable<Buffer>,
  encoding: string,
  options?: TextDecoderOptions,
): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding, options);
  for await (const chunk of bytes) {
    const text = decoder.decode(chunk, { stream: true });
    if (text) yield text;
  }
  const rest = decoder.decode();
  if (rest) yield rest;
}

async function startOf(bytes: Bytes): Promise<Buffer> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const chunk of bytes()) {
    parts.push(chunk);
    length += chunk.length;
    if (length >= 4_096) break;
  }
  return Buffer.concat(parts).subarray(0, 4_096);
}

function wideEncoding(start: Buffer): 'utf-16le' | 'utf-16be' | null {
  if (start[0] === 0xff && start[1] === 0xfe) return 'utf-16le';
  if (start[0] === 0xfe && start[1] === 0xff) return 'utf-16be';
  const zeros = [0, 0];
  start.forEach((byte, index) => {
    if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  });
  const [even = 0, odd = 0] = zeros;
  const many = start.length * 0.2;
  if (odd > many && even < many / 10) return 'utf-16le';
  if (even > many && odd < many / 10) return 'utf-16be';
  return null;
}

async function isAllUtf8(bytes: Bytes): Promise<boolean> {
  let rest = Buffer.alloc(0);
  for await (const chunk of bytes()) {
    const whole = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk;
    const end = completeLength(whole);
    if (!isUtf8(whole.subarray(0, end))) return false;
    rest = Buffer.from(whole.subarray(end));
  }
  return rest.length === 0;
}

/** Length without an incomplete character at the end. */
function completeLength(bytes: Buffer): number {
  for (let back = 1; back <= Math.min(3, bytes.length); back += 1) {
    const byte = bytes[bytes.length - back] ?? 0;
    if (byte < 0x80) return bytes.length;
    if (byte >= 0xc0) return sequenceLength(byte) > back ? bytes.length - back : bytes.length;
  }
  return bytes.length;
}

function sequenceLength(first: number): number {
  return first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : first >= 0xc2 ? 2 : 1;
}

function supported(name: string, label: string): string {
  try {
    return new TextDecoder(label).encoding;
  } catch (error) {
    throw new UnusableFileError(
      `${name}: the file declares the encoding ${label}, which is not known here; save it as UTF-8`,
      {
        cause: error,
      },
    );
  }
}

/** How many places of a kind a text has, and the line of the first. */
class Places {
  count = 0;
  firstLine = 1;

  add(line: number): void {
    if (this.count === 0) this.firstLine = line;
    this.count += 1;
  }
}

/** Finds characters of UTF-8, and bytes above 0x7f that belong to none. */
class Utf8Characters {
  readonly whole = new Places();
  readonly stray = new Places();
  /** How many bytes the current character still lacks. */
  missing = 0;

  /** @returns whether the byte continues a character */
  read(byte: number, line: number): boolean {
    if (this.missing > 0 && byte >= 0x80 && byte < 0xc0) {
      this.missing -= 1;
      if (this.missing === 0) this.whole.add(line);
      return true;
    }
    if (this.missing > 0) this.stray.add(line);
    this.missing = byte >= 0xc2 && byte <= 0xf4 ? sequenceLength(byte) - 1 : 0;
    if (byte >= 0x80 && this.missing === 0) this.stray.add(line);
    return false;
  }
}

/** Finds runs of accented letters: `mixed` are beside a plain letter, `foreign` are whole words. */
class AccentedRuns {
  readonly mixed = new Places();
  readonly foreign = new Places();
  /** Of the current run. */
  length = 0;
  #before = 0;

  read(byte: number, before: number, line: number): void {
    if (byte >= 0xc0) {
      if (this.length === 0) this.#before = before;
      this.length += 1;
      return;
    }
    if (this.length > 0 && (isLetter(this.#before) || isLetter(byte))) this.mixed.add(line);
    else if (this.length > 1) this.foreign.add(line);
    this.length = 0;
  }
}

/**
 * Checks that a text can be Windows-1252, where accented letters are between plain ones. Long runs of high bytes, and
 * mostly words without plain letters, are another alphabet, mostly capitals within words are MacRoman, and mostly valid
 * UTF-8 sequences are damaged UTF-8.
 */
async function checkIsWestern(name: string, bytes: Bytes): Promise<void> {
  const utf8 = new Utf8Characters();
  const runs = new AccentedRuns();
  const western = new Places();
  const mac = new Places();
  let line = 1;
  let before = 0;
  for await (const chunk of bytes()) {
    for (const byte of chunk) {
      const isInCharacter = utf8.read(byte, line);
      if (undefinedBytes.has(byte) && !isInCharacter) refuse(name, line);
      if (byte >= 0x80 && isLowercase(before)) (neverFollowsLowercase(byte) ? mac : western).add(line);
      runs.read(byte, before, line);
      if (runs.length >= 4) refuse(name, line);
      before = byte;
      if (byte === 0x0a) line += 1;
    }
  }
  if (utf8.missing > 0)
    throw new UnusableFileError(`${name}: the file ends within a character; it was probably cut`);
  if (utf8.whole.count > utf8.stray.count)
    throw new UnusableFileError(
      `${name}: the file is UTF-8 with damaged characters (line ${utf8.stray.firstLine}); save it again as UTF-8`,
    );
  if (mac.count > western.count) refuse(name, mac.firstLine);
  if (runs.foreign.count > runs.mixed.count) refuse(name, runs.foreign.firstLine);
}

function refuse(name: string, line: number): never {
  throw new UnusableFileError(
    `${name}: its characters are neither UTF-8, UTF-16, Windows-1252 nor Latin-1 (line ${line}); save it as UTF-8`,
  );
}
