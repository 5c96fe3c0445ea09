import { feedKey, referenceOfKey } from '@/lib/catalog/keys/feed-key';
import type { ImportWriter } from '@/lib/catalog/record';
import type { Collected } from '../records/collect-records';

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
    for await (const key of writer.shownKeys(name)) if (has(feedKey(feed, referenceOfKey(key)))) same += 1;
    if (same * 2 >= count && same > (most?.count ?? 0)) most = { feed: name, count: same };
  }
  return most;
}
