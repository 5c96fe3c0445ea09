import { collected } from '@/testing/feed-rows';
import { decodedText, findEncoding } from './encoding';

const inPieces = (bytes: Buffer, length = 7) =>
  async function* () {
    for (let at = 0; at < bytes.length; at += length) yield bytes.subarray(at, at + length);
  };

async function read(bytes: Buffer): Promise<string> {
  const encoding = await findEncoding('homes.csv', inPieces(bytes));
  return (await collected(decodedText(inPieces(bytes)(), encoding))).join('');
}

const text = 'title,price\nCafé “Résidence” – Straße,1\n';
const arabic = 'title,price\nمارينا هايتس 🏙,1\n';
const windows1252 = (value: string) =>
  Buffer.from(
    value.replace(/[“”–]/g, (sign) => ({ '“': '\x93', '”': '\x94' })[sign] ?? '\x96'),
    'latin1',
  );
const bigEndian = (value: string) => Buffer.from(value, 'utf16le').swap16();

test.each<[string, Buffer, string]>([
  ['UTF-8', Buffer.from(text), text],
  ['UTF-8 of four bytes', Buffer.from(arabic), arabic],
  ['UTF-8 with a mark', Buffer.from(`\uFEFF${text}`), text],
  ['UTF-16 with a mark', Buffer.from(`\uFEFF${arabic}`, 'utf16le'), arabic],
  ['UTF-16 without a mark', Buffer.from(text, 'utf16le'), text],
  ['UTF-16 the other way round', bigEndian(`\uFEFF${text}`), text],
  ['UTF-16 the other way round without a mark', bigEndian(text), text],
  ['Windows-1252', windows1252(text), text],
  ['Latin-1', Buffer.from('a,b\nCafé,Ö\n', 'latin1'), 'a,b\nCafé,Ö\n'],
  [
    'an accented letter alone',
    Buffer.from('De 1 à 3 chambres, côté mer, ÉÀ\n', 'latin1'),
    'De 1 à 3 chambres, côté mer, ÉÀ\n',
  ],
  ['a capital within a word', Buffer.from('Café,Soléa,ParcÉlysée\n', 'latin1'), 'Café,Soléa,ParcÉlysée\n'],
  [
    'what an XML declaration says',
    Buffer.from([...Buffer.from('<?xml version="1.0" encoding="windows-1256"?><a>'), 0xe3, 0xc7]),
    '<?xml version="1.0" encoding="windows-1256"?><a>ما',
  ],
])('reads %s', async (_name, bytes, expected) => {
  expect(await read(bytes)).toBe(expected);
});

test.each<[string, Buffer, RegExp]>([
  [
    'another alphabet',
    Buffer.from([...Buffer.from('a\nb '), 0xe3, 0xc7, 0xd1, 0xed, 0xe4]),
    /neither UTF-8.*line 2/,
  ],
  [
    'another alphabet in short words',
    Buffer.from('a,b\nDubai,\xcf\xc8\xed\n', 'latin1'),
    /neither UTF-8.*line 2/,
  ],
  ['MacRoman letters', Buffer.from('title\nCaf\x8e Lofts\n', 'latin1'), /neither UTF-8.*line 2/],
  ['MacRoman apostrophes', Buffer.from('title\nDubai\xd5s finest\n', 'latin1'), /neither UTF-8.*line 2/],
  ['bytes of no character', Buffer.from([0x61, 0x0a, 0x81]), /neither UTF-8.*line 2/],
  [
    'UTF-8 with a damaged character',
    Buffer.from([...Buffer.from(arabic), 0x0a, 0xe9, 0x20]),
    /the file is UTF-8 with damaged characters/,
  ],
  ['UTF-8 cut within a character', Buffer.from(arabic).subarray(0, 13), /the file ends within a character/],
  ['UTF-32', Buffer.from([0xff, 0xfe, 0, 0, 0x61, 0, 0, 0]), /this is UTF-32; save it as UTF-8/],
  ['anything but text', Buffer.from([1, 0, 0, 0, 2, 0, 0, 0, 0, 0]), /this is not text: choose/],
  [
    'a workbook',
    Buffer.from('PK\u0003\u0004'),
    /this is a workbook or another archive within a gzip file: unpack it/,
  ],
  [
    'an unknown declaration',
    Buffer.from('<?xml version="1.0" encoding="klingon"?><a>é</a>', 'latin1'),
    /klingon/,
  ],
])('refuses %s', async (_name, bytes, message) => {
  await expect(read(bytes)).rejects.toThrow(message);
});
