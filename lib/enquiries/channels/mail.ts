import { readProperty } from '@/lib/catalog/server';
import { orNull } from '@/lib/catalog/source';
import { errorParts } from '@/lib/error-parts';
import { readRef } from '@/lib/http/server/references';
import { type Mail, sendMail } from '@/lib/mail/send-mail';
import { fieldOf } from '@/lib/typed-keys';
import { administratorEmails, assigneeEmail, countAssignments } from '../assignee';
import { acknowledgementMail, assignmentMail, deskMail, escalationMail, reminderMail } from '../mails';
import type { Enquiry } from '../store';
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
      return attempt(assignmentMail(enquiry, to, await countAssignments(enquiry.id)), send);
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
      return attempt(escalationMail(enquiry, to), send);
    },
  };
}

/** Thanks the visitor. */
export function acknowledgementChannel(send = sendMail): Channel {
  return {
    name: 'acknowledgement',
    send: async (enquiry: Enquiry) => {
      if (enquiry.email === '') return { ok: true };
      return attempt(acknowledgementMail(enquiry, await titleInCatalog(enquiry)), send);
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

async function attempt(mail: Mail, send: (mail: Mail) => Promise<void>): Promise<Outcome> {
  try {
    await send(mail);
    return { ok: true };
  } catch (error) {
    const { code } = errorParts(error);
    const answered = fieldOf(error, 'responseCode');
    const responseCode = typeof answered === 'number' ? answered : undefined;
    const reason = responseCode ? `SMTP ${responseCode}` : (code ?? 'no connection');
    // Only a refused recipient is final; a refused sender, sign-in or server can be fixed.
    const isRecipient = code === 'EENVELOPE' && fieldOf(error, 'command') === 'RCPT TO';
    return { ok: false, reason, final: isRecipient && responseCode !== undefined && responseCode >= 550 };
  }
}
