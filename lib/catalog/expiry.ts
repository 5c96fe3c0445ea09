import { type Kysely, sql } from 'kysely';
import { refreshNames } from '@/lib/aliases/freshness';
import { database } from '@/lib/database/connection';
import type { Database } from '@/lib/database/schema';
import { startOfDubaiDay } from '@/lib/dubai-day';
import { env } from '@/lib/env';
import { errorFacts, log } from '@/lib/log';
import { neverEnds } from './permit-end';

/*
 * The desk and imports change the catalogue, and permits end at known moments, nearly always at midnight in Dubai. What
 * was read or rendered before the last such moment is stale: reads in lib/catalog/server.ts, pages in page-cache.cjs,
 * and copies in browsers and proxies, which lib/http/server/limit-lifetime.ts lets end with the next.
 */

const second = 1_000;
const day = 24 * 60 * 60 * second;
/** An import may have brought an earlier end, or another instance a change. */
const checkEvery = second;
/** A page that was being rendered at the moment may be stored after it. */
const renderingMs = 5 * second;

type Expiry = {
  /** Milliseconds since 1970 of the last end of a permit; 0 when there was none. */
  last: number;
  next: number | null;
  checkedAt: number;
  /** Pages rendered before this time are stale; page-cache.cjs reads it. */
  staleBefore: number;
  /** When this instance took notice of the last change, in milliseconds since 1970. */
  noticedAt: number;
  checking: Promise<void> | null;
};

// Bundles have copies of this module but share what it knows.
const shared = globalThis as typeof globalThis & { permitExpiry?: Expiry };

function expiry(): Expiry {
  shared.permitExpiry ??= {
    last: 0,
    next: null,
    checkedAt: Number.NEGATIVE_INFINITY,
    staleBefore: 0,
    noticedAt: 0,
    checking: null,
  };
  return shared.permitExpiry;
}

/**
 * The moment at which a permit last ended or the catalogue was changed, in milliseconds since 1970: a part of the keys
 * of cached reads. Exact where the end was known a second before; the last known moment while the database fails.
 */
export async function lastPermitEnd(): Promise<number> {
  const known = expiry();
  const isPast = () => known.next !== null && known.next <= Date.now();
  if (!isPast() && Date.now() - known.checkedAt < checkEvery) return known.last;
  const isUrgent = isPast() || known.checkedAt === Number.NEGATIVE_INFINITY;
  const checking = startChecking(known);
  // A slow database delays no read, except one that would show what has ended.
  if (isUrgent) await checking;
  // That check may have begun before the moment.
  if (isPast()) await startChecking(known);
  return known.last;
}

function startChecking(known: Expiry): Promise<void> {
  known.checking ??= check(known).finally(() => {
    known.checking = null;
  });
  return known.checking;
}

/** To be called after a change of agents or listings: this instance shows it at once, the others within five seconds. */
export async function noteCatalogChanged(): Promise<void> {
  await announceCatalogChange(await database());
  const known = expiry();
  await known.checking;
  await startChecking(known);
}

/** Tells every instance that reads this database that the catalogue has changed; they show it within five seconds. */
export async function announceCatalogChange(db: Kysely<Database>): Promise<void> {
  const version = Math.floor(Date.now() / second);
  await db
    .insertInto('content_versions')
    .values({ name: 'catalog', version })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet({
        version: sql`case when content_versions.version < ${version} then ${version} else content_versions.version + 1 end`,
      }),
    )
    .execute();
}

/** When this instance took notice of the last change of the catalogue; 0 before the first. */
export function catalogNoticedAt(): number {
  return expiry().noticedAt;
}

/** When the next permit ends, in milliseconds since 1970; null when none is known to. */
export function nextPermitEnd(): number | null {
  return expiry().next;
}

/** Looks for ended permits in the background until the returned function is called. */
export function startWatchingPermits(): () => void {
  const timer = setInterval(() => void lastPermitEnd(), checkEvery);
  timer.unref();
  void lastPermitEnd();
  return () => clearInterval(timer);
}

async function check(known: Expiry): Promise<void> {
  const isFirst = known.checkedAt === Number.NEGATIVE_INFINITY;
  const now = Date.now();
  try {
    const { last, next } = await endsAround(now);
    if (last !== known.last && !env().API_BASE_URL) await refreshNames(await database());
    if (last !== known.last && !isFirst) noteChange(known);
    known.last = last;
    known.next = next;
  } catch (error) {
    log.error({ job: 'permit expiry', ...errorFacts(error) }, 'ends of permits not read');
    if (known.next !== null && known.next <= now) {
      known.last = known.next;
      known.next = null;
      noteChange(known);
    }
  }
  known.checkedAt = now;
}

function noteChange(known: Expiry): void {
  known.noticedAt = Date.now();
  known.staleBefore = known.noticedAt + renderingMs;
}

async function endsAround(now: number): Promise<{ last: number; next: number | null }> {
  // A backend's permits are not known here; they end at midnight.
  if (env().API_BASE_URL) return { last: startOfDubaiDay(now), next: startOfDubaiDay(now) + day };
  const db = await database();
  const seconds = Math.floor(now / second);
  const [last, next, changes] = await Promise.all([
    db
      .selectFrom('properties')
      .select((e) => e.fn.max('hidden_from').as('end'))
      .where('hidden_from', '<=', seconds)
      .executeTakeFirst(),
    db
      .selectFrom('properties')
      .select((e) => e.fn.min('hidden_from').as('end'))
      .where('hidden_from', '>', seconds)
      .where('hidden_from', '<', neverEnds)
      .executeTakeFirst(),
    db.selectFrom('content_versions').select('version').where('name', '=', 'catalog').executeTakeFirst(),
  ]);
  const changed = Math.max(last?.end ?? 0, changes?.version ?? 0);
  return { last: changed * second, next: next?.end ? next.end * second : null };
}
