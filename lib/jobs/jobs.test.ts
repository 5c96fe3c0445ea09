/** The names of the jobs with these variables. */
async function jobsWith(variables: Record<string, string>): Promise<string[]> {
  const environment = process.env;
  process.env = { ...environment, ...variables };
  jest.resetModules();
  const { jobs } = await import('./jobs');
  const names = jobs().map(({ name }) => name);
  process.env = environment;
  return names;
}

const always = ['absent visitors', 'expired sessions', 'idempotency keys', 'reminders'];

it('need nothing to be set up', async () => {
  expect((await jobsWith({})).filter((name) => always.includes(name)).sort()).toEqual(always);
  expect(await jobsWith({})).not.toContain('announcements');
});

it('deliver by every channel on its own, so that none waits for another', async () => {
  const secret = `whsec_${'a'.repeat(24)}`;
  const set = { SMTP_URL: 'smtp://mail.example', WEBHOOK_URL: 'https://crm.example', WEBHOOK_SECRET: secret };
  const channels = ['desk-mail', 'acknowledgement', 'webhook', 'reminder', 'escalation'];
  expect(await jobsWith(set)).toEqual(expect.arrayContaining(channels.map((name) => `delivery by ${name}`)));
  expect(await jobsWith({ ...set, ACKNOWLEDGE_ENQUIRIES: 'false' })).not.toContain(
    'delivery by acknowledgement',
  );
});

it('announce to search engines only what is in the own catalogue', async () => {
  const INDEXNOW_KEY = 'abcdef0123456789';
  expect(await jobsWith({ INDEXNOW_KEY })).toContain('announcements');
  expect(await jobsWith({ INDEXNOW_KEY, API_BASE_URL: 'https://backend.example' })).not.toContain(
    'announcements',
  );
});

it('run feeds only into the own catalogue', async () => {
  const FEEDS = './feeds.json';
  expect(await jobsWith({ FEEDS })).toContain('feeds');
  expect(await jobsWith({ FEEDS, API_BASE_URL: 'https://backend.example' })).not.toContain('feeds');
});
