import type { Kysely } from 'kysely';
import type { Database } from '@/lib/database/schema';
import { fieldOf, fromEntries } from '@/lib/typed-keys';

/*
 * Values that the desk entered in place of a feed's. They override the feed until they are withdrawn; the feed's current
 * value is stored with them.
 */

export type EditKind = 'agent' | 'property';

export type HandEdit = {
  value: unknown;
  /** The feed's last value; undefined while no feed has the entry. */
  feedValue: unknown;
  editedBy: string;
  editedAt: string;
};

/** Edits by key and field. Keys without edits are missing. */
export type HandEdits = Map<string, Map<string, HandEdit>>;

/** The edits of these entries; keys are email addresses of agents or feed keys of properties. */
export async function readHandEdits(
  db: Kysely<Database>,
  kind: EditKind,
  keys: string[],
): Promise<HandEdits> {
  const edits: HandEdits = new Map();
  if (keys.length === 0) return edits;
  const rows = await db
    .selectFrom('hand_edits')
    .selectAll()
    .where('kind', '=', kind)
    .where('key', 'in', keys)
    .orderBy('field')
    .execute();
  for (const { key, field, value, feed_value, edited_by, edited_at } of rows) {
    const fields = edits.get(key) ?? new Map<string, HandEdit>();
    fields.set(field, {
      value: JSON.parse(value),
      feedValue: feed_value === null ? undefined : JSON.parse(feed_value),
      editedBy: edited_by,
      editedAt: edited_at,
    });
    edits.set(key, fields);
  }
  return edits;
}

/** Stores an edit in place of an earlier one of the field. */
export async function putHandEdit(
  db: Kysely<Database>,
  kind: EditKind,
  key: string,
  field: string,
  { value, feedValue, editedBy, editedAt }: HandEdit,
): Promise<void> {
  await db
    .insertInto('hand_edits')
    .values({
      kind,
      key,
      field,
      value: JSON.stringify(value),
      feed_value: feedValue === undefined ? null : JSON.stringify(feedValue),
      edited_by: editedBy,
      edited_at: editedAt,
    })
    .onConflict((conflict) =>
      conflict.columns(['kind', 'key', 'field']).doUpdateSet((e) => ({
        value: e.ref('excluded.value'),
        feed_value: e.ref('excluded.feed_value'),
        edited_by: e.ref('excluded.edited_by'),
        edited_at: e.ref('excluded.edited_at'),
      })),
    )
    .execute();
}

/** Removes an edit; the feed's value applies once the entry is written again. */
export async function dropHandEdit(
  db: Kysely<Database>,
  kind: EditKind,
  key: string,
  field: string,
): Promise<void> {
  await db
    .deleteFrom('hand_edits')
    .where('kind', '=', kind)
    .where('key', '=', key)
    .where('field', '=', field)
    .execute();
}

/** Whether the feed's values differ from those stored with the edits of an entry. */
export function hasNewFeedValues(edits: Map<string, HandEdit>, feed: object): boolean {
  return newFeedValues(edits, feed).length > 0;
}

/** Stores the feed's current values with the edits of an entry. Writes nothing when they have not changed. */
export async function noteFeedValues(
  db: Kysely<Database>,
  kind: EditKind,
  key: string,
  edits: Map<string, HandEdit>,
  feed: object,
): Promise<void> {
  for (const [field, feed_value] of newFeedValues(edits, feed)) {
    await db
      .updateTable('hand_edits')
      .set({ feed_value })
      .where('kind', '=', kind)
      .where('key', '=', key)
      .where('field', '=', field)
      .execute();
  }
}

function newFeedValues(edits: Map<string, HandEdit>, feed: object): [field: string, json: string][] {
  return [...edits].flatMap(([field, { feedValue }]): [string, string][] => {
    const json = JSON.stringify(fieldOf(feed, field) ?? null);
    return feedValue !== undefined && JSON.stringify(feedValue) === json ? [] : [[field, json]];
  });
}

/** An entry with its edits in place of the feed's values; edits of fields that it lacks are left out. */
export function withHandEdits<T extends object>(entry: T, edits: Map<string, HandEdit> | undefined): T {
  if (!edits) return entry;
  const values = [...edits].flatMap(([field, { value }]) => (field in entry ? [[field, value]] : []));
  return { ...entry, ...fromEntries<Partial<T>>(values) };
}
