import { openDatabase } from '@/lib/database/connection';
import type { Env } from '@/lib/env';
import { announce } from '@/lib/seo/indexnow';
import { addressPath } from '@/lib/seo/sitemaps';
import { addressesOfListings } from '../sql/changed-addresses';

/** Few enough listings at a time that even those with hundreds of units fit into memory. */
const portion = 200;

type Told = { say: (text: string) => void; note: (text: string) => void; fetch?: typeof fetch };

/** Tells search engines which pages an import has touched, where a key for that is set. Never fails. */
export async function announceChanges(
  feedKeys: string[],
  env: Pick<Env, 'DATABASE_URL' | 'INDEXNOW_KEY' | 'NEXT_PUBLIC_SITE_URL'>,
  { say, note, fetch }: Told,
): Promise<void> {
  const { DATABASE_URL, INDEXNOW_KEY: key, NEXT_PUBLIC_SITE_URL } = env;
  if (!key || feedKeys.length === 0) return;
  const siteUrl = NEXT_PUBLIC_SITE_URL.replace(/\/+$/, '');
  const { announced, problem } = await announce(changedPaths(DATABASE_URL, feedKeys), {
    key,
    siteUrl,
    fetch,
  });
  if (announced > 0) say(`${announced} addresses announced to search engines`);
  if (problem) note(`Note: search engines were not told of all changes: IndexNow ${problem}`);
}

async function* changedPaths(url: string, feedKeys: string[]): AsyncGenerator<string> {
  const db = await openDatabase(url);
  try {
    for (let start = 0; start < feedKeys.length; start += portion) {
      const addresses = await addressesOfListings(db, feedKeys.slice(start, start + portion));
      for (const address of addresses) yield addressPath(address);
    }
  } finally {
    await db.destroy();
  }
}
