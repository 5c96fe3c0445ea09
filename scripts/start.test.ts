import { readFileSync } from 'node:fs';
import { startFlags } from '@/e2e/site-server';
import { clearSettings, isSupportedNode, loadEnvFiles, wantedPort } from './setup.mjs';

test('npm start and the systemd unit limit the heap alike', () => {
  expect(startFlags).toEqual([
    expect.stringMatching(/^--max-old-space-size=\d+$/),
    expect.stringMatching(/^--max-semi-space-size=\d+$/),
  ]);
  expect(readFileSync('docs/deploy/site@.service', 'utf8')).toContain(
    `ExecStart=/usr/bin/node ${startFlags.join(' ')} scripts/serve.mjs\n`,
  );
});

test('behind nginx, no one else reaches the processes', () => {
  expect(readFileSync('docs/deploy/site@.service', 'utf8')).toMatch(
    /^Environment=.*\bLISTEN_ADDRESS=127\.0\.0\.1\b/m,
  );
});

test('nginx logs no queries: its error log would, of every request that meets a process in restart', () => {
  const config = readFileSync('docs/deploy/nginx.conf', 'utf8');
  expect(config.match(/^ *error_log .*;$/gm)).toEqual([expect.stringMatching(/ crit;$/)]);
  const format = config.slice(
    config.indexOf('log_format'),
    config.indexOf("';", config.indexOf('log_format')),
  );
  expect(format).not.toMatch(/\$(request|request_uri|args|query_string|http_referer)\b/);
});

test.each([
  ['/properties?city=1 gzip, deflate, br', true],
  ['/ br', true],
  ['/_next/static/a.js gzip, br', true],
  ['/properties gzip', false],
  ['/properties gzip, br;q=0', false],
  ['/a%20br gzip', false],
  ['/_next/image?url=a.jpg&w=96&q=60 gzip, br', false],
])('nginx requests Brotli for "%s": %s', (uriAndHeader, expected) => {
  const config = readFileSync('docs/deploy/nginx.conf', 'utf8');
  const [, pattern = ''] = /"~(.*)" br;/.exec(config) ?? [];
  expect(new RegExp(pattern).test(uriAndHeader)).toBe(expected);
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

test('blank settings count as missing', () => {
  jest.replaceProperty(process, 'env', { ...process.env, PORT: ' ', NEXT_PUBLIC_SITE_PHONE: '\t' });
  loadEnvFiles();
  expect(wantedPort()).toBe(3000);
  expect(process.env.NEXT_PUBLIC_SITE_PHONE).toBe('');
  jest.restoreAllMocks();
});

test('tests and benchmarks do not use the settings of a .env file', () => {
  const build = { NEXT_PUBLIC_SITE_PHONE: '+971 4 555 1234', HSTS_INCLUDE_SUBDOMAINS: 'true' };
  jest.replaceProperty(process, 'env', {
    ...process.env,
    ...build,
    WEBHOOK_URL: 'https://crm.example/leads',
  });
  clearSettings({ exceptBuild: true });
  expect(process.env).toMatchObject({ ...build, WEBHOOK_URL: '', SMTP_URL: '', AWS_SECRET_ACCESS_KEY: '' });
  clearSettings();
  expect(process.env).toMatchObject({ NEXT_PUBLIC_SITE_PHONE: '', HSTS_INCLUDE_SUBDOMAINS: '' });
  jest.restoreAllMocks();
});
