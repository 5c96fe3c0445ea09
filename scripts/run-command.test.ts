import { parseArgs } from 'node:util';
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
