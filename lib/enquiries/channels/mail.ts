import { orNull } from '@/lib/catalog/catalog-error';
import { readProperty } from '@/lib/catalog/reads/server';
import { errorParts } from '@/lib/error-parts';
import { readRef } from '@/lib/http/server/references';
import { mailFailureReason } from '@/lib/mail/mail-failure-reason';
import { type Mail, sendMail } from '@/lib/mail/send-mail';
import { administratorEmails } from '@/lib/staff/desk-emails';
import { fieldOf } from '@/lib/typed-keys';
import {
  acknowledgementMail,
  assignmentMail,
  assignmentsMail,
  deskMail,
  escalationMail,
  reminderMail,
} from '../delivery/mails';
import { assigneeEmail, assigneeName, countAssignments } from '../desk/assignee';
import type { Enquiry } from '../enquiry';
import type { Channel, Outcome } from './channel';

/** Notifies the assigned advisor, or the desk, of an enquiry. */
export function deskMailChannel(desk: string, send = sendMail): Channel {
  return {
    name: 'desk-mail',
    send: async (enquiry) => attempt(deskMail(enquiry, (await assigneeEmail(enquiry)) ?? desk), send),
  };
}

/** Notifies the advisor, or the desk, of an enquiry that staff entered or assigned. */
export function assignmentChannel(desk: string, send = sendMail): Channel {
  return {
    name: 'assignment',
    send: async (enquiry) => {
      const to = (await assigneeEmail(enquiry)) ?? desk;
      return attempt(assignmentMail(enquiry, to, await countAssignments([enquiry.id])), send);
    },
    sendTogether: async (enquiries) => {
      const to = (await assigneeEmail(enquiries[0])) ?? desk;
      const assignments = await countAssignments(enquiries.map(({ id }) => id));
      return attempt(assignmentsMail(enquiries, to, assignments), send);
    },
  };
}

/** Reminds the assigned advisor, or the desk, of an unanswered enquiry. */
export function reminderChannel(desk: string, send = sendMail): Channel {
  return {
    name: 'reminder',
    send: async (enquiry) => attempt(reminderMail(enquiry, (await assigneeEmail(enquiry)) ?? desk), send),
  };
}

/** Notifies administrators and the desk of an enquiry unanswered after the reminder. */
export function escalationChannel(desk: string, send = sendMail): Channel {
  return {
    name: 'escalation',
    send: async (enquiry) => {
      const to = [...new Set([desk, ...(await administratorEmails())])];
      return attempt(escalationMail(enquiry, to, await assigneeName(enquiry)), send);
    },
  };
}

/** Thanks the visitor. */
export function acknowledgementChannel(send = sendMail): Channel {
  return {
    name: 'acknowledgement',
    send: async (enquiry: Enquiry) => {
      if (enquiry.email === '') return { ok: true };
      const mail = acknowledgementMail(enquiry, await titleInCatalog(enquiry));
      return attempt(mail, send, isRefusedRecipient);
    },
  };
}

/** Null for an unknown property, and when the catalogue fails. */
async function titleInCatalog({ property_slug, property_id }: Enquiry): Promise<string | null> {
  for (const value of [property_slug, property_id]) {
    const ref = value ? readRef(String(value)) : null;
    const property = ref && (await orNull(readProperty(ref)));
    if (property) return property.title;
  }
  return null;
}

/**
 * @param isFinal whether a failure makes retries pointless; mail to the agency is always retried, in case the mailbox
 * is fixed
 */
async function attempt(
  mail: Mail,
  send: (mail: Mail) => Promise<void>,
  isFinal: (error: unknown) => boolean = () => false,
): Promise<Outcome> {
  try {
    await send(mail);
    return { ok: true };
  } catch (error) {
    return { ok: false, reason: mailFailureReason(error), final: isFinal(error) };
  }
}

/** 5.1.7 and 5.1.8 are about the sender, see RFC 3463. */
const recipientStatus = /^5\.(?:1\.(?![78]$)|2\.)/;

/**
 * Whether the server does not know the recipient. Many servers also report a refused sender or client when a recipient is
 * named, so the enhanced status code decides, which the reply has after its own code.
 */
function isRefusedRecipient(error: unknown): boolean {
  if (errorParts(error).code !== 'EENVELOPE' || fieldOf(error, 'command') !== 'RCPT TO') return false;
  const reply = /^(5\d\d)(?:[ -](\d\.\d{1,3}\.\d{1,3})\b)?/.exec(String(fieldOf(error, 'response')));
  if (!reply) return false;
  const [, code = '', status] = reply;
  return status ? recipientStatus.test(status) : ['550', '551', '553'].includes(code);
}
