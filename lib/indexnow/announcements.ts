import type { Kysely } from 'kysely';
import { database } from '@/lib/database/connection';
import type { Database } from '@/lib/database/schema';
import { env } from '@/lib/env';
import { type Announcement, announce, type IndexNow, type Subject } from '@/lib/indexnow/indexnow';
import { log } from '@/lib/log';
import { addressPath } from '@/lib/seo/sitemaps';
import { type ListingNews, listingNews, recordAnnounced } from './announced-listings';

const minute = 60_000;
/** Late enough not to slow the start, early enough for a site that restarts often. */
const firstAfter = 5 * minute;
const pollEvery = 60 * minute;

/**
 * Announces every property that appeared, changed or went since the last announcement. Never throws: failures are in
 * the result, and what was not submitted is announced by the next call. Concurrent processes may announce the same
 * twice.
 */
export function announceListings(db: Promise<Kysely<Database>>, to: IndexNow): Promise<Announcement> {
  return announce(subjects(db), to, async (announced) => recordAnnounced(await db, announced));
}

/**
 * Announces hourly until the returned function is called, because permits expire without an import and an import's
 * announcement may fail. Does nothing without a key or with a REST backend.
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
