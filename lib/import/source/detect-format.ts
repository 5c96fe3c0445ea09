import { UnusableFileError } from '../unusable-file-error';

/** A table is CSV, TSV or an Excel workbook. */
export type Format = 'json' | 'xml' | 'table';

export const readableFormats = 'an Excel workbook, CSV, JSON or XML';
export const asCsv = 'in Excel, choose "Save as" and "CSV UTF-8 (comma delimited)", and import that file';
export const asWorkbook = 'in Excel, choose "Save as" and "Excel Workbook (.xlsx)", and import that file';

const picture = /^(?:\x89PNG|\xff\xd8\xff|GIF8|RIFF.{4}WEBP|.{4}ftyp(?:avif|heic|mif1))/s;

/** Whether a file is a ZIP archive, as Excel workbooks are, by its first bytes. */
export function isZip(start: Buffer): boolean {
  return start.subarray(0, 4).toString('latin1') === 'PK\x03\x04';
}

/**
 * Refuses files that are not text, by their first bytes.
 * @throws {UnusableFileError} for an empty file, old Excel, PDF and pictures, with a remedy
 */
export function refuseBinary(name: string, start: Buffer): void {
  const starts = (bytes: string) => start.subarray(0, bytes.length).toString('latin1') === bytes;
  const problem =
    start.length === 0
      ? 'the file is empty'
      : starts('\xd0\xcf\x11\xe0')
        ? `this is an old Excel workbook, or one with a password, which has to be removed first: ${asWorkbook}`
        : starts('%PDF')
          ? `this is a PDF document: ask for the inventory as ${readableFormats}`
          : picture.test(start.subarray(0, 16).toString('latin1'))
            ? 'this is a picture: choose the file with the properties'
            : null;
  if (problem) throw new UnusableFileError(`${name}: ${problem}`);
}

/**
 * The format of a text by its first characters.
 * @throws {UnusableFileError} for an empty text and for HTML
 */
export function detectFormat(name: string, start: string): Format {
  const text = start.trimStart();
  if (text === '') throw new UnusableFileError(`${name}: the file is empty`);
  if (
    /^(?:<\?xml[^>]*\?>\s*)?(?:<!--[\s\S]*?-->\s*)*<(?:!doctype\s+html|html|head|body|script)\b/i.test(text)
  )
    throw new UnusableFileError(
      /<table\b/i.test(text) && !/<(?:form|input)\b/i.test(text)
        ? `${name}: this is a table within an HTML page: ${asWorkbook}`
        : `${name}: this is an HTML page, perhaps a login page or an error page, and not a feed`,
    );
  if (text.startsWith('<')) return 'xml';
  return /^[[{]/.test(text) ? 'json' : 'table';
}
