import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { contentSecurityPolicy, toastStyles } from './content-security-policy';

const directive = (name: string, isDevelopment = false) =>
  contentSecurityPolicy('abc', isDevelopment)
    .split('; ')
    .find((line) => line.startsWith(`${name} `));

it('allows style elements with the nonce, those of the toasts, and no others', () => {
  expect(directive('style-src-elem')).toBe(`style-src-elem 'self' 'nonce-abc' ${toastStyles}`);
  expect(directive('style-src-attr')).toBe("style-src-attr 'unsafe-inline'");
  expect(directive('script-src')).toBe("script-src 'self' 'nonce-abc' 'strict-dynamic'");
});

it('lets the development server reload styles and evaluate scripts', () => {
  expect(directive('style-src-elem', true)).toBe("style-src-elem 'self' 'unsafe-inline'");
  expect(directive('script-src', true)).toContain("'unsafe-eval'");
});

it('has the digest of the toast styles', () => {
  const library = readFileSync(require.resolve('sonner').replace(/\.js$/, '.mjs'), 'utf8');
  const [, literal = '""'] = /^__insertCSS\((".*")\);?$/m.exec(library) ?? [];
  const digest = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  expect(toastStyles).toBe(`${digest('')} ${digest(JSON.parse(literal))}`);
});
