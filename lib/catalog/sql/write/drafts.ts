import type { PropertyRecord } from '@/lib/catalog/record';
import { once } from '@/lib/once';
import { type SearchColumns, searchColumns, textWords } from '@/lib/search/words/search-columns';
import { contentHash, type PropertyContent, propertyContent } from '../property-row';

/** Replaces the digest of a property that is off the site because its feed no longer has it. */
export const takenOffHash = 'taken off';

/** Values computed from a record to write it. */
export type Draft = {
  content: PropertyContent;
  hash: string;
  /** Computed on first use: unchanged records need neither. */
  search: () => SearchColumns;
  words: () => string;
};

/** Computes the draft of each record once; allows doing it before the write lock is taken. */
export class Drafts {
  readonly #drafts = new Map<PropertyRecord, Draft>();

  of(record: PropertyRecord): Draft {
    const known = this.#drafts.get(record);
    if (known) return known;
    const content = propertyContent(record);
    const search = once(() => searchColumns(record));
    const draft = {
      content,
      hash: record.off_site === 'feed' ? takenOffHash : contentHash(record, content),
      search,
      words: once(() => textWords(search(), record.description, record.facilities)),
    };
    this.#drafts.set(record, draft);
    return draft;
  }
}

/** Whether a stored digest shows that a write changes nothing; that of a property off the site never does. */
export function isUnchanged(storedHash: string | undefined, { hash }: Draft): boolean {
  return storedHash === hash && hash !== takenOffHash;
}
