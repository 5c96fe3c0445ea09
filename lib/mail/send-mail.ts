import nodemailer, { type Transporter } from 'nodemailer';
import { env } from '@/lib/env';
import { site } from '@/lib/site';

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

const timeoutMs = 15_000;
let transporter: { url: string; transport: Transporter } | undefined;

/** Whether `SMTP_URL` is set. */
export function canSendMail(): boolean {
  return env().SMTP_URL !== undefined;
}

/**
 * Passes a mail to the SMTP server.
 * @throws {Error} when `SMTP_URL` is not set, the server is unreachable for 15 s, or it rejects the mail
 */
export async function sendMail({ to, replyTo, ...mail }: Mail): Promise<void> {
  const { SMTP_URL: url, MAIL_FROM: from } = env();
  if (!url) throw new Error('SMTP_URL is not set');
  if (transporter?.url !== url) {
    const limits = { connectionTimeout: timeoutMs, greetingTimeout: timeoutMs, socketTimeout: timeoutMs };
    transporter = { url, transport: nodemailer.createTransport({ url, ...limits }) };
  }
  await transporter.transport.sendMail({
    from: from ?? { name: site.name, address: site.email },
    // As objects, so that a comma or a bracket in an address does not make it two.
    to: [to].flat().map((address) => ({ name: '', address })),
    ...(replyTo ? { replyTo: { name: '', address: replyTo } } : {}),
    ...mail,
  });
}
