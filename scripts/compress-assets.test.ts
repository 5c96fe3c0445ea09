import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { compressAssets } from './compress-assets.mjs';

it('stores compressed copies of scripts and style sheets, also a second time, and of nothing else', async () => {
  const distDir = mkdtempSync(join(tmpdir(), 'compress-assets-'));
  try {
    const chunks = join(distDir, 'static', 'chunks');
    mkdirSync(chunks, { recursive: true });
    for (const name of ['a.js', 'a.css', 'a.woff2']) writeFileSync(join(chunks, name), name.repeat(1_000));
    await compressAssets(distDir);
    await compressAssets(distDir);
    expect(readdirSync(chunks).sort()).toEqual([
      'a.css',
      'a.css.br',
      'a.css.gz',
      'a.js',
      'a.js.br',
      'a.js.gz',
      'a.woff2',
    ]);
    expect(brotliDecompressSync(readFileSync(join(chunks, 'a.js.br'))).toString()).toBe('a.js'.repeat(1_000));
    expect(gunzipSync(readFileSync(join(chunks, 'a.css.gz'))).toString()).toBe('a.css'.repeat(1_000));
  } finally {
    rmSync(distDir, { recursive: true, force: true });
  }
});
