import { renderToStaticMarkup } from 'react-dom/server';
import { Permit } from './permit';

const base = { permit_number: '7123', permit_url: null, reference: null, updated_at: '2026-11-12T08:00:00Z' };
const html = (more: Partial<Parameters<typeof Permit>[0]['property']>) =>
  renderToStaticMarkup(<Permit property={{ ...base, ...more }} />);

const register = 'https://trakheesi.dubailand.gov.ae/rev/madmoun/listing/validation?khevJujtDig=';

test('shows a permit in the register as a link with its QR code', () => {
  const shown = html({ permit_url: `${register}7123`, reference: 'HN-1' });
  expect(shown).toContain(`href="${register}7123"`);
  expect(shown).toContain('aria-label="QR code of advertising permit 7123"');
  expect(shown).toContain('Reference HN-1');
  expect(shown).toContain('Updated November 12, 2026');
});

test('draws different codes for different URLs', () => {
  const path = (permit_url: string) => /<path d="([^"]+)"/.exec(html({ permit_url }))?.[1];
  expect(path(`${register}1`)).toBeTruthy();
  expect(path(`${register}1`)).not.toBe(path(`${register}2`));
});

test.each([
  'https://permits.example/7123',
  'https://dubailand.gov.ae.example/7123',
  'https://notdubailand.gov.ae/7123',
  'http://trakheesi.dubailand.gov.ae/7123',
])('draws no code for %s, which is not in the register', (permit_url) => {
  const shown = html({ permit_url });
  expect(shown).toContain(`href="${permit_url}"`);
  expect(shown).not.toContain('<svg');
});

test.each([[null], ['javascript:alert(1)'], ['register']])('shows only the number with %j as URL', (url) => {
  const shown = html({ permit_url: url });
  expect(shown).toContain('Advertising permit 7123');
  expect(shown).not.toMatch(/<a |<svg /);
});

test('omits missing values', () => {
  expect(html({ permit_number: null, updated_at: '' })).toBe('');
  expect(html({ updated_at: null })).not.toContain('Updated');
});

test('wraps a number that is wider than the page', () => {
  expect(html({ permit_number: 'x'.repeat(200) })).toContain('<ul class="min-w-0 wrap-anywhere">');
});
