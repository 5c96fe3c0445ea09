import fc from 'fast-check';
import { JsonTokens } from './json-tokens';

function isJson(text: string, pieces: number): boolean {
  const tokens = new JsonTokens({});
  try {
    for (let at = 0; at < text.length; at += pieces) tokens.write(text.slice(at, at + pieces));
    tokens.end();
    return true;
  } catch {
    return false;
  }
}

const pieces = fc.integer({ min: 1, max: 40 });

test('accepts JSON in pieces of any length', () => {
  fc.assert(fc.property(fc.json(), pieces, isJson));
});

test('refuses exactly what JSON.parse refuses', () => {
  const junk = fc.constantFrom('', '}', ']', ',', ':', '"', 'x', '\n', '\t', '\\', '\u0000', '1', '-', 'é');
  fc.assert(
    fc.property(fc.json(), fc.nat(), junk, pieces, (text, at, inserted, length) => {
      const position = at % (text.length + 1);
      const broken = text.slice(0, position) + inserted + text.slice(position + 1);
      let sound = true;
      try {
        JSON.parse(broken);
      } catch {
        sound = false;
      }
      return isJson(broken, length) === sound;
    }),
    { numRuns: 2_000 },
  );
});

test('endless nesting is refused instead of exhausting memory', () => {
  expect(isJson('['.repeat(100_000), 1_000)).toBe(false);
});
