import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { previewMails } from './preview-mails';

it('has an example of every mail', () => {
  const files = readdirSync('lib', { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.ts'),
  );
  const mails = files
    .map((file) => readFileSync(join('lib', file), 'utf8'))
    .flatMap((text) => [...text.matchAll(/export function (\w+Mail)\(.*?\): (\w+) \{/gs)])
    .flatMap(([, name, result]) => (name && result === 'Mail' ? [name] : []));
  const previewed = readFileSync('scripts/mail-preview/preview-mails.ts', 'utf8');
  expect(mails.length).toBeGreaterThan(0);
  expect(mails.filter((name) => !previewed.includes(`${name}(`))).toEqual([]);
});

it.each([...previewMails()])('%s has a recipient, one line of subject and a text', (_name, mail) => {
  expect([mail.to].flat()[0]).toContain('@');
  expect(mail.subject).toMatch(/^[^\r\n]+$/);
  expect(mail.text.length).toBeGreaterThan(50);
  expect(`${mail.text}${mail.html ?? ''}`).not.toMatch(/undefined|null|\[object/);
});

it('HTML mails break long words, so that phones need not zoom out', () => {
  const pages = [...previewMails().values()].flatMap(({ html }) => html ?? []);
  expect(pages.length).toBeGreaterThan(0);
  for (const html of pages) expect(html).toContain('overflow-wrap:anywhere');
});

const pages = [...previewMails()].flatMap(([name, { text, html }]) =>
  html && text.includes(' & ') ? [[name, html] as const] : [],
);

it.each(pages)('%s escapes what others wrote', (_name, html) => {
  expect(html).not.toMatch(/&(?!\w+;|#)/);
});
