import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import SqliteFile from 'better-sqlite3';
import { freePort } from './site-server';

// Starting a server is slow on a busy machine.
test.describe.configure({ timeout: 240_000 });

let folder: string;
let databaseFile: string;
let server: ChildProcess;
let output: string;

test.beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'late-database-'));
  databaseFile = join(folder, 'site.db');
  output = '';
});
test.afterEach(async () => {
  if (server.exitCode === null) {
    server.kill('SIGKILL');
    await once(server, 'close');
  }
  rmSync(folder, { recursive: true });
});

async function start(url: string, waitSeconds: number): Promise<string> {
  const port = await freePort();
  server = spawn(process.execPath, ['scripts/serve.mjs'], {
    env: {
      ...process.env,
      PORT: String(port),
      DATABASE_URL: url,
      DATABASE_WAIT_SECONDS: String(waitSeconds),
    },
  });
  const keep = (chunk: Buffer) => {
    output += chunk.toString();
  };
  server.stdout?.on('data', keep);
  server.stderr?.on('data', keep);
  return `http://127.0.0.1:${port}`;
}

test('waits for a database that is locked at start, responds with 503 meanwhile and logs JSON alone', async () => {
  const other = new SqliteFile(databaseFile);
  other.exec('begin exclusive');
  const site = await start(`file:${databaseFile}`, 240);
  const status = (path: string) =>
    fetch(site + path).then(
      (response) => response.status,
      () => null,
    );
  await expect.poll(() => status('/api/health/'), { timeout: 90_000 }).toBe(503);
  expect(await status('/contact')).toBe(503);
  other.exec('commit');
  other.close();
  await expect.poll(() => status('/api/health/'), { timeout: 90_000 }).toBe(200);
  expect(await status('/contact')).toBe(200);
  expect(await status('/properties')).toBe(200);
  await expect.poll(() => output).toContain('The site is at http://localhost:');
  const lines = output.trim().split('\n');
  expect(lines.filter((line) => !line.startsWith('{'))).toEqual([]);
});

test('exits when the database server stays unreachable', async () => {
  await start('postgres://nobody@127.0.0.1:9/none', 1);
  const [code] = await once(server, 'close');
  expect(code).toBe(1);
  expect(output).toContain('"database":"unreachable"');
  expect(output).toContain('The database server does not answer.');
});
