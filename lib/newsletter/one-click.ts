import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Kysely } from 'kysely';
import { api } from '@/lib/api-paths';
import type { Database } from '@/lib/database/schema';
import { siteSecret } from '@/lib/database/site-secret';
import { linkOrigin } from '@/lib/link-origin';

/*
 * One-click unsubscription by RFC 8058. Tokens are signed instead of stored, so that every export of the list can have
 * one per address.
 */

const idLength = 12;

/** The URL that unsubscribes an address when it receives a POST. */
export async function oneClickAddress(db: Kysely<Database>, addressId: number): Promise<string> {
  const signature = sign(await siteSecret(db, 'newsletter'), addressId);
  return `${linkOrigin()}${api.newsletterUnsubscribe}?token=${addressId}.${signature}`;
}

/** Headers of every mail to a newsletter address. */
export async function unsubscribeHeaders(
  db: Kysely<Database>,
  addressId: number,
): Promise<Record<string, string>> {
  return {
    'List-Unsubscribe': `<${await oneClickAddress(db, addressId)}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}

/** The address id in a signed token; null for any other token. */
export async function signedAddress(db: Kysely<Database>, token: string): Promise<number | null> {
  const [, id, signature] = new RegExp(`^(\\d{1,${idLength}})\\.([\\w-]{43})$`).exec(token) ?? [];
  if (!id || !signature) return null;
  const expected = Buffer.from(sign(await siteSecret(db, 'newsletter'), Number(id)));
  return timingSafeEqual(expected, Buffer.from(signature)) ? Number(id) : null;
}

function sign(secret: string, addressId: number): string {
  return createHmac('sha256', secret).update(`unsubscribe ${addressId}`).digest('base64url');
}
