import { type Kysely, sql } from 'kysely';
import { refreshNames } from '@/lib/aliases/freshness';
import { database } from '@/lib/database/connection';
import type { Database } from '@/lib/database/schema';
import { startOfDubaiDay } from '@/lib/dubai-day';
import { isRecent } from '@/lib/due-time';
import { day, second } from '@/lib/durations';
import { errorFacts, log } from '@/lib/log';
import { processState } from '@/lib/process-state';
import { ownsCatalog } from '../own-catalog';
import { neverEnds } from '../permits/permit-end';

/*
 * The desk and imports change the catalogue, and permits end at known times. Data from before the last such time is stale:
 * reads in lib/catalog/reads/read-cache.ts, pages in page-cache.cjs, and copies in browsers and proxies, whose lifetime
 * lib/http/layers/limit-lifetime.ts limits to the next one.
 */

/** Repeated, because an import can bring an earlier end, and another instance a change. */
const checkEveryMs = second;
/** Milliseconds after a change during which pages that started before it may still be stored. */
export const renderingMs = 5 * second;

type Freshness = {
  /** Time of the last change or end of a permit, in milliseconds since 1970; 0 when there was none. */
  last: number;
  /** Identifies the last permit end and the last announced change; either can be the later one. */
  state: string;
  next: number | null;
  checkedAt: number;
  /** Pages rendered before this time are stale; page-cache.cjs reads it. */
  staleBefore: number;
  /** When this instance detected the last change, in milliseconds since 1970. */
  detectedAt: number;
  checking: Promise<void> | null;
};

const shared = processState<{ catalogFreshness?: Freshness }>();

function freshness(): Freshness {
  shared.catalogFreshness ??= {
    last: 0,
    state: '',
    next: null,
    checkedAt: Number.NEGATIVE_INFINITY,
    staleBefore: 0,
    detectedAt: 0,
    checking: null,
  };
  return shared.catalogFreshness;
}

/**
 * Time of the last permit end or catalogue change, in milliseconds since 1970; part of the keys of cached reads. While
 * the database is unavailable, the last known time.
 */
export async function lastCatalogChange(): Promise<number> {
  const known = freshness();
  const isPast = () => known.next !== null && known.next <= Date.now();
  if (!isPast() && isRecent(known.checkedAt, checkEveryMs)) return known.last;
  const isUrgent = isPast() || known.checkedAt === Number.NEGATIVE_INFINITY;
  const checking = startChecking(known);
  // A slow database only delays reads that could show an expired permit.
  if (isUrgent) await checking;
  // That check may have started before the end of the permit.
  if (isPast()) await startChecking(known);
  return known.last;
}

function startChecking(known: Freshness): Promise<void> {
  known.checking ??= check(known).finally(() => {
    known.checking = null;
  });
  return known.checking;
}

/** Call after a change of agents or properties: this instance shows it at once, the others within five seconds. */
export async function noteCatalogChanged(): Promise<void> {
  await announceCatalogChange(await database());
  const known = freshness();
  await known.checking;
  await startChecking(known);
}

/** Announces a change of the catalogue to every instance on this database; they show it within five seconds. */
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

/** When this instance detected the last change of the catalogue, in milliseconds since 1970; 0 before the first. */
export function catalogChangeDetectedAt(): number {
  return freshness().detectedAt;
}

/** When the next permit ends, in milliseconds since 1970; null when no end is known. */
export function nextPermitEnd(): number | null {
  return freshness().next;
}

/** Checks for ended permits and changes in the background until the returned function is called. */
export function startWatchingCatalog(): () => void {
  const timer = setInterval(() => void lastCatalogChange(), checkEveryMs);
  timer.unref();
  void lastCatalogChange();
  return () => clearInterval(timer);
}

async function check(known: Freshness): Promise<void> {
  const isFirst = known.checkedAt === Number.NEGATIVE_INFINITY;
  const now = Date.now();
  try {
    const { last: found, state, next } = await readChangeTimes(now);
    const last = state === known.state ? known.last : Math.max(found, known.last + 1);
    if (last !== known.last && ownsCatalog()) await refreshNames(await database());
    // Times later than now are from before the clock was put back: pages since then would all count as stale.
    if ((last !== known.last && !isFirst) || known.detectedAt > now) noteChange(known);
    known.last = last;
    known.state = state;
    known.next = next;
  } catch (error) {
    log.error(
      { job: 'permit expiry', ...errorFacts(error) },
      'cannot read permit ends and catalogue changes',
    );
    if (known.next !== null && known.next <= now) {
      known.last = known.next;
      known.next = null;
      noteChange(known);
    }
  }
  known.checkedAt = now;
}

function noteChange(known: Freshness): void {
  known.detectedAt = Date.now();
  known.staleBefore = known.detectedAt + renderingMs;
}

async function readChangeTimes(now: number): Promise<Pick<Freshness, 'last' | 'state' | 'next'>> {
  // The permits of a backend are not known here; midnight in Dubai counts as their end.
  if (!ownsCatalog()) {
    const last = startOfDubaiDay(now);
    return { last, state: String(last), next: last + day };
  }
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
  const [ended, announced] = [last?.end ?? 0, changes?.version ?? 0];
  return {
    last: Math.max(ended, announced) * second,
    state: `${ended} ${announced}`,
    next: next?.end ? next.end * second : null,
  };
}
