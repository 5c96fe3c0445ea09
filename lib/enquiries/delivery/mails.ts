import { escapeUTF8 as escapeHtml } from 'entities';
import { colours } from '@/lib/colours';
import { phoneHref } from '@/lib/format/contact-links';
import { formatDateTime } from '@/lib/format/date-time';
import { deskPhone } from '@/lib/format/desk-phone';
import { asSentence } from '@/lib/format/text';
import { linkOrigin } from '@/lib/link-origin';
import { mailButton, mailLink, mailPage, secondaryText } from '@/lib/mail/mail-page';
import { messageIdOf } from '@/lib/mail/message-id';
import type { Mail } from '@/lib/mail/send-mail';
import { replyTime } from '@/lib/reply-time';
import { routes } from '@/lib/routes';
import { site } from '@/lib/site';
import { staffRoutes } from '@/lib/staff-routes';
import { hasKey } from '@/lib/typed-keys';
import type { Enquiry } from '../enquiry';
import { preferencesOf } from '../form/preferences';
import { sourceLabels } from '../sources';
import { deliveryKey } from './delivery-key';
import { whatsappTo } from './whatsapp-to';

/** The mail with all data an advisor needs to answer. Replies go to the visitor. */
export function deskMail(enquiry: Enquiry, to: string): Mail {
  const title = enquiry.thread_id ? 'Another message' : 'New enquiry';
  return staffMail(enquiry, { to, purpose: 'desk', title, isMessage: true });
}

/**
 * Notifies an advisor of an enquiry that staff entered or assigned.
 * @param assignments how often it has been assigned; part of the message id, so that every assignment has its own mail
 */
export function assignmentMail(enquiry: Enquiry, to: string, assignments: number): Mail {
  const isMessage = Boolean(enquiry.thread_id);
  const title = isMessage ? 'Another message' : 'Assigned to you';
  return staffMail(enquiry, { to, purpose: `assignment-${assignments}`, title, isMessage });
}

const maxListed = 50;

/**
 * Notifies an advisor of several enquiries that were assigned together.
 * @param enquiries at least two, all of the same advisor
 * @param assignments how often they have been assigned in total; part of the message id
 */
export function assignmentsMail(enquiries: [Enquiry, ...Enquiry[]], to: string, assignments: number): Mail {
  const [first] = enquiries;
  const count = enquiries.length;
  const title = `${count} enquiries assigned to you`;
  const all = `${linkOrigin()}${staffRoutes.openEnquiries(first.assigned_to ?? 'none')}`;
  const listed = enquiries.slice(0, maxListed).map((enquiry) => ({
    name: enquiry.name,
    about: `${enquiry.property_title ?? enquiry.subject}, ${formatDateTime(enquiry.created_at)}`,
    href: `${linkOrigin()}${staffRoutes.enquiry(enquiry.thread_id ?? enquiry.id)}`,
  }));
  const more = count > maxListed ? `and ${count - maxListed} more` : null;
  const text = [
    ...listed.map(({ name, about, href }) => `${name}: ${about}\n${href}\n`),
    ...(more ? [more, ''] : []),
    `Open them in the inbox: ${all}`,
  ].join('\n');
  const items = listed.map(
    ({ name, about, href }) =>
      `<li style="margin:0 0 12px">${mailLink(href, `<bdi>${escapeHtml(name)}</bdi>`)}<br><span dir="auto" style="${secondaryText}">${escapeHtml(about)}</span></li>`,
  );
  const html = mailPage(
    title,
    `<ul style="margin:0 0 24px;padding:0;list-style:none">${items.join('')}</ul>${more ? `<p style="margin:0 0 24px">${more}</p>` : ''}
${mailButton(all, 'Open them in the inbox')}`,
  );
  return { to, subject: title, text, html, messageId: messageId(first, `assigned-${count}-${assignments}`) };
}

/** Reminder of an unanswered enquiry. */
export function reminderMail(enquiry: Enquiry, to: string): Mail {
  return staffMail(enquiry, { to, purpose: 'reminder', title: 'Still unanswered' });
}

/**
 * Notifies administrators of an enquiry unanswered after the reminder.
 * @param advisor name of who should have answered; null when it is assigned to nobody
 */
export function escalationMail(enquiry: Enquiry, to: string[], advisor: string | null): Mail {
  const title = 'Unanswered after a reminder';
  return staffMail(enquiry, { to, purpose: 'escalation', title, advisor: advisor ?? 'Nobody yet' });
}

type Row = [label: string, value: string, href?: string];
type Occasion = {
  to: string | string[];
  purpose: string;
  title: string;
  /** Whether the mail brings a new message from the sender, unlike a reminder. */
  isMessage?: boolean;
  /** In mails to others than the advisor. */
  advisor?: string;
};

function staffMail(enquiry: Enquiry, occasion: Occasion): Mail {
  const { to, purpose, title, isMessage = false } = occasion;
  const { id, name, email, subject, message } = enquiry;
  const inbox = `${linkOrigin()}${staffRoutes.enquiry(enquiry.thread_id ?? id)}`;
  const rows = rowsOf(enquiry, occasion);
  const text = [...rows.map(textRow), '', message, '', `Open in the inbox: ${inbox}`].join('\n');
  const picture = enquiry.property_slug
    ? `<img src="${linkOrigin()}/og/properties/${encodeURIComponent(enquiry.property_slug)}" alt="" width="560" style="width:100%;height:auto;margin:0 0 24px">`
    : '';
  const html = mailPage(
    `${title}: ${subject}`,
    `${picture}<table role="presentation" style="border-collapse:collapse;margin:0 0 24px">${rows.map(htmlRow).join('')}</table>
<div dir="auto" style="white-space:pre-wrap;border-inline-start:2px solid ${colours.gold};padding-inline-start:16px">${escapeHtml(message)}</div>
${mailButton(inbox, 'Open in the inbox')}`,
  );
  return {
    to,
    subject: isMessage ? `${title} from ${name}: ${subject}` : `${title}: ${name}, ${subject}`,
    text,
    html,
    ...(email ? { replyTo: email } : {}),
    messageId: messageId(enquiry, purpose),
  };
}

/** What staff need to know about an enquiry, besides its message. */
function rowsOf(enquiry: Enquiry, { advisor }: Occasion): Row[] {
  const { name, email, phone, source } = enquiry;
  const property = enquiry.property_slug && `${linkOrigin()}${routes.property(enquiry.property_slug)}`;
  const candidates: (Row | null)[] = [
    advisor ? ['Advisor', advisor] : null,
    ['Name', name],
    email ? ['Email', email, `mailto:${email}`] : null,
    phone ? ['Phone', deskPhone(phone), `tel:${phone}`] : null,
    phone ? ['WhatsApp', 'Write on WhatsApp', whatsappTo(phone, name)] : null,
    property ? ['Property', enquiry.property_title ?? property, property] : null,
    enquiry.property_reference ? ['Reference', enquiry.property_reference] : null,
    ...preferencesOf(enquiry).map(({ label, value }): Row => [label, value]),
    ['Received', formatDateTime(enquiry.created_at)],
    ['Source', hasKey(sourceLabels, source) ? sourceLabels[source] : source],
  ];
  return candidates.filter((row) => row !== null);
}

/**
 * The mail that thanks the visitor and says what happens next. Anybody can enter anybody's address, so it quotes no
 * text with which a stranger could write in our name.
 * @param title the catalogue's title of the property asked about; null when it has none
 */
export function acknowledgementMail(enquiry: Enquiry, title: string | null): Mail {
  const { name, email } = enquiry;
  const about = title ? ` about ${title}` : '';
  const lines = [
    isPlainName(name) ? `Dear ${name},` : 'Hello,',
    `${asSentence(`Thank you for your enquiry${about}`)} An advisor will be in touch ${replyTime}.`,
    `If you would rather speak now, call ${site.phone} or simply reply to this email.`,
    `Warm regards,\n${site.name}`,
  ];
  const phone = escapeHtml(site.phone);
  const call = mailLink(phoneHref(), phone, 'white-space:nowrap');
  const html = mailPage(
    'Thank you for your enquiry',
    lines
      .map((line) => escapeHtml(line).replace(phone, call))
      .map((line) => `<p dir="auto" style="margin:0 0 16px;white-space:pre-line">${line}</p>`)
      .join(''),
  );
  return {
    to: email,
    subject: `We have received your enquiry${about}`,
    text: lines.join('\n\n'),
    html,
    replyTo: site.email,
    messageId: messageId(enquiry, 'thanks'),
    headers: { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' },
  };
}

const maxPlainName = 60;
const maxNameWords = 5;

/** Whether a name is short and contains nothing that mail programs turn into a link: addresses and phone numbers. */
function isPlainName(name: string): boolean {
  const words = name.trim().split(/\s+/).length;
  const isShort = name.length <= maxPlainName && words <= maxNameWords;
  return isShort && !/[@/\p{N}]|[^\s.]\.\p{L}{2}/u.test(name.normalize('NFKC'));
}

/** The same for every attempt, so that mail servers can deduplicate. */
function messageId(enquiry: Enquiry, purpose: string): string {
  return messageIdOf(`enquiry-${deliveryKey(enquiry)}-${purpose}`);
}

function textRow([label, value, href]: Row): string {
  const link = href?.startsWith('http') && href !== value ? ` ${href}` : '';
  return `${label}: ${value}${link}`;
}

function htmlRow([label, value, href]: Row): string {
  const shown = href ? mailLink(href, escapeHtml(value)) : escapeHtml(value);
  return `<tr><td style="padding:4px 16px 4px 0;${secondaryText};vertical-align:top;white-space:nowrap">${label}</td><td style="padding:4px 0"><bdi>${shown}</bdi></td></tr>`;
}
