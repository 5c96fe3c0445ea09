import { renderToStaticMarkup } from 'react-dom/server';
import { site } from '@/lib/site';
import { stub } from '@/testing/stub';
import { ContactAgentCard } from './contact-agent-card';

const property = { title: 'Villa', slug: 'villa', sales_status: null };
const agent = {
  name: 'Layla Haddad',
  photo: null,
  languages: ['Arabic', 'French'],
  phone: '+971 50 123 4567',
  brn: '12345',
};
const html = (known: Partial<typeof agent> | null) =>
  renderToStaticMarkup(<ContactAgentCard property={property} agent={known && { ...agent, ...known }} />);

it("shows the property's agent and calls and writes to their phone", () => {
  const shown = html({});
  for (const text of ['Layla Haddad', 'Speaks Arabic, French', 'BRN 12345']) expect(shown).toContain(text);
  expect(html({ phone: '+971501234567' })).toContain('>+971 50 123 4567<');
  expect(shown).toContain('href="https://wa.me/971501234567?text=');
  expect(shown).toContain('href="tel:+971501234567"');
});

it('leaves contact to the desk without an agent or their phone', () => {
  const desk = `https://wa.me/${site.phone.replace(/\D/g, '')}`;
  expect(html(null)).toContain(desk);
  expect(html(null)).not.toMatch(/BRN|Speaks/);
  expect(html({ phone: stub(null) })).toContain(desk);
});

it('shows initials instead of a missing or disallowed photo', () => {
  expect(html({})).toContain('>LH<');
  expect(html({})).not.toContain('<img');
  expect(html({ photo: stub('https://elsewhere.example/l.jpg') })).not.toContain('<img');
  expect(html({ photo: stub('/media/uploads/l.webp') })).toContain('<img');
});
