import {
  acknowledgementMail,
  assignmentMail,
  assignmentsMail,
  deskMail,
  escalationMail,
  reminderMail,
} from '@/lib/enquiries/delivery/mails';
import type { Enquiry } from '@/lib/enquiries/enquiry';
import { feedMail } from '@/lib/feeds/mail';
import type { Mail } from '@/lib/mail/send-mail';
import { confirmationMail } from '@/lib/newsletter/confirmations';
import { permitMail } from '@/lib/permits/mail';
import { passwordMail } from '@/lib/staff/password-link';

const people = {
  short: {
    name: 'Amira & Omar Khalil',
    subject: 'Two bedrooms & a view',
    message: 'We are free on Saturday & Sunday.',
  },
  arabic: {
    name: 'أميرة خليل الهاشمي',
    subject: 'شقة بغرفتي نوم',
    message: 'السلام عليكم،\nنود معاينة الشقة يوم الأحد.',
  },
  long: {
    name: `Maximiliane-Alexandrina ${'von '.repeat(12)}Hohenlohe`,
    subject: `A house ${'with a garden and a pool '.repeat(7)}`.trim(),
    message: `${'We look for a home near the sea, with room for guests. '.repeat(40)}\n${'x'.repeat(300)}`,
  },
};

/** Every mail of the site, by file name; mails about people for three kinds of names. */
export function previewMails(): Map<string, Mail> {
  const mails = new Map<string, Mail>();
  for (const [kind, person] of Object.entries(people)) {
    const enquiry = anEnquiry(person);
    mails.set(`enquiry-to-advisor-${kind}`, deskMail(enquiry, 'advisor@agency.example'));
    mails.set(`enquiry-assigned-${kind}`, assignmentMail(enquiry, 'advisor@agency.example', 1));
    mails.set(`enquiries-assigned-${kind}`, assignmentsMail([enquiry, enquiry], 'advisor@agency.example', 2));
    mails.set(`enquiry-reminder-${kind}`, reminderMail(enquiry, 'advisor@agency.example'));
    mails.set(
      `enquiry-escalation-${kind}`,
      escalationMail(enquiry, ['admin@agency.example'], 'Layla Haddad'),
    );
    mails.set(`enquiry-thanks-${kind}`, acknowledgementMail(enquiry, enquiry.property_title));
    const account = { email: 'layla@agency.example', name: person.name, token: 'preview' };
    mails.set(`password-${kind}`, passwordMail(account));
  }
  mails.set('newsletter-confirmation', confirmationMail('reader@example.com', 'preview'));
  const permits = ['Marina Heights & Spa', 'فيلا النخلة'].map((title, index) => ({
    title,
    slug: `home-${index}`,
    reference: `HN-102${index}`,
    permit_number: `710000000${index}`,
    permit_expires_at: '2026-02-14',
  }));
  mails.set(
    'permits',
    permitMail(permits, { to: 'advisor@agency.example', days: 30, messageKey: 'preview' }),
  );
  const feed = { name: 'crm', last_good_at: '2026-01-15T08:00:00.000Z' };
  const run = {
    id: 1,
    feed: 'crm',
    file: null,
    outcome: 'refused' as const,
    started_at: '2026-01-16T08:00:00.000Z',
    finished_at: '2026-01-16T08:00:05.000Z',
    message: 'homes & plots.xml: this is an HTML page, perhaps a login page or an error page, and not a feed',
    rows_read: 0,
    missing: 0,
    created: 0,
    updated: 0,
    retired: 0,
    refused: 0,
    findings: 0,
  };
  const desk = ['desk@agency.example'];
  mails.set('feed-fails', feedMail({ ...feed, failing_since: run.finished_at }, run, desk));
  mails.set(
    'feed-works-again',
    feedMail({ ...feed, failing_since: null }, { ...run, outcome: 'changed', message: null }, desk),
  );
  return mails;
}

function anEnquiry(person: { name: string; subject: string; message: string }): Enquiry {
  const known: Partial<Enquiry> = {
    id: 1,
    ...person,
    email: 'visitor@example.com',
    phone: '+971501234567',
    property_title: 'Marina Heights & Spa',
    property_slug: 'marina-heights',
    property_reference: 'HN-1024',
    property_type: 'penthouse',
    city: 'Abu Dhabi',
    thread_id: null,
    source: 'website',
    status: 'new',
    created_at: '2026-01-15T08:00:00.000Z',
  };
  // Mails read no other columns.
  return known as Enquiry;
}
