import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addCompileHints, minBackgroundBytes } from './compile-hints.mjs';

it('marks scripts that browsers compile in the background, once, and no other files', async () => {
  const distDir = mkdtempSync(join(tmpdir(), 'compile-hints-'));
  try {
    const chunks = join(distDir, 'static', 'chunks');
    mkdirSync(chunks, { recursive: true });
    const long = `run(${'0'.repeat(minBackgroundBytes)})`;
    writeFileSync(join(chunks, 'large.js'), long);
    writeFileSync(join(chunks, 'small.js'), 'run()');
    writeFileSync(join(chunks, 'large.css'), long);
    await addCompileHints(distDir);
    await addCompileHints(distDir);
    const read = (name: string) => readFileSync(join(chunks, name), 'utf8');
    expect(read('large.js')).toBe(`//# allFunctionsCalledOnLoad\n${long}`);
    expect(read('small.js')).toBe('run()');
    expect(read('large.css')).toBe(long);
  } finally {
    rmSync(distDir, { recursive: true, force: true });
  }
});
