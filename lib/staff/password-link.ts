import type { Kysely } from 'kysely';
import type { Database } from '@/lib/database/schema';
import { canSendMail, type Mail, sendMail } from '@/lib/mail/send-mail';
import { site } from '@/lib/site';
import { staffRoutes } from '@/lib/staff-routes';

/** URL at which the owner of a token sets a password. */
export function passwordHref(token: string): string {
  return `${site.url}${staffRoutes.setPassword(token)}`;
}

/** Makes all password links of an account invalid. */
export async function voidPasswordLinks(db: Kysely<Database>, staffId: string): Promise<void> {
  await db.deleteFrom('staff_verifications').where('value', '=', staffId).execute();
}

/** The mail with the link to set a new password. */
export function passwordMail({ email, name, token }: { email: string; name: string; token: string }): Mail {
  return {
    to: email,
    subject: `Set your password for ${site.name}`,
    text: [
      `Hello ${name},`,
      'use this link within a day to set a new password:',
      passwordHref(token),
      'If you did not ask for it, ignore this message: your password stays as it is.',
    ].join('\n\n'),
  };
}

/** Mails the link to set a new password. Does nothing without a mail server. @throws when the mail server rejects */
export async function sendPasswordLink({
  email,
  name,
  token,
}: {
  email: string;
  name: string;
  token: string;
}) {
  if (!canSendMail()) return;
  await sendMail(passwordMail({ email, name, token }));
}
