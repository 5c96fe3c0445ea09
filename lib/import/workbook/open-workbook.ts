import { countFilled, firstOf, type Line, linesAboveHeader } from '../rows/table-rows';
import { asWorkbook } from '../source/detect-format';
import { UnusableFileError } from '../unusable-file-error';
import { builtInFormats, type NumberFormat, numberFormat, plainNumber } from './number-format';
import { Parts } from './parts';
import { type Merges, mergesOf, type Shared, sheetLines, unescaped } from './sheet-lines';

/** Visible sheets among which the table is looked for. */
const maxSheets = 20;
/** Far more than Excel allows. */
const [maxFormats, maxName] = [10_000, 100];
/** Filled cells in a row of a table; a cover page has terms and their values. */
const leastColumns = 3;

export type Workbook = {
  /** Which of several visible sheets is read; null when there is only one. */
  sheetNote: string | null;
  /** The filled rows, from the beginning. */
  lines: () => AsyncGenerator<Line>;
};

type File = { path: string; name: string };
type Sheet = { name: string; part: string };
type Contents = { sheets: Sheet[]; shared: Shared };

/**
 * Opens an Excel workbook and chooses the first visible sheet with a table, else the first that is not empty.
 * @throws {UnusableFileError} when the file is another archive, damaged or too large, or has no such sheet
 */
export async function openWorkbook(file: File): Promise<Workbook> {
  const parts = await Parts.open(file);
  try {
    const { sheets, shared } = await readContents(file, parts);
    const sheet = await sheetWithTable(parts, sheets.slice(0, maxSheets), shared);
    if (!sheet) throw new UnusableFileError(`${file.name}: the workbook has nothing in its visible sheets`);
    const merges = await mergesOf(parts, sheet.part);
    const lines = () => linesOf(file, sheet, shared, merges);
    return { sheetNote: noteOn(sheet, sheets), lines };
  } finally {
    parts.close();
  }
}

async function* linesOf(file: File, { part }: Sheet, shared: Shared, merges: Merges): AsyncGenerator<Line> {
  const parts = await Parts.open(file);
  try {
    yield* sheetLines(parts, part, shared, merges);
  } finally {
    parts.close();
  }
}

function noteOn(sheet: Sheet, sheets: Sheet[]): string | null {
  const quoted = sheets.filter((other) => other !== sheet).map(({ name }) => `"${name}"`);
  if (quoted.length === 0) return null;
  return `only the sheet "${sheet.name}" is read, not ${quoted.slice(0, maxSheets).join(', ')}`;
}

async function sheetWithTable(parts: Parts, sheets: Sheet[], shared: Shared): Promise<Sheet | null> {
  let filled: Sheet | null = null;
  for (const sheet of sheets) {
    const lines = sheetLines(parts, sheet.part, shared);
    const first = await firstOf(lines, linesAboveHeader);
    await lines.return(undefined);
    const wide = first.filter(({ cells }) => countFilled(cells) >= leastColumns);
    if (wide.length > 1) return sheet;
    if (first.length > 0) filled ??= sheet;
  }
  return filled;
}

async function readContents({ name }: File, parts: Parts): Promise<Contents> {
  const main = (await parts.relationsOf('')).find(({ type }) => type === 'officeDocument')?.part;
  if (!main?.startsWith('xl/')) throw new UnusableFileError(`${name}: ${otherArchive(parts)}`);
  if (main.endsWith('.bin'))
    throw new UnusableFileError(`${name}: this is a binary Excel workbook: ${asWorkbook}`);
  const relations = await parts.relationsOf(main);
  const worksheets = new Map(
    relations.filter(({ type }) => type === 'worksheet').map(({ id, part }) => [id, part]),
  );
  const sheets: Sheet[] = [];
  let has1904Dates = false;
  await parts.read(main, {
    onOpen: (element, attributes) => {
      // An extension has an element of the same name.
      if (element === 'workbookPr') has1904Dates ||= /^(?:1|true)$/.test(attributes.date1904 ?? '');
      if (element !== 'sheet' || /hidden/i.test(attributes.state ?? '')) return;
      const [, id = ''] = Object.entries(attributes).find(([key]) => key.endsWith(':id')) ?? [];
      const part = worksheets.get(id);
      if (part !== undefined) sheets.push({ name: (attributes.name ?? '').slice(0, maxName), part });
    },
  });
  const partOf = (type: string) => relations.find((relation) => relation.type === type)?.part ?? '';
  const formats = await readFormats(parts, partOf('styles'), has1904Dates);
  return { sheets, shared: { texts: await readTexts(parts, partOf('sharedStrings')), formats } };
}

/** What a ZIP archive is that is not an Excel workbook, and what to do with it. */
function otherArchive(parts: Parts): string {
  if (parts.has('meta-inf/manifest.xml') && parts.has('content.xml'))
    return 'this is an OpenDocument file: in LibreOffice, choose "Save As" and "Excel 2007-365 (.xlsx)", and import that file';
  if (parts.has('index/document.iwa'))
    return 'this is a Numbers document: in Numbers, choose "File", "Export To" and "Excel", and import that file';
  return 'this is a ZIP archive and no Excel workbook: unpack it and import the file within, or save the table as "Excel Workbook (.xlsx)"';
}

/** The number formats of cells by the number of their style. */
async function readFormats(parts: Parts, part: string, has1904Dates: boolean): Promise<NumberFormat[]> {
  const codes = new Map(Object.entries(builtInFormats));
  const used: string[] = [];
  let section = '';
  await parts.read(part, {
    onOpen: (element, { numFmtId = '', formatCode = '' }) => {
      if (element === 'numFmts' || element === 'cellXfs') section = element;
      else if (element === 'numFmt' && section === 'numFmts' && codes.size < maxFormats)
        codes.set(numFmtId, formatCode);
      else if (element === 'xf' && section === 'cellXfs') used.push(numFmtId);
    },
    onClose: (element) => {
      if (element === section) section = '';
    },
  });
  const formats = new Map([...codes].map(([id, code]) => [id, numberFormat(code, has1904Dates)]));
  return used.map((id) => formats.get(id) ?? plainNumber);
}

/** The texts that cells name by their number; without the pronunciation of Japanese ones. */
async function readTexts(parts: Parts, part: string): Promise<string[]> {
  const texts: string[] = [];
  let text = '';
  let isText = false;
  let isPhonetic = false;
  await parts.read(part, {
    onOpen: (element) => {
      if (element === 'si') text = '';
      else if (element === 'rPh') isPhonetic = true;
      else if (element === 't') isText = !isPhonetic;
    },
    onText: (piece) => {
      if (isText) text += piece;
    },
    onClose: (element) => {
      if (element === 't') isText = false;
      else if (element === 'rPh') isPhonetic = false;
      else if (element === 'si') texts.push(unescaped(text));
    },
  });
  return texts;
}
