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
