import nodemailer, { type Transporter } from 'nodemailer';
import { minute } from '@/lib/durations';
import { env } from '@/lib/env';
import { site } from '@/lib/site';
import { withinTime } from '@/lib/within-time';

export type Mail = {
  to: string | string[];
  subject: string;
  text: string;
  html?: string;
  replyTo?: string;
  /** The same for every attempt, so that mail servers can deduplicate. */
  messageId?: string;
  headers?: Record<string, string>;
};

/** Milliseconds; `connectionMs` includes the greeting. */
export type MailLimits = { connectionMs: number; silenceMs: number; totalMs: number };

/**
 * Some servers greet only after half a minute, against spam, and some take minutes to accept a mail, and do accept it:
 * giving up earlier would send it again and again.
 */
const defaultLimits: MailLimits = { connectionMs: minute, silenceMs: 2 * minute, totalMs: 5 * minute };
let transporter: { url: string; transport: Transporter } | undefined;

/** Whether `SMTP_URL` is set. */
export function canSendMail(): boolean {
  return env().SMTP_URL !== undefined;
}

/**
 * Passes a mail to the SMTP server.
 * @throws {Error} when `SMTP_URL` is not set, the server does not greet for a minute, says nothing for two, takes more than
 * five, or rejects the mail
 */
export async function sendMail({ to, replyTo, ...mail }: Mail, limits = defaultLimits): Promise<void> {
  const { SMTP_URL: url, MAIL_FROM: from } = env();
  if (!url) throw new Error('SMTP_URL is not set');
  if (transporter?.url !== url) {
    const { connectionMs, silenceMs } = limits;
    const timeouts = {
      dnsTimeout: connectionMs,
      connectionTimeout: connectionMs,
      greetingTimeout: connectionMs,
    };
    const options = { url, ...timeouts, socketTimeout: silenceMs };
    transporter = { url, transport: nodemailer.createTransport(options) };
  }
  const sending = transporter.transport.sendMail({
    from: from ?? { name: site.name, address: site.email },
    // As objects, so that a comma or a bracket in an address does not make it two.
    to: [to].flat().map((address) => ({ name: '', address })),
    ...(replyTo ? { replyTo: { name: '', address: replyTo } } : {}),
    ...mail,
  });
  // A server that answers byte by byte would otherwise block all other mail.
  await withinTime(sending, limits.totalMs, () =>
    Object.assign(new Error('the mail server takes too long'), { code: 'ETIMEDOUT' }),
  );
}
