import { type SelectQueryBuilder, sql } from 'kysely';
import { database } from '@/lib/database/connection';
import { contains } from '@/lib/database/like';
import type { Database } from '@/lib/database/schema';
import { csv } from '@/lib/format/csv';
import { pageValues, searchValue } from '@/lib/http/server/query-values';
import { oneClickAddress } from './one-click';

/* Newsletter addresses for the desk. */

export const addressStates = ['confirmed', 'pending', 'unsubscribed'] as const;
export type AddressState = (typeof addressStates)[number];

export type NewsletterAddress = {
  id: number;
  email: string;
  state: AddressState;
  consent_at: string;
  confirmed_at: string | null;
  unsubscribed_at: string | null;
};

export type NewsletterQuery = { state: AddressState | null; search: string; page: number; pageSize: number };

/** Reads the filters of a URL; unreadable values are dropped. */
export function readNewsletterQuery(query: URLSearchParams): NewsletterQuery {
  return {
    state: addressStates.find((state) => state === query.get('state')) ?? null,
    search: searchValue(query, 'search'),
    ...pageValues(query, 50),
  };
}

/** The filters of a list for the audit log; typed words are not repeated, because they name people. */
export function describeFilters({ state, search, page }: NewsletterQuery): string {
  return [state ?? 'all', ...(search ? ['search text'] : []), ...(page > 1 ? [`page ${page}`] : [])].join(
    ', ',
  );
}

type Addresses = SelectQueryBuilder<Database, 'newsletter_addresses', object>;

function matching(rows: Addresses, { state, search }: Pick<NewsletterQuery, 'state' | 'search'>): Addresses {
  let found = rows;
  if (search) found = found.where(contains(sql`lower(email)`, search.toLowerCase()));
  if (state === 'unsubscribed') return found.where('unsubscribed_at', 'is not', null);
  if (state === null) return found;
  return found
    .where('unsubscribed_at', 'is', null)
    .where('confirmed_at', state === 'confirmed' ? 'is not' : 'is', null);
}

/** Latest first. */
export async function listAddresses(
  query: NewsletterQuery,
): Promise<{ count: number; results: NewsletterAddress[] }> {
  const db = await database();
  const [{ count }, rows] = await Promise.all([
    matching(db.selectFrom('newsletter_addresses'), query)
      .select((e) => e.fn.countAll().as('count'))
      .executeTakeFirstOrThrow(),
    matching(db.selectFrom('newsletter_addresses'), query)
      .select(['id', 'email', 'consent_at', 'confirmed_at', 'unsubscribed_at'])
      .orderBy('consent_at', 'desc')
      .orderBy('id', 'desc')
      .limit(query.pageSize)
      .offset((query.page - 1) * query.pageSize)
      .execute(),
  ]);
  return { count: Number(count), results: rows.map((row) => ({ ...row, state: stateOf(row) })) };
}

/** Unsubscribes an address on its owner's behalf; only the owner can subscribe again. @returns whether it exists */
export async function suppressAddress(id: number): Promise<boolean> {
  const db = await database();
  const { numUpdatedRows } = await db
    .updateTable('newsletter_addresses')
    .set((e) => ({
      unsubscribed_at: e.fn.coalesce('unsubscribed_at', e.val(new Date().toISOString())),
      requested_at: null,
      confirm_mail_at: null,
    }))
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * All confirmed addresses as CSV, each with the URL for its List-Unsubscribe header.
 * @returns the file and its number of addresses
 */
export async function exportConfirmed(): Promise<{ text: string; count: number }> {
  const db = await database();
  const rows = await matching(db.selectFrom('newsletter_addresses'), { state: 'confirmed', search: '' })
    .select(['id', 'email', 'confirmed_at'])
    .orderBy('id')
    .execute();
  const lines: (string | null)[][] = [];
  for (const { id, email, confirmed_at } of rows) {
    lines.push([email, confirmed_at, await oneClickAddress(db, id)]);
  }
  return { text: csv(['email', 'confirmed_at', 'list_unsubscribe'], lines), count: rows.length };
}

function stateOf(row: { confirmed_at: string | null; unsubscribed_at: string | null }): AddressState {
  if (row.unsubscribed_at) return 'unsubscribed';
  return row.confirmed_at ? 'confirmed' : 'pending';
}
