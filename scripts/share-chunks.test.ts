import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { shareChunks } from './share-chunks.mjs';

let distDir: string;
beforeEach(() => {
  distDir = mkdtempSync(join(tmpdir(), 'share-chunks-'));
  mkdirSync(join(distDir, 'server', 'chunks', 'ssr'), { recursive: true });
});
afterEach(() => rmSync(distDir, { recursive: true, force: true }));

const chunk = (name: string) => join(distDir, 'server', 'chunks', name);
const code = `module.exports = [() => '${'x'.repeat(200)}'];`;

it('loads copies of a file from the first, and leaves other files', async () => {
  const contents = {
    'a.js': `${code}\n//# sourceMappingURL=a.js.map`,
    'b.js': `${code}\n//# sourceMappingURL=b.js.map`,
    'b.js.map': code,
    'other.js': `${code}// another`,
    'ssr/a.js': code,
    'ssr/b.js': code,
  };
  for (const [name, content] of Object.entries(contents)) writeFileSync(chunk(name), content);
  await shareChunks(distDir);
  for (const name of ['a.js', 'b.js.map', 'other.js', 'ssr/a.js'] as const)
    expect(readFileSync(chunk(name), 'utf8')).toBe(contents[name]);
  expect(statSync(chunk('b.js')).size).toBeLessThan(100);
  expect(require(chunk('b.js'))).toBe(require(chunk('a.js')));
  expect(require(chunk('ssr/b.js'))).toBe(require(chunk('ssr/a.js')));
});

it('leaves copies that are shorter than a reference', async () => {
  for (const name of ['a.js', 'b.js']) writeFileSync(chunk(name), 'module.exports = [];');
  await shareChunks(distDir);
  expect(readFileSync(chunk('b.js'), 'utf8')).toBe('module.exports = [];');
});
