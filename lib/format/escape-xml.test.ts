import { escapeXml } from './escape-xml';

test('escapes marks of XML and drops characters that it does not allow', () => {
  expect(escapeXml('a\u0007<b>')).toBe('a&lt;b&gt;');
});
