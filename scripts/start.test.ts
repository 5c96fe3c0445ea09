import { readFileSync } from 'node:fs';
import { startFlags } from '@/e2e/site-server';

test('npm start and the systemd unit limit the heap alike', () => {
  expect(startFlags).toEqual([
    expect.stringMatching(/^--max-old-space-size=\d+$/),
    expect.stringMatching(/^--max-semi-space-size=\d+$/),
  ]);
  expect(readFileSync('docs/deploy/site@.service', 'utf8')).toContain(
    `ExecStart=/usr/bin/node ${startFlags.join(' ')} scripts/serve.mjs\n`,
  );
});
