import { type Kysely, type RawBuilder, type Selectable, sql, type Transaction } from 'kysely';
import { inLockedTransaction, isPostgres, takeLock } from '@/lib/database/dialect';
import type { Database } from '@/lib/database/schema';
import { fold, searchWords } from '@/lib/search/words/fold';
import { inThread } from './thread-writes';

/*
 * The texts in which staff search, folded once: folding every message in SQL takes seconds. They are written by the first
 * search after an enquiry arrived, so that storing an enquiry does not depend on them.
 */

const aboutColumns = ['property_title', 'property_slug', 'property_reference'] as const;
const columns = ['name', 'email', 'phone', 'subject', 'message', ...aboutColumns] as const;
type Searched = Pick<Selectable<Database['inquiries']>, (typeof columns)[number]>;

const batch = 500;

/** Makes enquiries searchable that arrived since the last search. Their ids ascend in the order of their commits. */
export async function indexEnquiries(db: Kysely<Database>): Promise<void> {
  while ((await newEnquiries(db, 1)).length > 0)
    await inLockedTransaction(db, 'enquiries', async (trx) => {
      const rows = await newEnquiries(trx, batch);
      const texts = rows.map(({ id, ...row }) => ({ inquiry_id: id, ...textsOf(row) }));
      if (texts.length > 0) await trx.insertInto('inquiry_texts').values(texts).execute();
    });
}

/**
 * Writes the texts of enquiries again, in the transaction that changes them.
 * @param changed ids of messages, or that of a thread with all its messages
 */
export async function refreshTexts(trx: Transaction<Database>, changed: number[] | number): Promise<void> {
  // A concurrent search must not store the texts from before the change.
  await takeLock(trx, 'enquiries');
  const rows = await trx
    .selectFrom('inquiries')
    .select('id')
    .select(columns)
    .where((e) => (typeof changed === 'number' ? inThread(e, changed) : e('id', 'in', changed)))
    .execute();
  for (const { id, ...row } of rows)
    await trx.updateTable('inquiry_texts').set(textsOf(row)).where('inquiry_id', '=', id).execute();
}

/** Conditions: for each word, a message of the thread contains it, in any text or in what it says about its property. */
export function threadHas(
  db: Kysely<Database>,
  words: string[],
  where: 'text' | 'about',
): RawBuilder<boolean>[] {
  const position = sql.raw(isPostgres(db) ? 'strpos' : 'instr');
  return words.map(
    (word) => sql<boolean>`inquiries.id in (select coalesce(message.thread_id, message.id) from inquiry_texts
      join inquiries message on message.id = inquiry_texts.inquiry_id
      where ${position}(${sql.ref(`inquiry_texts.${where}`)}, ${word}) > 0)`,
  );
}

/** The folded words of a search. A phone number is one word: its digits without a leading `+`, `00`, `0` or a `(0)`. */
export function wordsOf(search: string): string[] {
  const text = fold(search);
  const digits = text.replace(/\(0\)|\D/g, '').replace(/^0+/, '');
  if (digits.length >= 5 && /^[\d\s()+./-]+$/.test(text)) return [digits];
  return searchWords(search).slice(0, 8);
}

function newEnquiries(db: Kysely<Database>, limit: number) {
  return db
    .selectFrom('inquiries')
    .where('id', '>', (e) =>
      e
        .selectFrom('inquiry_texts')
        .select((on) => on.fn.coalesce(on.fn.max('inquiry_id'), on.lit(0)).as('last')),
    )
    .select('id')
    .select(columns)
    .orderBy('id')
    .limit(limit)
    .execute();
}

function textsOf(row: Searched) {
  const folded = (names: readonly (keyof Searched)[]) =>
    names.map((name) => fold(row[name] ?? '')).join('\n');
  return { text: folded(columns), about: folded(aboutColumns) };
}
