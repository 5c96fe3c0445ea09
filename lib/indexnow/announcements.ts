import type { Kysely } from 'kysely';
import { database } from '@/lib/database/connection';
import type { Database } from '@/lib/database/schema';
import { env } from '@/lib/env';
import { type Announcement, announce, type IndexNow, type Subject } from '@/lib/indexnow/indexnow';
import { log } from '@/lib/log';
import { addressPath } from '@/lib/seo/sitemaps';
import { type ListingNews, listingNews, recordAnnounced } from './announced-listings';

const minute = 60_000;
/** Late enough to stay out of the way of a start, early enough for a site that is started often. */
const firstAfter = 5 * minute;
const pollEvery = 60 * minute;

/**
 * Tells search engines of every listing that has appeared, changed or gone since they were last told, whatever made
 * it so. Never fails: what goes wrong is in the answer, and what was not submitted is announced by the next call.
 * Two processes at once may announce the same twice.
 */
export function announceListings(db: Promise<Kysely<Database>>, to: IndexNow): Promise<Announcement> {
  return announce(subjects(db), to, async (announced) => recordAnnounced(await db, announced));
}

/**
 * Announces in the background until the returned function is called: permits run out without an import, and an
 * import's own announcement may fail. Does nothing without a key, or when the listings are another backend's.
 */
export function startAnnouncing(): () => void {
  const { API_BASE_URL, INDEXNOW_KEY: key, NEXT_PUBLIC_SITE_URL: siteUrl } = env();
  if (!key || API_BASE_URL) return () => {};
  const run = async () => {
    const { problem } = await announceListings(database(), { key, siteUrl });
    if (problem !== null) log.error({ job: 'announcements', problem }, 'job failed');
  };
  const timers = [setTimeout(run, firstAfter), setInterval(run, pollEvery)];
  for (const timer of timers) timer.unref();
  return () => timers.forEach(clearTimeout);
}

async function* subjects(db: Promise<Kysely<Database>>): AsyncGenerator<ListingNews & Subject> {
  for await (const news of listingNews(await db)) yield { ...news, paths: news.addresses.map(addressPath) };
}
