import { readFile } from 'node:fs/promises';
import bayut from '@/docs/import/bayut.json';
import propertyFinder from '@/docs/import/property-finder.json';
import { errorParts } from '@/lib/error-parts';
import { type Mapping, parseMapping } from './mapping/mapping-schema';
import { csvRows } from './rows/csv-rows';
import { findJsonList, jsonRows } from './rows/json-rows';
import type { Row } from './rows/row';
import { tableRows } from './rows/table-rows';
import { likelyXmlRow, xmlRows } from './rows/xml-rows';
import { detectFormat, type Format, isZip, refuseBinary } from './source/detect-format';
import { decodedText, findEncoding } from './source/encoding';
import { openSource, type Source, type SourceOptions } from './source/open-source';
import { firstBytes, unpackedBytes } from './source/unpack';
import { UnusableFileError } from './unusable-file-error';
import { openWorkbook } from './workbook/open-workbook';

/** A feed that is ready to be read. */
export type FeedFile = {
  /** Name shown in reports. */
  file: string;
  rows: () => AsyncIterable<Row>;
  mapping: Mapping | null;
  format: Format;
  /** Which sheet of a workbook with several is read. */
  sheetNote?: string | null;
};

export type OpenFeed = FeedFile & { source: Source };

/** Receives the number of bytes read so far and in total; compressed bytes for a compressed feed. */
export type OnBytes = (done: number, total: number) => void;

export type OpenOptions = SourceOptions & {
  onBytes?: OnBytes;
  /** Called once the feed is complete, before it is read. */
  onOpened?: (source: Source) => void;
};

/**
 * Opens a feed and detects its format by its content. Feeds in the formats of Property Finder and Bayut need no mapping.
 * @param map a mapping, or the path of its file
 * @returns null when the feed has not changed since the version in the options
 * @throws {UnusableFileError} when the feed or the mapping cannot be used
 */
export async function openFeed(
  path: string,
  map: string | Mapping | null,
  { onBytes, onOpened, ...options }: OpenOptions = {},
): Promise<OpenFeed | null> {
  const given = typeof map === 'string' ? await readMapping(map) : map;
  const source = await openSource(path, options);
  if (!source) return null;
  onOpened?.(source);
  try {
    return { ...(await recognise(source, given, onBytes)), source };
  } catch (error) {
    await source.close();
    throw error;
  }
}

async function recognise(source: Source, given: Mapping | null, onBytes?: OnBytes) {
  const { name } = source;
  const bytes = () => unpackedBytes(source);
  const firsts = await firstBytes(source.path, 16);
  if (isZip(firsts)) return await recogniseWorkbook(source, given);
  refuseBinary(name, firsts);
  const encoding = await findEncoding(name, bytes);
  const text = () => decodedText(bytes(), encoding);
  const counted = () =>
    decodedText(
      unpackedBytes(source, (done) => onBytes?.(done, source.bytes)),
      encoding,
    );
  const start = await startOf(text());
  const format = detectFormat(name, start);
  const mapping = given ?? (format === 'xml' ? knownXml(start) : null);
  const feed = { file: name, mapping, format };
  if (format === 'table') return { ...feed, rows: () => csvRows(name, counted()) };
  if (format === 'xml') {
    const rowName = mapping?.list?.split('.').filter(Boolean).at(-1);
    const likely = rowName === undefined ? likelyXmlRow(start) : null;
    const read = (element?: string) => xmlRows(name, counted(), element);
    return { ...feed, rows: () => (likely === null ? read(rowName) : withFallback(read, likely)) };
  }
  const list = await findJsonList(name, text(), mapping?.list);
  if (!list) {
    const place = mapping?.list === undefined ? '' : ` at "${mapping.list}"`;
    throw new UnusableFileError(`${name}: the file has no list of properties${place}`);
  }
  return { ...feed, rows: () => jsonRows(name, counted(), list) };
}

async function recogniseWorkbook(source: Source, mapping: Mapping | null) {
  const { name } = source;
  const { sheetNote, lines } = await openWorkbook(source);
  const format: Format = 'table';
  return { file: name, mapping, format, sheetNote, rows: () => tableRows(name, lines()) };
}

/** The rows of known names, which may come after the start of a feed; without any, those of the likely name. */
async function* withFallback(
  read: (element?: string) => AsyncIterable<Row>,
  likely: string,
): AsyncGenerator<Row> {
  let isFound = false;
  for await (const row of read()) {
    isFound = true;
    yield row;
  }
  if (!isFound) yield* read(likely);
}

async function startOf(text: AsyncIterable<string>): Promise<string> {
  let start = '';
  for await (const chunk of text) {
    start += chunk;
    if (start.length > 64_000) break;
  }
  return start;
}

/** The mapping of a portal's XML; null for any other. */
function knownXml(start: string): Mapping | null {
  const known = /<Property_Ref_No\b/i.test(start)
    ? bayut
    : /<reference_number\b/i.test(start) && /<offering_type\b/i.test(start)
      ? propertyFinder
      : null;
  if (!known) return null;
  const parsed = parseMapping(known);
  if ('errors' in parsed) throw new Error(parsed.errors.join('\n'));
  return parsed.mapping;
}

/** @throws {UnusableFileError} when the file is missing, not JSON or not a mapping */
export async function readMapping(path: string): Promise<Mapping> {
  let value: unknown;
  try {
    value = JSON.parse((await readFile(path, 'utf8')).replace(/^\uFEFF/, ''));
  } catch (error) {
    const { code, message } = errorParts(error);
    const reason =
      code === 'ENOENT' ? 'there is no such file' : code ? message : `this is not JSON: ${message}`;
    throw new UnusableFileError(`${path}: ${reason}`, { cause: error });
  }
  const result = parseMapping(value);
  if ('mapping' in result) return result.mapping;
  throw new UnusableFileError(
    `${path}: this is not a mapping\n${result.errors.map((line) => `  ${line}`).join('\n')}`,
  );
}
