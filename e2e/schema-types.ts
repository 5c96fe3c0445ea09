import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** A JSON-LD block of a page. */
export type Block = { '@type': string; [property: string]: unknown };

const compilerOptions = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  types: [],
  module: 'esnext',
  moduleResolution: 'bundler',
  paths: { 'schema-dts': [resolve('node_modules/schema-dts')] },
};

/**
 * Type-checks structured data against schema.org's types.
 * @returns errors, each with the place given for its block
 * @throws when the compiler does not run
 */
export function typeErrors(blocks: [place: string, block: Block][]): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'structured-data-'));
  try {
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['blocks.ts'] }));
    writeFileSync(join(folder, 'blocks.ts'), sourceOf(blocks));
    const compiler = resolve('node_modules/typescript/bin/tsc');
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [compiler, '--project', folder, '--pretty', 'false'],
      { cwd: folder, encoding: 'utf8' },
    );
    const errors = [...stdout.matchAll(/^blocks\.ts\((\d+),\d+\): error (.*(?:\n +.*)*)/gm)];
    if (status !== 0 && errors.length === 0)
      throw new Error(`The TypeScript compiler failed.\n${stdout}${stderr}`);
    return errors.map(([, line, message]) => `${blocks[Number(line) - 1]?.[0]}: ${message}`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** One block per line, so that an error's line identifies the block. */
function sourceOf(blocks: [place: string, block: Block][]): string {
  const lines = blocks.map(
    ([, block], index) =>
      `const block${index}: schema.WithContext<schema.${block['@type']}> = ${JSON.stringify(block)};`,
  );
  return [...lines, "import type * as schema from 'schema-dts';"].join('\n');
}
