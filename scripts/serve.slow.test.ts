import { spawnSync } from 'node:child_process';

it.each(['abc', '70000', '-1', '3000.5'])('does not start with PORT=%s, and says why', (port) => {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/serve.mjs'], {
    env: { ...process.env, PORT: port },
    encoding: 'utf8',
    timeout: 60_000,
  });
  expect(stderr).toContain(`PORT="${port}" needs a port number`);
  expect(status).toBe(1);
});

it.each([
  ['"127.0.0.1"', 'LISTEN_ADDRESS="\\"127.0.0.1\\"" needs an IP address'],
  // Reserved for documentation.
  ['203.0.113.1', 'LISTEN_ADDRESS=203.0.113.1 is not an address of this machine'],
])('does not start with LISTEN_ADDRESS=%s, and says why', (address, reason) => {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/serve.mjs'], {
    env: { ...process.env, PORT: '0', LISTEN_ADDRESS: address },
    encoding: 'utf8',
    timeout: 60_000,
  });
  expect(stderr).toContain(reason);
  expect(status).toBe(1);
});

it('names an invalid setting before it builds', () => {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/start.mjs'], {
    // No build has this number, so one is needed.
    env: { ...process.env, NEXT_PUBLIC_SITE_PHONE: 'never built', DATABASE_URL: 'mysql://site' },
    encoding: 'utf8',
    timeout: 60_000,
  });
  expect(stderr).toContain('DATABASE_URL=(hidden) needs file:');
  expect(status).toBe(1);
});
