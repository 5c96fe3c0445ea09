import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { escapeServerCode } from './escape-server-code.mjs';

let distDir: string;
beforeEach(() => {
  distDir = mkdtempSync(join(tmpdir(), 'escape-server-code-'));
  mkdirSync(join(distDir, 'server', 'chunks', 'ssr'), { recursive: true });
});
afterEach(() => rmSync(distDir, { recursive: true, force: true }));

test.each(['a.js', 'ssr/a.js'])(
  '%s means the same with its characters beyond Latin-1 escaped',
  async (name) => {
    const file = join(distDir, 'server', 'chunks', name);
    const code =
      "({ texts: ['é – فيلا 😀', `вилла`], isMatch: /^[а-я😀]{2}$/u.test('ж😀'), " +
      "dashes: '\\\\– \\–'.split(/\\–/) })";
    writeFileSync(file, code);
    await escapeServerCode(distDir);
    const escaped = readFileSync(file, 'utf8');
    expect(escaped).toMatch(/^[\0-\xff]+$/);
    expect(runInNewContext(escaped)).toEqual({
      texts: ['é – فيلا 😀', 'вилла'],
      isMatch: true,
      dashes: ['\\', ' ', ''],
    });
  },
);
