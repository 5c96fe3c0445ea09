import { crc32, deflateRawSync } from 'node:zlib';

/** A text, a number, a number in a format such as `[0.5, '0%']`, or the XML of a cell. */
type Cell = string | number | null | [value: number, format: string] | { xml: string };
type Sheet = { name?: string; state?: 'hidden' | 'veryHidden'; rows: Cell[][] | string; merged?: string[] };

/**
 * An Excel workbook.
 * @param sheets with `rows` as lists of cells or as XML, and the ranges of `merged` cells
 * @param parts further files of the archive, or in place of those of the workbook
 */
export function workbookOf(sheets: Sheet[], parts: Record<string, string | Buffer> = {}): Buffer {
  const texts: string[] = [];
  const formats: string[] = [];
  const sheetParts = sheets.map(({ rows, merged = [] }, index) => [
    `xl/worksheets/sheet${index + 1}.xml`,
    `<worksheet><sheetData>${typeof rows === 'string' ? rows : rows.map((cells) => rowXml(cells, texts, formats)).join('')}</sheetData>${merged.map((ref) => `<mergeCell ref="${ref}"/>`).join('')}</worksheet>`,
  ]);
  const relations = sheets.map((_sheet, index) =>
    relationXml(index, 'worksheet', `worksheets/sheet${index + 1}.xml`),
  );
  return zipOf({
    '[Content_Types].xml': '<Types/>',
    '_rels/.rels': relationsXml([relationXml(0, 'officeDocument', 'xl/workbook.xml')]),
    'xl/workbook.xml': `<workbook><sheets>${sheets
      .map(
        ({ name, state }, index) =>
          `<sheet name="${name ?? `Sheet${index + 1}`}" state="${state ?? 'visible'}" r:id="r${index}"/>`,
      )
      .join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relationsXml([
      ...relations,
      relationXml(sheets.length, 'styles', '/xl/styles.xml'),
      relationXml(sheets.length + 1, 'sharedStrings', 'sharedStrings.xml'),
    ]),
    'xl/styles.xml': stylesXml(formats),
    'xl/sharedStrings.xml': `<sst>${texts.map((text) => `<si><t>${escaped(text)}</t></si>`).join('')}</sst>`,
    ...Object.fromEntries(sheetParts),
    ...parts,
  });
}

function rowXml(cells: Cell[], texts: string[], formats: string[]): string {
  return `<row>${cells.map((cell) => cellXml(cell, texts, formats)).join('')}</row>`;
}

function cellXml(cell: Cell, texts: string[], formats: string[]): string {
  if (cell === null) return '<c/>';
  if (typeof cell === 'string') return `<c t="s"><v>${texts.push(cell) - 1}</v></c>`;
  if (typeof cell === 'number') return `<c><v>${cell}</v></c>`;
  if ('xml' in cell) return cell.xml;
  return `<c s="${formats.push(cell[1])}"><v>${cell[0]}</v></c>`;
}

/** Cells of style 0 have no format. */
function stylesXml(formats: string[]): string {
  const codes = formats.map(
    (code, index) => `<numFmt numFmtId="${164 + index}" formatCode="${escaped(code)}"/>`,
  );
  const cells = formats.map((_code, index) => `<xf numFmtId="${164 + index}"/>`);
  return `<styleSheet><numFmts>${codes.join('')}</numFmts><cellXfs><xf numFmtId="0"/>${cells.join('')}</cellXfs></styleSheet>`;
}

function relationXml(id: number, type: string, target: string): string {
  return `<Relationship Id="r${id}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="${target}"/>`;
}

function relationsXml(relations: string[]): string {
  return `<Relationships>${relations.join('')}</Relationships>`;
}

function escaped(text: string): string {
  return text.replace(/[&<"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** A ZIP archive of these files. */
export function zipOf(files: Record<string, string | Buffer>): Buffer {
  const bodies: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [path, text] of Object.entries(files)) {
    const [name, content] = [Buffer.from(path), Buffer.from(text)];
    const packed = deflateRawSync(content);
    // Version, flags (UTF-8), method, time, checksum, sizes, lengths of the name and of other fields.
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(20, 0);
    facts.writeUInt16LE(0x800, 2);
    facts.writeUInt16LE(8, 4);
    facts.writeUInt32LE(crc32(content), 10);
    facts.writeUInt32LE(packed.length, 14);
    facts.writeUInt32LE(content.length, 18);
    facts.writeUInt16LE(name.length, 22);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    bodies.push(Buffer.from('PK\x03\x04'), facts, name, packed);
    directory.push(Buffer.from('PK\x01\x02\x14\x00'), facts, place, name);
    offset += 30 + name.length + packed.length;
  }
  const end = Buffer.alloc(18);
  end.writeUInt16LE(Object.keys(files).length, 4);
  end.writeUInt16LE(Object.keys(files).length, 6);
  end.writeUInt32LE(Buffer.concat(directory).length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...bodies, ...directory, Buffer.from('PK\x05\x06'), end]);
}
