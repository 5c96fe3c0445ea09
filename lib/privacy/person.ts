import { type ExpressionBuilder, type Kysely, sql } from 'kysely';
import { database } from '@/lib/database/connection';
import type { Database } from '@/lib/database/schema';

/*
 * Everything that is stored of one person, by e-mail address or phone number: enquiries with history and outbox, and
 * newsletter addresses. Favourites belong to a random number in a cookie and to no person.
 */

export type Person = { email: string | null; phone: string | null };

export type PersonalData = Awaited<ReturnType<typeof findPerson>>;

/** All data of a person, as it is stored. */
export async function findPerson(person: Person) {
  const db = await database();
  const enquiries = await db
    .selectFrom('inquiries')
    .selectAll()
    .where((e) => isSender(e, person))
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
    newsletterOf(db, person),
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

/** Deletes everything of a person. Copies that were delivered before are with their receivers. @returns what was deleted */
export async function erasePerson(person: Person): Promise<PersonalData> {
  const found = await findPerson(person);
  const db = await database();
  await db.transaction().execute(async (trx) => {
    const ids = found.enquiries.map(({ id }) => id);
    if (ids.length > 0) await trx.deleteFrom('inquiries').where('id', 'in', ids).execute();
    const addresses = found.newsletter.map(({ id }) => id);
    if (addresses.length > 0) {
      await trx.deleteFrom('newsletter_addresses').where('id', 'in', addresses).execute();
    }
  });
  return found;
}

/** `2 enquiries, 1 newsletter address`: says how much, not of whom. */
export function amountOf({ enquiries, newsletter }: PersonalData): string {
  const count = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`;
  return `${count(enquiries.length, 'enquiry', 'enquiries')}, ${count(newsletter.length, 'newsletter address', 'newsletter addresses')}`;
}

function newsletterOf(db: Kysely<Database>, { email }: Person) {
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
    .where('email', '=', email ?? '')
    .execute();
}

/** Numbers are compared by their digits, with or without `+` or `00`. */
function isSender(e: ExpressionBuilder<Database, 'inquiries'>, { email, phone }: Person) {
  const digits = (phone ?? '').replace(/\D/g, '').replace(/^00/, '');
  return e.or([
    ...(email ? [sql<boolean>`lower(email) = ${email}`] : []),
    ...(digits ? [e('phone', 'in', [digits, `+${digits}`, `00${digits}`])] : []),
    sql<boolean>`1 = 0`,
  ]);
}
