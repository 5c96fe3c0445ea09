import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '@/e2e/site-server';

const startLimitMs = 60_000;
const nextBin = join('node_modules', 'next', 'dist', 'bin', 'next');

const files: Record<string, string> = {
  'app/layout.js': `import { createElement } from 'react';
export default function Layout({ children }) {
  return createElement('html', null, createElement('body', null, children));
}
`,
  'app/page.js': `export default function Page() { return 'Nothing'; }
`,
  // Without this file, Next would run the instrumentation of the parent folder, with its response cache.
  'instrumentation.js': `export function register() {}
`,
  'app/dynamic/page.js': `export const dynamic = 'force-dynamic';
export default function Page() { return 'Nothing'; }
`,
};

export type Baseline = { url: string; stop: () => Promise<void> };

/**
 * Builds and serves an empty site of the same Next version, with a static page at `/` and a page rendered per request at
 * `/dynamic`. Its folder is inside the project, because Next resolves packages from there.
 * @throws when it does not build or does not respond within a minute
 */
export async function startBaseline(): Promise<Baseline> {
  const root = process.cwd();
  const folder = mkdtempSync(join(root, '.bench-'));
  let child: ChildProcess | undefined;
  const stop = async () => {
    if (child && child.exitCode === null && child.signalCode === null) {
      const closed = once(child, 'close');
      child.kill('SIGTERM');
      await closed;
    }
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(join(folder, name, '..'), { recursive: true });
      writeFileSync(join(folder, name), text);
    }
    writeFileSync(
      join(folder, 'next.config.mjs'),
      `export default { poweredByHeader: false, turbopack: { root: ${JSON.stringify(root)} } };\n`,
    );
    const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1' };
    execFileSync(process.execPath, [join(root, nextBin), 'build', folder], { env, stdio: 'pipe' });
    const port = await freePort();
    child = spawn(process.execPath, [join(root, nextBin), 'start', folder, '-p', String(port)], {
      env,
      stdio: 'ignore',
    });
    const url = `http://127.0.0.1:${port}`;
    const limit = Date.now() + startLimitMs;
    while (Date.now() < limit && child.exitCode === null) {
      if (
        await fetch(url).then(
          ({ ok }) => ok,
          () => false,
        )
      )
        return { url, stop };
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    throw new Error('The empty site does not respond.');
  } catch (error) {
    await stop();
    throw error;
  }
}
