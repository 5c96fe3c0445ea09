import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { database } from '@/lib/database/connection';
import { DatabaseError } from '@/lib/database/problem';
import { openSqliteFile } from '@/lib/database/sqlite-file';
import { runCommand } from './run-command';

afterEach(() => {
  jest.restoreAllMocks();
  process.exitCode = undefined;
});

it('names an unknown option without a stack trace', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await runCommand(async () => void parseArgs({ args: ['--exprot'], options: {} }));
  expect(log.mock.calls).toEqual([[expect.stringMatching(/^Unknown option '--exprot'/)]]);
  expect(process.exitCode).toBe(1);
});

it('explains a database that cannot be used without a stack trace', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const cause = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), { code: 'ECONNREFUSED' });
  await runCommand(() => Promise.reject(new DatabaseError('unreachable', { cause })));
  expect(log.mock.calls).toEqual([[expect.stringMatching(/^The database server does not answer\./)]]);
  expect(JSON.stringify(log.mock.calls)).not.toContain(' at ');
  expect(process.exitCode).toBe(1);
});

describe('the database', () => {
  const folder = mkdtempSync(join(tmpdir(), 'command-'));
  const file = join(folder, 'site.db');
  beforeAll(() => {
    process.env.DATABASE_URL = `file:${file}`;
  });
  afterAll(() => {
    process.env.DATABASE_URL = '';
    rmSync(folder, { recursive: true });
  });

  it('is not created for a command that does not use it', async () => {
    await runCommand(async () => {});
    expect(existsSync(file)).toBe(false);
  });

  it('is closed after a command that used it', async () => {
    await runCommand(async () => {
      await database();
      expect(openSqliteFile(file)).toBeDefined();
    });
    expect(openSqliteFile(file)).toBeUndefined();
  });
});
