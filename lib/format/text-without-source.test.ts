import { textWithoutSource } from './text-without-source';

it.each([
  ['stock.xlsx: this is an Excel workbook', 'This is an Excel workbook'],
  ['stock.xlsx.gz: the gzip file is damaged', 'stock.xlsx.gz: the gzip file is damaged'],
  ['The file is gone.', 'The file is gone.'],
])('%s, of stock.xlsx, reads %s', (message, text) => {
  expect(textWithoutSource(message, 'stock.xlsx')).toBe(text);
});
