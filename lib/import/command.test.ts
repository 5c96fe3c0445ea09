import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/* Runs the command in its own process, as a user would. */

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'import-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

function command(
  args: string[],
  databaseUrl = `file:${join(folder, 'site.db')}`,
): Promise<{ code: number; stdout: string; stderr: string }> {
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      ['--import', 'tsx', 'scripts/import.ts', ...args],
      { env: { ...process.env, DATABASE_URL: databaseUrl, API_BASE_URL: '' } },
      (error, stdout, stderr) => resolve({ code: error ? Number(error.code) : 0, stdout, stderr }),
    );
  });
}

async function file(content: string): Promise<string> {
  const path = join(folder, 'stock.json');
  await writeFile(path, content);
  return path;
}

test('imports properties and prints a report', async () => {
  const result = await command([
    await file('[{"reference": "HN-1", "title": "Villa One"}, {"title": "No key"}]'),
  ]);
  expect(result).toMatchObject({ code: 0, stderr: '' });
  expect(result.stdout).toMatch(
    /1 {2}created[\s\S]*1 {2}has no key: neither reference nor id: stock\.json no\. 2/,
  );
});

test('an unusable file gives one message and exit code 1', async () => {
  const result = await command([await file('{"title": ')]);
  expect(result).toMatchObject({ code: 1, stdout: '' });
  expect(result.stderr.trim()).toMatch(/stock\.json: is not JSON: error at line 1, column \d+$/);
});

test('an unreachable database gives one line without its password', async () => {
  const path = await file('[{"reference": "HN-1", "title": "Villa One"}]');
  const result = await command([path], 'postgres://nobody:secret@127.0.0.1:1/none');
  expect(result.code).toBe(1);
  expect(result.stderr).toContain('The database cannot be used');
  expect(result.stderr).not.toMatch(/secret| {4}at /);
});

test('prints the usage without a file', async () => {
  const result = await command([]);
  expect(result.code).toBe(1);
  expect(result.stderr).toContain('npm run import -- <file.json>');
});
