import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Database } from '@/lib/database/schema';
import { day } from '@/lib/durations';
import { linkOrigin } from '@/lib/link-origin';
import { errorFacts, log } from '@/lib/log';
import { canSendMail, type Mail, sendMail } from '@/lib/mail/send-mail';
import { site } from '@/lib/site';
import { staffRoutes } from '@/lib/staff-routes';
import { fieldOf } from '@/lib/typed-keys';
import { staffAuth } from './auth';

/** Milliseconds before the mail with a link is tried again. */
const retryAfterMs = [2_000, 10_000];

/** URL at which the owner of a token sets a password. */
export function passwordHref(token: string): string {
  return `${linkOrigin()}${staffRoutes.setPassword(token)}`;
}

/** The token of a new link to set the password of an account. Links stay valid until a password is set: anybody can ask for one. */
export async function issuePasswordToken(staffId: string, days: number): Promise<string> {
  const { internalAdapter } = await (await staffAuth()).$context;
  const token = randomBytes(24).toString('base64url');
  await internalAdapter.createVerificationValue({
    identifier: tokenIdentifier(token),
    value: staffId,
    expiresAt: new Date(Date.now() + days * day),
  });
  return token;
}

/** Makes all password links of an account invalid. */
export async function voidPasswordLinks(db: Kysely<Database>, staffId: string): Promise<void> {
  await db.deleteFrom('staff_verifications').where('value', '=', staffId).execute();
}

/** The account whose password a token can set; null if the token is used, replaced or expired, or the account disabled. */
export async function ownerOfToken(token: string) {
  const { internalAdapter } = await (await staffAuth()).$context;
  const verification = await internalAdapter.findVerificationValue(tokenIdentifier(token));
  if (!verification || verification.expiresAt <= new Date()) return null;
  const user = await internalAdapter.findUserById(verification.value);
  return user && !fieldOf(user, 'disabled_at') ? user : null;
}

/** The mail with the link to set a new password. */
export function passwordMail({ email, name, token }: { email: string; name: string; token: string }): Mail {
  return {
    to: email,
    subject: `Set your password for ${site.name}`,
    text: [
      `Hello ${name},`,
      'Use this link within a day to set a new password:',
      passwordHref(token),
      'If you did not ask for it, ignore this message: your password stays as it is.',
    ].join('\n\n'),
  };
}

/**
 * Mails a new link to set the password of an account, if it exists and is not disabled. Tries three times and logs
 * failures. Does nothing without a mail server.
 */
export async function mailPasswordLink(
  email: string,
  send = sendMail,
  pause: (ms: number) => Promise<unknown> = sleep,
): Promise<void> {
  if (!canSendMail()) return;
  try {
    const { internalAdapter } = await (await staffAuth()).$context;
    const user = (await internalAdapter.findUserByEmail(email))?.user;
    if (!user || fieldOf(user, 'disabled_at')) return;
    const token = await issuePasswordToken(user.id, 1);
    const mail = passwordMail({ email: user.email, name: user.name, token });
    for (const pauseMs of retryAfterMs) {
      try {
        return await send(mail);
      } catch (error) {
        log.warn({ mail: 'password link', ...errorFacts(error) }, 'mail not sent, trying again');
        await pause(pauseMs);
      }
    }
    await send(mail);
  } catch (error) {
    log.error({ mail: 'password link', ...errorFacts(error) }, 'mail not sent');
  }
}

/** The key under which better-auth looks up a token. */
function tokenIdentifier(token: string): string {
  return `reset-password:${token}`;
}
