import type { Kysely } from 'kysely';
import { database } from '@/lib/database/connection';
import type { Database } from '@/lib/database/schema';
import { env } from '@/lib/env';
import { type Announcement, announce, type IndexNow, type PageGroup } from '@/lib/indexnow/indexnow';
import { log } from '@/lib/log';
import { sitemapUrlPath } from '@/lib/seo/sitemaps';
import { type PropertyNews, propertyNews, recordAnnounced } from './announced-properties';

/**
 * Announces every property that appeared, changed or disappeared since the last announcement. Never throws: failures
 * are in the result, and what was not submitted is announced by the next call. Concurrent processes may announce the
 * same twice.
 */
export function announceProperties(db: Promise<Kysely<Database>>, to: IndexNow): Promise<Announcement> {
  return announce(subjects(db), to, async (announced) => recordAnnounced(await db, announced));
}

/**
 * Announces changes of the site's own catalogue; a failure is logged and the next call tries again. Called hourly,
 * because permits expire without an import and an import's announcement may fail.
 * @returns the number of announced URLs
 */
export async function announceChanged(key: string): Promise<number> {
  const { announced, problem } = await announceProperties(database(), {
    key,
    siteUrl: env().NEXT_PUBLIC_SITE_URL,
  });
  if (problem !== null) log.error({ job: 'announcements', problem }, 'job failed');
  return announced;
}

async function* subjects(db: Promise<Kysely<Database>>): AsyncGenerator<PropertyNews & PageGroup> {
  for await (const news of propertyNews(await db)) yield { ...news, paths: news.urls.map(sitemapUrlPath) };
}
