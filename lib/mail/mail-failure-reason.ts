import { errorParts } from '@/lib/error-parts';
import { fieldOf } from '@/lib/typed-keys';

const noConnection = 'no connection to the mail server';

/** By nodemailer's error code. */
const reasons = new Map([
  ['ECONNECTION', noConnection],
  ['ESOCKET', noConnection],
  ['EDNS', 'the address of the mail server was not found'],
  ['ETLS', 'no secure connection to the mail server'],
  ['ETIMEDOUT', 'the mail server did not answer in time'],
  ['EAUTH', 'the mail server refused the sign-in'],
  ['EMESSAGE', 'the mail server refused the mail'],
]);

/** By the SMTP command that was refused. */
const refusals = new Map([
  ['MAIL FROM', 'the mail server refused the sender'],
  ['RCPT TO', 'the mail server refused the recipient'],
  ['DATA', 'the mail server refused the mail'],
]);

/**
 * The stage at which a mail failed, with the server's answer or the code, without addresses: "… refused the sign-in
 * (SMTP 535)".
 */
export function mailFailureReason(error: unknown): string {
  const { code } = errorParts(error);
  const answered = fieldOf(error, 'responseCode');
  const detail = typeof answered === 'number' ? `SMTP ${answered}` : code;
  const refused = code === 'EENVELOPE' ? refusals.get(String(fieldOf(error, 'command'))) : undefined;
  const reason = refused ?? reasons.get(code ?? '') ?? 'the mail could not be sent';
  return detail ? `${reason} (${detail})` : reason;
}
