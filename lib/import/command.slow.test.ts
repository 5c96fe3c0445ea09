import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { openDatabase } from '@/lib/database/connection';
import { parseEnv } from '@/lib/env';
import { importCommand } from './command';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'import-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const databaseUrl = () => `file:${join(folder, 'site.db')}`;

async function command(args: string[], DATABASE_URL = databaseUrl()) {
  const said: string[] = [];
  const noted: string[] = [];
  const code = await importCommand(
    args,
    { say: (text) => said.push(text), note: (text) => noted.push(text) },
    () => parseEnv({ DATABASE_URL }),
  );
  return { code, stdout: said.join('\n'), stderr: noted.join('\n') };
}

async function file(content: string): Promise<string> {
  const path = join(folder, 'stock.json');
  await writeFile(path, content);
  return path;
}

test('imports properties and prints a report', async () => {
  const path = await file('[{"reference": "HN-1", "title": "Villa One"}, {"title": "No key"}]');
  const { code, stdout, stderr } = await command([path]);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect(stdout).toMatch(/1 {2}created[\s\S]*1 {2}has no key: neither reference nor id: stock\.json no\. 2/);
});

test('the script runs a feed of the FEEDS file in a separate process and records the run', async () => {
  await file('[{"reference": "HN-1", "title": "Villa One"}]');
  const FEEDS = join(folder, 'feeds.json');
  await writeFile(FEEDS, '[{"name": "crm", "source": "stock.json"}]');
  const args = ['--import', 'tsx', 'scripts/import.ts', '--feed', 'crm'];
  const env = { ...process.env, DATABASE_URL: databaseUrl(), API_BASE_URL: '', FEEDS };
  const { stdout, stderr } = await promisify(execFile)(process.execPath, args, { env });
  expect(stderr).toBe('');
  expect(stdout).toMatch(/1 {2}created/);
  const db = await openDatabase(databaseUrl());
  const runs = await db.selectFrom('feed_runs').select(['feed', 'outcome', 'created']).execute();
  await db.destroy();
  expect(runs).toEqual([{ feed: 'crm', outcome: 'changed', created: 1 }]);
});

test('a feed that is not configured gives one message', async () => {
  const result = await command(['--feed', 'crm']);
  expect(result).toMatchObject({ code: 1, stdout: '' });
  expect(result.stderr).toContain('No feeds are configured: set FEEDS');
  expect((await command(['--feed', 'crm', '--complete'])).stderr).toContain(
    'only --force and --report are allowed',
  );
});

test('an unusable file gives one message and exit code 1', async () => {
  const result = await command([await file('{"title": ')]);
  expect(result).toMatchObject({ code: 1, stdout: '' });
  expect(result.stderr.trim()).toMatch(
    /stock\.json: the JSON ends too early, at line 1, column \d+; it was probably cut$/,
  );
});

test('an unreachable database is explained without its password', async () => {
  const path = await file('[{"reference": "HN-1", "title": "Villa One"}]');
  const result = await command([path], 'postgres://nobody:secret@127.0.0.1:1/none');
  expect(result.code).toBe(1);
  expect(result.stderr).toContain('The database server does not answer.');
  expect(result.stderr).not.toMatch(/secret| {4}at /);
});

test('prints the usage without a file', async () => {
  const result = await command([]);
  expect(result.code).toBe(1);
  expect(result.stderr).toContain('npm run import -- <feed>');
});
