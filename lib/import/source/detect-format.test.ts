import { detectFormat, refuseBinary } from './detect-format';

test.each([
  ['\n [{"a": 1}]', 'json'],
  ['{"a": []}', 'json'],
  ['<?xml version="1.0"?><list/>', 'xml'],
  ['<!-- made by us --><Properties>', 'xml'],
  ['title,price\n', 'table'],
])('%j is %s', (text, format) => {
  expect(detectFormat('feed', text)).toBe(format);
});

test.each([
  ['', /feed: the file is empty/],
  [' \n\t', /the file is empty/],
  ['<!DOCTYPE html><html>', /this is an HTML page, perhaps a login page/],
  ['<?xml version="1.0"?>\n<!DOCTYPE HTML PUBLIC "x">', /this is an HTML page/],
  ['<html lang="en">', /this is an HTML page/],
  ['<html><table><tr>', /this is a table within an HTML page: in Excel, choose/],
  ['<html><table><form>', /perhaps a login page/],
])('%j is refused', (text, message) => {
  expect(() => detectFormat('feed', text)).toThrow(message);
});

test.each([
  ['', /the file is empty/],
  [
    '\xd0\xcf\x11\xe0\xa1\xb1',
    /this is an old Excel workbook, or one with a password, .* "Excel Workbook \(\.xlsx\)"/,
  ],
  ['%PDF-1.7', /this is a PDF document/],
  ['\x89PNG\r\n', /this is a picture: choose the file with the properties/],
  ['\xff\xd8\xff\xe0', /this is a picture/],
  ['RIFF\x0a\x00\x00\x00WEBP', /this is a picture/],
  ['\x00\x00\x00\x1cftypheic', /this is a picture/],
])('bytes %j are refused', (bytes, message) => {
  expect(() => refuseBinary('feed', Buffer.from(bytes, 'latin1'))).toThrow(message);
});
