import { phoneHref } from '@/lib/format/contact-links';
import { keysOf } from '@/lib/typed-keys';
import { completeEnquiry, enquiryFixture } from '@/testing/enquiry-fixture';
import { stub } from '@/testing/stub';
import type { Enquiry, NewEnquiry } from '../enquiry';
import {
  acknowledgementMail,
  assignmentMail,
  assignmentsMail,
  deskMail,
  escalationMail,
  reminderMail,
} from './mails';

const enquiry = stub<Enquiry>({
  id: 12,
  name: 'أميرة <b>',
  email: 'amira@example.com',
  phone: '+971501234567',
  subject: 'Two bedrooms',
  message: 'Hello\n<script>alert(1)</script>',
  property_slug: 'palm-villa',
  property_title: 'Palm Villa',
  property_reference: 'HN-1',
  source: 'website',
});

it('gives the advisor all data needed to answer', () => {
  const mail = deskMail(enquiry, 'desk@example.com');
  expect(mail).toMatchObject({ to: 'desk@example.com', replyTo: 'amira@example.com' });
  for (const part of [
    'amira@example.com',
    '+971 50 123 4567',
    'https://wa.me/971501234567',
    '/properties/palm-villa',
  ])
    expect(mail.text).toContain(part);
  expect(mail.text).toContain('/staff/enquiries/12');
  expect(mail.html).toContain('/og/properties/palm-villa');
});

/* The slug leads to the property; the page is at the desk. */
const notMailed = ['property_id', 'source_path'];

it.each(keysOf(completeEnquiry).filter((name) => !notMailed.includes(name)))(
  'tells the advisor the %s',
  (name) => {
    const mail = (values: Partial<NewEnquiry>) => deskMail({ ...enquiry, ...values }, 'desk@example.com');
    const without = { ...completeEnquiry, [name]: enquiryFixture()[name] };
    expect(mail(completeEnquiry)).not.toEqual(mail(without));
  },
);

it('names the address of a property without a title once', () => {
  const { text } = deskMail({ ...enquiry, property_title: null }, 'desk@example.com');
  expect(text).toMatch(/^Property: \S+\/properties\/palm-villa$/m);
});

it.each([
  ['Palm Villa', 'about Palm Villa. An'],
  ['Vacant, Ready.', 'about Vacant, Ready. An'],
  ['Hurry Up!!!', 'about Hurry Up!!! An'],
])('ends the sentence with the title %s once', (title, words) => {
  expect(acknowledgementMail(enquiry, title).text).toContain(words);
});

it('says in the subject who has written, and who is waiting', () => {
  const known = { ...enquiry, name: 'Amira' };
  const subjects = [
    deskMail(known, 'a@b.ae'),
    deskMail({ ...known, thread_id: 3 }, 'a@b.ae'),
    assignmentMail(known, 'a@b.ae', 1),
    reminderMail(known, 'a@b.ae'),
    escalationMail(known, ['a@b.ae'], 'Omar'),
  ].map(({ subject }) => subject);
  expect(subjects).toEqual([
    'New enquiry from Amira: Two bedrooms',
    'Another message from Amira: Two bedrooms',
    'Assigned to you: Amira, Two bedrooms',
    'Still unanswered: Amira, Two bedrooms',
    'Unanswered after a reminder: Amira, Two bedrooms',
  ]);
});

it('tells administrators whose enquiry was not answered', () => {
  expect(escalationMail(enquiry, ['a@b.ae'], 'Omar').text).toMatch(/^Advisor: Omar$/m);
  expect(escalationMail(enquiry, ['a@b.ae'], null).text).toMatch(/^Advisor: Nobody yet$/m);
  expect(reminderMail(enquiry, 'a@b.ae').text).not.toContain('Advisor');
});

it('keeps an Arabic name beside its label', () => {
  expect(deskMail(enquiry, 'a@b.ae').html).toContain('<bdi>أميرة &lt;b&gt;</bdi></td>');
});

it('names the source as the inbox does', () => {
  const mail = deskMail({ ...enquiry, source: 'property-finder' }, 'desk@example.com');
  expect(mail.text).toContain('Source: Property Finder');
});

it("escapes visitors' input", () => {
  const { html = '' } = deskMail(enquiry, 'desk@example.com');
  expect(html).not.toContain('<script>');
  expect(html).toContain('&lt;script&gt;');
  expect(html).toContain('أميرة &lt;b&gt;');
});

it('escapes addresses and titles', () => {
  const hostile = {
    ...enquiry,
    email: '<i>@example.com',
    property_title: '<i>Villa',
    created_at: '2026-11-26',
  };
  const mails = [
    deskMail(hostile, 'a@b.ae'),
    assignmentsMail([hostile, hostile], 'a@b.ae', 2),
    acknowledgementMail(hostile, '<i>Villa'),
  ];
  for (const { html } of mails) {
    expect(html).toContain('&lt;i&gt;');
    expect(html).not.toContain('<i>');
  }
});

it('has the same id for every attempt, and others per purpose and enquiry', () => {
  expect(deskMail(enquiry, 'a@b.ae').messageId).toBe(deskMail(enquiry, 'a@b.ae').messageId);
  expect(deskMail(enquiry, 'a@b.ae').messageId).not.toBe(acknowledgementMail(enquiry, null).messageId);
  const ofNewDatabase = { ...enquiry, created_at: '2030-01-01T00:00:00.000Z' };
  expect(deskMail(ofNewDatabase, 'a@b.ae').messageId).not.toBe(deskMail(enquiry, 'a@b.ae').messageId);
});

it('lists the enquiries of one assignment, and counts those beyond fifty', () => {
  const known = { ...enquiry, assigned_to: 'layla', created_at: '2026-11-26T08:00:00.000Z' };
  const others = Array.from({ length: 51 }, (_, index) => ({ ...known, id: 13 + index, thread_id: null }));
  const mail = assignmentsMail([known, ...others], 'layla@agency.example', 52);
  expect(mail.subject).toBe('52 enquiries assigned to you');
  expect(mail.text).toContain('أميرة <b>: Palm Villa, ');
  expect(mail.text).toContain('/staff/enquiries/12\n');
  expect(mail.text).toContain('and 2 more');
  expect(mail.text).toContain('/staff?status=open&assignee=layla');
  expect(mail.html).toContain('<bdi>أميرة &lt;b&gt;</bdi>');
  expect(mail.html).toContain('/staff?status=open&amp;assignee=layla');
  expect(mail.messageId).not.toBe(assignmentsMail([known, ...others], 'layla@agency.example', 53).messageId);
});

it('thanks the visitor and suppresses automatic replies', () => {
  const mail = acknowledgementMail(enquiry, 'Palm Villa');
  expect(mail.html).toContain(`call <a href="${phoneHref()}"`);
  expect(mail.to).toBe('amira@example.com');
  expect(mail.text).toContain('Palm Villa');
  expect(mail.headers).toMatchObject({ 'Auto-Submitted': 'auto-replied' });
});

it.each([
  ['Amira Khalil', 'Dear Amira Khalil,'],
  ['Dr. Layla al-Haddad Jr.', 'Dear Dr. Layla al-Haddad Jr.,'],
  ['أميرة خليل', 'Dear أميرة خليل,'],
  ['You won: https://evil.example', 'Hello,'],
  ['Claim at evil.example/prize', 'Hello,'],
  ['Claim at evil．example', 'Hello,'],
  ['prize@evil.example', 'Hello,'],
  ['Call +15551234', 'Hello,'],
  ['You have won our prize today', 'Hello,'],
  [`Your prize waits ${'for you '.repeat(8)}`, 'Hello,'],
])('greets %s with %s', (name, greeting) => {
  const mail = acknowledgementMail({ ...enquiry, name }, null);
  expect(mail.text.split('\n')[0]).toBe(greeting);
  expect(mail.html).toContain(greeting);
});

it('leaves out WhatsApp and email when unknown', () => {
  const mail = deskMail({ ...enquiry, phone: null, email: '' }, 'desk@example.com');
  expect(mail.text).not.toContain('wa.me');
  expect(mail.replyTo).toBeUndefined();
});
