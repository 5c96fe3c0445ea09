import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { insertEnquiry } from '@/lib/enquiries/store';
import { enquiryFixture } from '@/testing/enquiry-fixture';
import { insertAdvisor } from '@/testing/insert-staff';
import { setUpSiteDatabase } from '@/testing/site-database';
import { staffAuth } from './auth';
import { staffCommand } from './command';

let folder: string;
const databaseUrl = () => `file:${join(folder, 'site.db')}`;

const site = setUpSiteDatabase(async () => {
  folder = await mkdtemp(join(tmpdir(), 'staff-'));
  return { url: databaseUrl(), stop: () => rm(folder, { recursive: true, force: true }) };
});

async function staff(...args: string[]) {
  const said: string[] = [];
  const noted: string[] = [];
  const isUnderstood = await staffCommand(args, {
    say: (text) => said.push(text),
    note: (text) => noted.push(text),
  });
  return { isUnderstood, stdout: said.join('\n'), stderr: noted.join('\n') };
}

/** Runs the command in a process of its own, with the address of the site left blank. */
function script(...args: string[]): Promise<{ failed: boolean; stdout: string; stderr: string }> {
  const env = { ...process.env, DATABASE_URL: databaseUrl(), NEXT_PUBLIC_SITE_URL: ' ' };
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      ['--import', 'tsx', 'scripts/staff.ts', ...args],
      { env },
      (error, stdout, stderr) => resolve({ failed: error !== null, stdout, stderr }),
    );
  });
}

const link = '\nhttp://localhost:3000/login/password?token=';

it('names the field of a mistake', async () => {
  expect(await script('add', 'bad', '--role', 'admin')).toEqual({
    failed: true,
    stdout: '',
    stderr: 'Please check the form and try again.\n  email: Please enter a valid email address.\n',
  });
});

it('names an option that does not exist', async () => {
  const { isUnderstood, stderr } = await staff('add', 'omar@agency.example', '--rle', 'admin');
  expect(isUnderstood).toBe(false);
  expect(stderr).toMatch(/^Unknown option '--rle'.*\n\nUsage:/);
});

it('asks for the role of a new account', async () => {
  const { isUnderstood, stderr } = await staff('add', 'omar@agency.example');
  expect(isUnderstood).toBe(false);
  expect(stderr).toMatch(/^Which role\? Add --role advisor or --role admin\.\n\nUsage:/);
});

it('adds and enables an account, makes password links and changes the role', async () => {
  const { failed, stdout } = await script('add', 'omar@agency.example', '--role', 'advisor');
  expect(failed).toBe(false);
  expect(stdout).toContain(link);
  expect((await staff('enable', 'omar@agency.example')).stdout).toBe(
    'omar@agency.example is enabled, but has never set a password. For a new link: npm run staff -- reset omar@agency.example',
  );
  const reset = (await staff('reset', 'omar@agency.example')).stdout;
  expect(reset).toContain(link);
  const token = reset.slice(reset.indexOf(link) + link.length).trim();
  const auth = await staffAuth();
  await auth.api.resetPassword({ body: { token, newPassword: 'a long enough password' } });
  expect((await staff('enable', 'omar@agency.example')).stdout).toBe(
    'omar@agency.example can sign in again.',
  );
  expect((await staff('role', 'omar@agency.example', '--role', 'admin')).stdout).toBe(
    'The role of omar@agency.example is now administrator.',
  );
  await expect(staff('role', 'omar@agency.example', '--role', 'advisor')).rejects.toMatchObject({
    message: expect.stringContaining('This is the last administrator.'),
  });
});

it('says which open enquiries a disabled account keeps', async () => {
  await insertAdvisor(site.db, 'layla');
  expect((await staff('disable', 'layla@example.com')).stdout).not.toContain('assigned');
  await staff('enable', 'layla@example.com');
  await insertEnquiry(enquiryFixture(), { idempotencyKey: null, channels: [] });
  expect((await staff('disable', 'layla@example.com')).stdout).toContain(
    '1 open enquiry is still assigned to this account. Assign it to others: http://localhost:3000/staff?status=open&assignee=layla&select=1',
  );
});
