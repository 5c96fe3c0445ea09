import { renderToStaticMarkup } from 'react-dom/server';
import { Permit } from './permit';

const base = { permit_number: '7123', permit_url: null, reference: null, updated_at: '2026-11-12T08:00:00Z' };
const html = (more: Partial<Parameters<typeof Permit>[0]['property']>) =>
  renderToStaticMarkup(<Permit property={{ ...base, ...more }} />);

test('a permit with a URL is a link with its QR code', () => {
  const shown = html({ permit_url: 'https://register.example/7123', reference: 'HN-1' });
  expect(shown).toContain('href="https://register.example/7123"');
  expect(shown).toContain('aria-label="QR code of advertising permit 7123"');
  expect(shown).toContain('Reference HN-1');
  expect(shown).toContain('Updated November 12, 2026');
});

test('different URLs give different codes', () => {
  const path = (permit_url: string) => /<path d="([^"]+)"/.exec(html({ permit_url }))?.[1];
  expect(path('https://register.example/1')).toBeTruthy();
  expect(path('https://register.example/1')).not.toBe(path('https://register.example/2'));
});

test.each([[null], ['javascript:alert(1)'], ['register']])(
  'with %j as URL only the number is shown',
  (url) => {
    const shown = html({ permit_url: url });
    expect(shown).toContain('Advertising permit 7123');
    expect(shown).not.toMatch(/<a |<svg /);
  },
);

test('missing values are left out', () => {
  expect(html({ permit_number: null, updated_at: '' })).toBe('');
});
