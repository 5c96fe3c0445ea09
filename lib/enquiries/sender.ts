import { type ExpressionBuilder, sql } from 'kysely';
import type { Database } from '@/lib/database/schema';
import { normalisePhone } from './form/rules';

export type Sender = { email: string | null; phone: string | null };

/**
 * Whether an enquiry was sent by this person, by email address or phone number; false when both are null. Numbers are
 * compared by digits, with or without `+` or `00`; local ones get the country code of the Emirates.
 */
export function isSender(e: ExpressionBuilder<Database, 'inquiries'>, { email, phone }: Sender) {
  const digits = normalisePhone(phone ?? '')
    .replace(/\D/g, '')
    .replace(/^00/, '');
  return e.or([
    ...(email ? [sql<boolean>`lower(email) = ${email.toLowerCase()}`] : []),
    ...(digits ? [e('phone', 'in', [digits, `+${digits}`, `00${digits}`])] : []),
    sql<boolean>`1 = 0`,
  ]);
}
