import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '@/lib/database/connection';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'staff-'));
  await (await openDatabase(`file:${join(folder, 'site.db')}`)).destroy();
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Runs the command, with the address of the site left blank. */
function staff(...args: string[]): Promise<{ failed: boolean; stdout: string; stderr: string }> {
  const settings = { DATABASE_URL: `file:${join(folder, 'site.db')}`, NEXT_PUBLIC_SITE_URL: ' ' };
  const env = { ...process.env, ...settings };
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      ['--import', 'tsx', 'scripts/staff.ts', ...args],
      { env },
      (error, stdout, stderr) => resolve({ failed: error !== null, stdout, stderr }),
    );
  });
}

it('names the field of a mistake', async () => {
  expect(await staff('add', 'bad', '--role', 'admin')).toEqual({
    failed: true,
    stdout: '',
    stderr: 'Please check the form and try again.\n  email: Please enter a valid email address.\n',
  });
});

it('asks for the role of a new account', async () => {
  const { failed, stderr } = await staff('add', 'omar@agency.example');
  expect(failed).toBe(true);
  expect(stderr).toMatch(/^Which role\? Add --role advisor or --role admin\.\n\nUsage:/);
});

it('adds and enables an account, makes password links and changes the role', async () => {
  const link = '\nhttp://localhost:3000/login/password?token=';
  expect((await staff('add', 'omar@agency.example', '--role', 'advisor')).stdout).toContain(link);
  expect((await staff('enable', 'omar@agency.example')).stdout).toBe(
    'omar@agency.example can sign in again.\n',
  );
  expect((await staff('reset', 'omar@agency.example')).stdout).toContain(link);
  expect((await staff('role', 'omar@agency.example', '--role', 'admin')).stdout).toBe(
    'omar@agency.example is now an administrator.\n',
  );
  expect((await staff('role', 'omar@agency.example', '--role', 'advisor')).stderr).toContain(
    'This is the last administrator.',
  );
});
