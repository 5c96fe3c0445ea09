import { createServer, type Server } from 'node:http';
import { Readable } from 'node:stream';
import type { GetServerSidePropsContext } from 'next';
import { renderToStaticMarkup } from 'react-dom/server';
import { contact } from '@/lib/contact';
import { database } from '@/lib/database/connection';
import { consentBoxes } from '@/lib/enquiries/form/consent-texts';
import type { RejectedPost } from '@/lib/enquiries/form/form-post';
import EnquiryPage, { getServerSideProps } from '@/pages/contact/enquiry';
import { portOf } from '@/testing/port-of';
import { stub } from '@/testing/stub';
import { openTestSite } from '@/testing/test-site';

let site: Awaited<ReturnType<typeof openTestSite>>;
let server: Server;

beforeAll(async () => {
  site = await openTestSite();
  // Runs the page on Node's request and renders its result, like Next.
  server = createServer(async (req, res) => {
    const result = await getServerSideProps(stub<GetServerSidePropsContext>({ req, res, query: {} }));
    if ('redirect' in result) {
      const { destination, ...status } = result.redirect;
      res.writeHead('statusCode' in status ? status.statusCode : 307, { Location: destination }).end();
    } else if ('props' in result) {
      res.end(renderToStaticMarkup(<EnquiryPage {...stub<RejectedPost>(await result.props)} />));
    }
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
});
afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  await site.close();
});
beforeEach(async () => {
  await (await database()).deleteFrom('inquiries').execute();
});

const good = {
  name: 'Amira Khalil',
  email: 'Amira@Example.com',
  phone: '050 123 4567',
  subject: 'Two bedrooms',
  message: 'We are moving in spring.',
  propertyType: 'penthouse',
  city: 'Dubai',
  source_path: '/contact',
  consent: consentBoxes.consent.version,
};

let address = 0;
/** A new visitor per test, so that tests do not share a rate limit. */
const visitor = () => {
  address += 1;
  return { 'x-forwarded-for': `192.0.2.${address}` };
};

const stored = async () => (await database()).selectFrom('inquiries').selectAll().execute();

function post(fields: Record<string, string>, headers: Record<string, string> = {}): Promise<Response> {
  return send({ method: 'POST', body: new URLSearchParams(fields), headers: { ...visitor(), ...headers } });
}

function send(init: RequestInit): Promise<Response> {
  const port = portOf(server);
  return fetch(`http://127.0.0.1:${port}/contact/enquiry`, { redirect: 'manual', ...init });
}

afterEach(() => jest.restoreAllMocks());

it('redirects to the thank-you page once the enquiry is stored', async () => {
  const response = await post(good, { 'sec-fetch-site': 'same-origin' });
  expect(response.status).toBe(303);
  expect(response.headers.get('location')).toBe('/contact/sent');
  expect(await stored()).toMatchObject([{ email: 'amira@example.com', source_path: '/contact' }]);
});

it('stores identical content once, and different content separately', async () => {
  await post(good);
  await post(good);
  expect(await stored()).toHaveLength(1);
  await post({ ...good, message: 'We are moving in summer.' });
  expect(await stored()).toHaveLength(2);
});

it('shows errors in the form with all input, escaped', async () => {
  const typed = {
    ...good,
    name: '"><script>alert(1)</script>',
    email: 'amira@',
    message: '</textarea><b>Hello there',
  };
  const response = await post(typed);
  const html = await response.text();
  expect(response.status).toBe(422);
  expect(html).toContain('Please check the form and try again.');
  expect(html).toMatch(/<p id="contact-email-error"[^>]*>Please enter a valid email address\.</);
  expect(html).toMatch(
    /<input[^>]*aria-invalid="true"[^>]*name="email"|<input[^>]*name="email"[^>]*aria-invalid="true"/,
  );
  expect(html).toContain('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"');
  expect(html).toContain('&lt;/textarea&gt;&lt;b&gt;Hello there');
  expect(html).toContain('<option value="penthouse" selected="">');
  expect(html).toContain('value="Dubai"');
  expect(html).not.toContain('<script');
});

it('requires consent to be contacted, and keeps the ticked boxes of a rejected form', async () => {
  const { consent: _none, ...rest } = good;
  const marketing = consentBoxes.marketing.version;
  const response = await post({ ...rest, marketing });
  expect(response.status).toBe(422);
  const html = await response.text();
  expect(html).toMatch(/id="contact-consent-error"[^>]*>Please agree/);
  const box = (name: string) => new RegExp(`<input[^>]*name="${name}"[^>]*>`).exec(html)?.[0];
  expect(box('consent')).not.toContain('checked');
  expect(box('marketing')).toContain('checked=""');
  expect(await stored()).toEqual([]);
  await post({ ...good, marketing });
  expect(await stored()).toMatchObject([{ consent_version: good.consent, marketing_version: marketing }]);
});

it("keeps the form's subject", async () => {
  const about = { property_id: '7', property_title: 'Palm Villa', property_slug: 'palm-villa' };
  const html = await (
    await post({ ...good, ...about, name: '', source_path: '/properties/palm-villa' })
  ).text();
  expect(html).toContain('name="property_id" value="7"');
  expect(html).toContain('name="property_slug" value="palm-villa"');
  expect(html).toContain('name="source_path" value="/properties/palm-villa"');
  expect(html).not.toContain('name="propertyType"');
});

it('gets default texts for a property', async () => {
  const about = { property_id: '7', property_title: 'Palm Villa', property_slug: 'palm-villa' };
  const empty = { ...good, ...about, subject: '', message: ' ' };
  expect((await post(empty)).status).toBe(303);
  expect(await stored()).toMatchObject([{ subject: 'Property Inquiry: Palm Villa' }]);
  const html = await (await post({ ...empty, name: '' })).text();
  expect(html).toContain('value="Property Inquiry: Palm Villa"');
  expect(html).toMatch(/interested in Palm Villa\. Please contact me with more details\.<\/textarea>/);
  expect(html).not.toContain('Subject must be');
});

it('keeps the input when storing fails, and shows how to reach the agency', async () => {
  const db = await database();
  jest.spyOn(db, 'transaction').mockImplementation(() => {
    throw new Error('connection refused');
  });
  const response = await post(good);
  const html = await response.text();
  expect(response.status).toBe(503);
  expect(response.headers.get('retry-after')).toBe('30');
  expect(html).toContain('We couldn’t send your message just now.');
  expect(html).toContain('value="Amira Khalil"');
  expect(html).toContain('>We are moving in spring.</textarea>');
  const digits = contact.phone.replace(/\D/g, '');
  expect(html).toContain(`href="tel:+${digits}"`);
  expect(html).toContain(`https://wa.me/${digits}?text=We%20are%20moving%20in%20spring.`);
  expect(html).toContain('subject=Two%20bedrooms&amp;body=We%20are%20moving%20in%20spring.');
});

it('rejects other sites, other types, large bodies and too many posts', async () => {
  expect((await post(good, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  expect((await send({ method: 'POST', body: '{}', headers: visitor() })).status).toBe(415);
  expect((await post({ ...good, message: 'x'.repeat(70_000) })).status).toBe(413);
  expect(await stored()).toEqual([]);
  const headers = visitor();
  for (let index = 0; index < 10; index += 1) await post(good, headers);
  const refused = await post(good, headers);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await refused.text()).toContain('value="Amira Khalil"');
});

it('rejects a body that grows too large while streaming', async () => {
  const body = Readable.toWeb(Readable.from(Array.from({ length: 20 }, () => Buffer.alloc(8_192, 'x'))));
  const headers = { ...visitor(), 'content-type': 'application/x-www-form-urlencoded' };
  const init = stub<RequestInit>({ method: 'POST', body, headers, duplex: 'half' });
  expect((await send(init)).status).toBe(413);
});

it('redirects to the contact page when it is opened', async () => {
  expect((await send({ method: 'GET' })).headers.get('location')).toBe('/contact');
});
