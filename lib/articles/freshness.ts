import { renderingMs } from '@/lib/catalog/reads/freshness';
import { database } from '@/lib/database/connection';
import { isRecent } from '@/lib/due-time';
import { second } from '@/lib/durations';
import { errorFacts, log } from '@/lib/log';
import { processState } from '@/lib/process-state';

/*
 * Published articles are cached by every instance: reads in lib/catalog/reads/read-cache.ts, pages in page-cache.cjs. A
 * version in the database counts their changes; each instance compares it every two seconds.
 */

const name = 'articles';
const checkEveryMs = 2 * second;

type Freshness = {
  version: number;
  checkedAt: number;
  /** Pages rendered before this time are stale; page-cache.cjs reads it. */
  staleBefore: number;
  /** When this instance detected the last change, in milliseconds since 1970. */
  detectedAt: number;
  checking: Promise<void> | null;
};

const shared = processState<{ articleFreshness?: Freshness }>();

function freshness(): Freshness {
  shared.articleFreshness ??= {
    version: 0,
    checkedAt: Number.NEGATIVE_INFINITY,
    staleBefore: 0,
    detectedAt: 0,
    checking: null,
  };
  return shared.articleFreshness;
}

/** Number of changes of published articles, at most two seconds old; the last known one when the database fails. */
export async function articlesVersion(): Promise<number> {
  const known = freshness();
  if (isRecent(known.checkedAt, checkEveryMs)) return known.version;
  known.checking ??= check(known).finally(() => {
    known.checking = null;
  });
  await known.checking;
  return known.version;
}

/** Call after a change, so that this instance shows it at once. */
export async function noteArticlesChanged(): Promise<void> {
  const known = freshness();
  await known.checking;
  known.checkedAt = Number.NEGATIVE_INFINITY;
  await articlesVersion();
}

/** When this instance detected the last change of an article, in milliseconds since 1970; 0 before the first. */
export function articlesChangeDetectedAt(): number {
  return freshness().detectedAt;
}

/** Compares the version in the background until the returned function is called. */
export function startWatchingArticles(): () => void {
  const timer = setInterval(() => void articlesVersion(), checkEveryMs);
  timer.unref();
  return () => clearInterval(timer);
}

async function check(known: Freshness): Promise<void> {
  try {
    const db = await database();
    const row = await db
      .selectFrom('content_versions')
      .select('version')
      .where('name', '=', name)
      .executeTakeFirst();
    const version = row?.version ?? 0;
    // A time later than now is from before the clock was put back.
    if (version !== known.version || known.detectedAt > Date.now()) {
      known.version = version;
      known.detectedAt = Date.now();
      known.staleBefore = known.detectedAt + renderingMs;
    }
  } catch (error) {
    log.error({ job: 'article freshness', ...errorFacts(error) }, 'version not read');
  }
  known.checkedAt = Date.now();
}
