import type { Kysely } from 'kysely';
import { withPropertyEdits } from '@/lib/catalog/edited-record';
import type { PropertyRecord } from '@/lib/catalog/record';
import { isSold } from '@/lib/catalog/sales/sales-status';
import type { Database } from '@/lib/database/schema';
import {
  dropHandEdit,
  type HandEdit,
  noteFeedValues,
  putHandEdit,
  readHandEdits,
  withHandEdits,
} from '@/lib/hand-edits';
import { digest } from '../property-row';
import { type Draft, Drafts } from './drafts';

/** Replaces the digest of a property that an alias renamed, so that its next import writes what the feed says. */
export const renamedHash = 'renamed';
/** Name of the edit with which the desk hides a property. */
export const hiddenField = 'hidden';

export function isHiddenByHand(edits: ReadonlyMap<string, HandEdit> | undefined): boolean {
  return edits?.get(hiddenField)?.value === true;
}

const separator = '~';

/** The digest of the feed's record, without the one of the edits, see `withEdits`. */
export function feedDigest(contentHash: string): string {
  return contentHash.split(separator, 1)[0] ?? contentHash;
}

type Write = { record: PropertyRecord; draft: Draft };

/**
 * Applies the desk's edits to writes, and stores the feed's values with the edits. The digest is that of the feed's record,
 * so that an unchanged feed is recognised, followed by one of the edits.
 */
export async function withEdits<T extends Write>(db: Kysely<Database>, writes: T[]): Promise<T[]> {
  const keys = writes.map(({ record }) => record.key);
  const edits = await readHandEdits(db, 'property', keys);
  if (edits.size === 0) return writes;
  const drafts = new Drafts();
  const edited: T[] = [];
  for (const write of writes) {
    const own = edits.get(write.record.key);
    if (own) {
      await noteFeedValues(db, 'property', write.record.key, own, write.record);
      await forgetSale(db, write.record, own);
    }
    edited.push(own ? { ...write, ...withOwnEdits(write, own, drafts) } : write);
  }
  return edited;
}

/** Drops the day of sale that the desk entered once the property is no longer sold: the next sale is on another day. */
async function forgetSale(
  db: Kysely<Database>,
  record: PropertyRecord,
  edits: Map<string, HandEdit>,
): Promise<void> {
  if (!edits.has('sold_at') || isSold(withHandEdits(record, edits).sales_status)) return;
  edits.delete('sold_at');
  await dropHandEdit(db, 'property', record.key, 'sold_at');
}

/** Hides new properties that the desk had hidden where they were exported. */
export async function hideByHand(db: Kysely<Database>, keys: string[]): Promise<void> {
  const editedAt = new Date().toISOString();
  const hidden = { value: true, feedValue: null, editedBy: 'import', editedAt };
  for (const key of keys) await putHandEdit(db, 'property', key, hiddenField, hidden);
}

function withOwnEdits({ record, draft }: Write, edits: Map<string, HandEdit>, drafts: Drafts): Write {
  const edited = withPropertyEdits(record, edits);
  const { content, search, words } = drafts.of(edited);
  const isOff = isHiddenByHand(edits) || draft.content.hidden_from === 0;
  const values = [...edits].map(([field, { value }]) => [field, value]);
  return {
    record: edited,
    draft: {
      content: isOff ? { ...content, hidden_from: 0 } : content,
      hash: `${draft.hash}${separator}${digest(values)}`,
      search,
      words,
    },
  };
}
