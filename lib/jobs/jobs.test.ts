import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { channelNames } from '@/lib/enquiries/channels/channel';
import { parseEnv } from '@/lib/env';
import { sendConfirmations } from '@/lib/newsletter/confirmations';
import { sendPermitWarnings } from '@/lib/permits/warn';
import { jobs } from './jobs';

let variables: Record<string, string>;
jest.mock('@/lib/env', () => ({ ...jest.requireActual('@/lib/env'), env: () => parseEnv(variables) }));
jest.mock('@/lib/database/connection', () => ({ database: async () => ({}) }));
jest.mock('@/lib/newsletter/confirmations', () => ({ sendConfirmations: jest.fn() }));
jest.mock('@/lib/permits/warn', () => ({ sendPermitWarnings: jest.fn() }));

/** The names of the jobs with these variables. */
function jobsWith(set: Record<string, string>): string[] {
  variables = set;
  return jobs().map(({ name }) => name);
}

const always = [
  'absent visitors',
  'channels switched off',
  'expired sessions',
  'idempotency keys',
  'reminders',
];

it('run without any configuration', () => {
  expect(
    jobsWith({})
      .filter((name) => always.includes(name))
      .sort(),
  ).toEqual(always);
  expect(jobsWith({})).not.toContain('announcements');
});

it('deliver by each channel separately, so that none waits for another', () => {
  const secret = `whsec_${'a'.repeat(24)}`;
  const set = {
    API_BASE_URL: 'https://backend.example',
    SMTP_URL: 'smtp://mail.example',
    WEBHOOK_URL: 'https://crm.example',
    WEBHOOK_SECRET: secret,
  };
  expect(jobsWith(set)).toEqual(expect.arrayContaining(channelNames.map((name) => `delivery by ${name}`)));
  expect(jobsWith({ ...set, ACKNOWLEDGE_ENQUIRIES: 'false' })).not.toContain('delivery by acknowledgement');
});

it('announce to search engines only without a backend', () => {
  const INDEXNOW_KEY = 'abcdef0123456789';
  expect(jobsWith({ INDEXNOW_KEY })).toContain('announcements');
  expect(jobsWith({ INDEXNOW_KEY, API_BASE_URL: 'https://backend.example' })).not.toContain('announcements');
});

it('run feeds only without a backend', () => {
  const FEEDS = './feeds.json';
  expect(jobsWith({ FEEDS })).toContain('feeds');
  expect(jobsWith({ FEEDS, API_BASE_URL: 'https://backend.example' })).not.toContain('feeds');
});

it('warn of permits only with mail and without a backend', () => {
  const SMTP_URL = 'smtp://mail.example';
  expect(jobsWith({ SMTP_URL })).toContain('permit warnings');
  expect(jobsWith({})).not.toContain('permit warnings');
  expect(jobsWith({ SMTP_URL, API_BASE_URL: 'https://backend.example' })).not.toContain('permit warnings');
});

it('are in the tables of docs/desk.md, like the channels', () => {
  const guide = readFileSync(join(process.cwd(), 'docs/desk.md'), 'utf8');
  const names = jobsWith({
    SMTP_URL: 'smtp://mail.example',
    FEEDS: './feeds.json',
    INDEXNOW_KEY: 'abcdef0123456789',
  }).filter((name) => !name.startsWith('delivery by '));
  expect([...names, ...channelNames].filter((name) => !guide.includes(`\n| ${name} `))).toEqual([]);
});

it.each([
  ['newsletter confirmations', sendConfirmations],
  ['permit warnings', sendPermitWarnings],
])('pass on to %s that the process stops', async (name, send) => {
  variables = { SMTP_URL: 'smtp://mail.example', DESK_EMAIL: 'desk@agency.example' };
  const { signal } = new AbortController();
  await jobs()
    .find((job) => job.name === name)
    ?.run(Date.now, signal);
  expect(jest.mocked(send).mock.lastCall).toContain(signal);
});
