import { type Kysely, sql } from 'kysely';
import { database } from '@/lib/database/connection';
import { takeLock } from '@/lib/database/dialect';
import type { Database } from '@/lib/database/schema';
import { isSender, type Sender } from '@/lib/enquiries/sender';
import { counted } from '@/lib/format/counted';

/*
 * All stored data of a person, found by email address or phone number: enquiries with history and outbox, and newsletter
 * addresses. A thread belongs to one person, even when a later message has another address. Favourites are not included:
 * they are stored by a random number in a cookie.
 */

export type PersonalData = Awaited<ReturnType<typeof findPerson>>;

/** All stored data of a person; empty lists when there is none. */
export async function findPerson(person: Sender) {
  return findIn(await database(), person);
}

async function findIn(db: Kysely<Database>, person: Sender) {
  const sent = db.selectFrom('inquiries').where((e) => isSender(e, person));
  const threads = sent.select(sql<number>`coalesce(thread_id, id)`.as('thread'));
  const enquiries = await db
    .selectFrom('inquiries')
    .selectAll()
    .where((e) => e.or([e('id', 'in', threads), e('thread_id', 'in', threads)]))
    .orderBy('id')
    .execute();
  const ids = enquiries.map(({ id }) => id);
  const [events, deliveries, newsletter] = await Promise.all([
    ids.length > 0
      ? db.selectFrom('inquiry_events').selectAll().where('inquiry_id', 'in', ids).orderBy('id').execute()
      : [],
    ids.length > 0
      ? db.selectFrom('inquiry_deliveries').selectAll().where('inquiry_id', 'in', ids).orderBy('id').execute()
      : [],
    newsletterOf(db, [person.email, ...enquiries.map(({ email }) => email)]),
  ]);
  return {
    enquiries: enquiries.map((enquiry) => ({
      ...enquiry,
      history: events.filter(({ inquiry_id }) => inquiry_id === enquiry.id),
      deliveries: deliveries.filter(({ inquiry_id }) => inquiry_id === enquiry.id),
    })),
    newsletter,
  };
}

/** Deletes all data of a person, but not copies that were already delivered. @returns what was deleted */
export async function erasePerson(person: Sender): Promise<PersonalData> {
  const db = await database();
  return db.transaction().execute(async (trx) => {
    // A concurrent enquiry is stored either before, and erased, or after, as a new one.
    await takeLock(trx, 'enquiries');
    const found = await findIn(trx, person);
    const ids = found.enquiries.map(({ id }) => id);
    if (ids.length > 0) await trx.deleteFrom('inquiries').where('id', 'in', ids).execute();
    const addresses = found.newsletter.map(({ id }) => id);
    if (addresses.length > 0) {
      await trx.deleteFrom('newsletter_addresses').where('id', 'in', addresses).execute();
    }
    return found;
  });
}

/** `2 enquiries, 1 newsletter address`, for the audit log, which must not name the person. */
export function describePersonalData({ enquiries, newsletter }: PersonalData): string {
  return `${counted(enquiries.length, 'enquiry', 'enquiries')}, ${counted(newsletter.length, 'newsletter address', 'newsletter addresses')}`;
}

function newsletterOf(db: Kysely<Database>, emails: (string | null)[]) {
  const known = [...new Set(emails.flatMap((email) => (email ? [email.toLowerCase()] : [])))];
  return db
    .selectFrom('newsletter_addresses')
    .select([
      'id',
      'email',
      'consent_at',
      'requested_at',
      'confirmed_at',
      'confirm_mailed_at',
      'unsubscribed_at',
    ])
    .where('email', 'in', ['', ...known])
    .execute();
}
