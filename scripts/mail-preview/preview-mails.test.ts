import { previewMails } from './preview-mails';

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
