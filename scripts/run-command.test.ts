import { parseArgs } from 'node:util';
import { DatabaseError } from '@/lib/database/problem';
import { runCommand } from './run-command';

jest.mock('@/lib/database/connection', () => ({
  database: async () => ({ destroy: async () => undefined }),
}));

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
