import { textWithoutSource } from './text-without-source';

it.each([
  ['stock.xlsx: the file is empty', 'The file is empty.'],
  ['stock.xlsx: the file was cut. Save it again.', 'The file was cut. Save it again.'],
  ['stock.xlsx.gz: the gzip file is damaged', 'stock.xlsx.gz: the gzip file is damaged'],
  ['The file is gone.', 'The file is gone.'],
])('%s, of stock.xlsx, reads %s', (message, text) => {
  expect(textWithoutSource(message, 'stock.xlsx')).toBe(text);
});
