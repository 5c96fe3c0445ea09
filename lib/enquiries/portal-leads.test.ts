import { createHash, createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  isBayutSignature,
  isPropertyFinderSignature,
  parseBayutLead,
  parsePropertyFinderLead,
} from './portal-leads';
import { portalSources } from './sources';

const body = '{"type":"lead.created"}';

it('accepts only the HMAC of the raw body', () => {
  const signature = createHmac('sha256', 'secret').update(body).digest('hex');
  expect(isPropertyFinderSignature(body, 'secret', signature)).toBe(true);
  expect(isPropertyFinderSignature(`${body} `, 'secret', signature)).toBe(false);
  expect(isPropertyFinderSignature(body, 'other', signature)).toBe(false);
  expect(isPropertyFinderSignature(body, 'secret', null)).toBe(false);
  expect(isPropertyFinderSignature(body, 'secret', '')).toBe(false);
});

it('accepts the MD5 of secret and body', () => {
  const signature = createHash('md5').update(`secret${body}`).digest('hex');
  expect(isBayutSignature(body, 'secret', signature)).toBe(true);
  expect(isBayutSignature(body, 'other', signature)).toBe(false);
});

it('reads a Property Finder lead', () => {
  const lead = parsePropertyFinderLead({
    type: 'lead.created',
    entity: { id: 'pf-1' },
    payload: {
      channel: 'whatsapp',
      status: 'sent',
      publicProfile: { id: 1 },
      listing: { id: 9, reference: 'HN-1' },
      sender: {
        name: 'أميرة',
        contacts: [
          { type: 'phone', value: '+971501234567' },
          { type: 'email', value: 'a@b.ae' },
        ],
      },
    },
  });
  expect(lead).toEqual({
    source: 'property-finder',
    externalId: 'pf-1',
    name: 'أميرة',
    email: 'a@b.ae',
    phone: '+971501234567',
    message: 'Lead by whatsapp',
    reference: 'HN-1',
  });
});

it('reads leads without property, name or email', () => {
  expect(parsePropertyFinderLead({ type: 'lead.created', entity: { id: 7 } })).toMatchObject({
    externalId: '7',
    name: '',
    email: '',
    phone: null,
    reference: null,
  });
  expect(parseBayutLead({ id: 8, enquirer: { phone_number: '0501234567' } })).toMatchObject({
    externalId: '8',
    phone: '0501234567',
    message: '',
  });
});

it.each([null, [], 'x', {}, { type: 'lead.updated', entity: { id: 1 } }])('rejects %j', (value) => {
  expect(parsePropertyFinderLead(value)).toBeNull();
});

it.each(portalSources)('docs/desk.md has the path for leads of %s', (portal) => {
  const guide = readFileSync(join(process.cwd(), 'docs/desk.md'), 'utf8');
  expect(guide.includes(`\`/api/webhooks/${portal}/\``)).toBe(true);
});
