import { feedKey, referenceOfKey } from '@/lib/catalog/feed-key';
import type { ImportWriter } from '@/lib/catalog/record';
import type { Collected } from './collect-records';

export type RepeatedList = {
  feed: string;
  /** How many of its properties on the site have an identifier that the new list has, too. */
  count: number;
};

type Lists = { feed: string; known: readonly { name: string }[]; writer: Pick<ImportWriter, 'shownKeys'> };

/**
 * The earlier list whose identifiers most properties of a new one have: probably an older file of the same list, whose
 * properties an import under the new name would add a second time. Null when no list has half of them.
 */
export async function repeatedList(
  { count, has }: Pick<Collected, 'count' | 'has'>,
  { feed, known, writer }: Lists,
): Promise<RepeatedList | null> {
  let most: RepeatedList | null = null;
  for (const { name } of known) {
    let same = 0;
    for (let after = 0; ; ) {
      const page = await writer.shownKeys(name, after);
      const references = page.map(({ key }) => referenceOfKey(key));
      same += references.filter((reference) => has(feedKey(feed, reference))).length;
      const last = page.at(-1);
      if (!last) break;
      after = last.id;
    }
    if (same * 2 >= count && same > (most?.count ?? 0)) most = { feed: name, count: same };
  }
  return most;
}
