import fc from 'fast-check';
import { elementLines, positionOf, scanJson } from './json-scan';

test('valid JSON has no error', () => {
  fc.assert(fc.property(fc.json(), (text) => scanJson(text) === null));
});

test('finds an error exactly where JSON.parse does', () => {
  fc.assert(
    fc.property(
      fc.json(),
      fc.nat(),
      fc.constantFrom('', '}', ',', '"', 'x', '\n', '\t', '\\'),
      (text, at, junk) => {
        const position = at % (text.length + 1);
        const broken = text.slice(0, position) + junk + text.slice(position + 1);
        let sound = true;
        try {
          JSON.parse(broken);
        } catch {
          sound = false;
        }
        return (scanJson(broken) === null) === sound;
      },
    ),
  );
});

test.each([
  ['{"a": 1,}', 1, 9],
  ['{\n  "a": x\n}', 2, 8],
  ['[1, 2', 1, 6],
  ['[1] 2', 1, 5],
  ['', 1, 1],
])('the error in %j is at line %i, column %i', (text, line, column) => {
  expect(positionOf(text, scanJson(text) ?? -1)).toEqual({ line, column });
});

test('gives the line of each property', () => {
  const text = '{\n"other": [1, 2],\n"properties": [\n  {"units": [\n1]},\n\n  {}\n]}';
  expect(elementLines(text, ['properties'])).toEqual([4, 7]);
  expect(elementLines('[1,\n2]', [])).toEqual([1, 2]);
});

test('scans a long text once, terminated or not', () => {
  const long = 'a\\"'.repeat(1_000_000);
  expect(scanJson(`["${long}"]`)).toBeNull();
  expect(scanJson(`["${long}`)).toBe(1);
});

test('endless nesting is an error, not a crash', () => {
  expect(scanJson('['.repeat(100_000))).not.toBeNull();
});
