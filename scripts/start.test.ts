import { readFileSync } from 'node:fs';
import { startFlags } from '@/e2e/site-server';
import { isSupportedNode } from './setup.mjs';

test('npm start and the systemd unit limit the heap alike', () => {
  expect(startFlags).toEqual([
    expect.stringMatching(/^--max-old-space-size=\d+$/),
    expect.stringMatching(/^--max-semi-space-size=\d+$/),
  ]);
  expect(readFileSync('docs/deploy/site@.service', 'utf8')).toContain(
    `ExecStart=/usr/bin/node ${startFlags.join(' ')} scripts/serve.mjs\n`,
  );
});

test.each([
  ['20.9.0', false],
  ['20.19.0', true],
  ['21.7.3', false],
  ['22.11.0', false],
  ['22.12.0', true],
  ['24.0.0', true],
])('npm start accepts Node %s: %s', (version, expected) => {
  expect(isSupportedNode(version)).toBe(expected);
});
