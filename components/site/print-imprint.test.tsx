import { renderToStaticMarkup } from 'react-dom/server';
import { site } from '@/lib/site';
import { PrintImprint } from './print-imprint';

const agent = { name: 'Layla Haddad', photo: null, languages: [], phone: '+971 50 123 4567', brn: '12345' };
const print = (known: typeof agent | null) =>
  renderToStaticMarkup(<PrintImprint path="/properties/villa" agent={known} />);

it("names the property's agent with registration number and phone, else the desk's phone", () => {
  expect(print(agent)).toMatch(/Layla Haddad<\/bdi>, BRN 12345.*\+971 50 123 4567/);
  expect(print(agent)).not.toContain(site.phone);
  expect(print(null)).toContain(site.phone);
});
