import { setTimeout as sleep } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { type CatalogVersion, catalogVersion } from '@/lib/database/catalog-version';
import type { Database } from '@/lib/database/schema';
import { isRecent } from '@/lib/due-time';
import { processState } from '@/lib/process-state';
import { CatalogSets } from './catalog-sets';
import { readListingTable } from './listing-table';

type LoadedSets = {
  sets: CatalogSets;
  version: CatalogVersion;
  /** Milliseconds since 1970. */
  readAt: number;
  tookMs: number;
};

/** Up to this many properties are read again after every write. */
const maxToReadAtOnce = 1_000;
/** During an import into a larger catalogue, the pause before properties are read again; longer if reading them took longer. */
const minAgeMs = 2_000;
/** A reading that nobody waits for pauses this many times as long as it works, so that requests are served. */
const pauseShare = 4;

type Memory = {
  loaded: LoadedSets | null;
  reading: { version: CatalogVersion; done: Promise<LoadedSets> } | null;
  /** Requests that cannot be answered before the reading is done. */
  waiting: number;
  checking: Promise<CatalogVersion> | null;
};

const memoryKey = Symbol.for('catalog-sets');
const shared = processState<{ [memoryKey]?: WeakMap<Kysely<Database>, Memory> }>();

/**
 * The sets of the current catalogue. During an import into a large catalogue they may be some seconds old; they are
 * current once the import has announced its changes.
 */
export async function catalogSets(db: Kysely<Database>): Promise<CatalogSets> {
  const memory = memoryOf(db);
  const version = await currentVersion(memory, db);
  const { loaded } = memory;
  if (loaded && isSame(loaded.version, version)) return loaded.sets;
  const isUsable =
    loaded &&
    loaded.version.announced === version.announced &&
    loaded.sets.table.ids.length > maxToReadAtOnce;
  if (!isUsable) return (await awaitReading(memory, db, version)).sets;
  const isDue = !isRecent(loaded.readAt, Math.max(minAgeMs, loaded.tookMs));
  // A failure is thrown by the next request that has to wait.
  if (isDue && !memory.reading) read(memory, db, version).catch(() => undefined);
  return loaded.sets;
}

type Query<T> = (sets: CatalogSets) => Promise<T>;

/**
 * Returns a function whose queries all read the sets that are current at its first call. The first query starts on the
 * sets in memory while the database checks whether these are current, and is repeated if they are not.
 */
export function createSnapshotReader(): <T>(db: Kysely<Database>, query: Query<T>) => Promise<T> {
  let known: CatalogSets | null = null;
  let checking: Promise<CatalogSets> | null = null;
  return async (db, query) => {
    if (known) return query(known);
    const inMemory = memoryOf(db).loaded?.sets;
    checking ??= catalogSets(db);
    const [sets, early] = await Promise.all([
      checking,
      inMemory
        ? query(inMemory).then(
            (value) => ({ value }),
            () => null,
          )
        : null,
    ]);
    known = sets;
    return early && sets === inMemory ? early.value : query(sets);
  };
}

function memoryOf(db: Kysely<Database>): Memory {
  shared[memoryKey] ??= new WeakMap();
  const memory = shared[memoryKey].get(db) ?? { loaded: null, reading: null, waiting: 0, checking: null };
  shared[memoryKey].set(db, memory);
  return memory;
}

/** One statement answers all callers of the same turn of the event loop. */
function currentVersion(memory: Memory, db: Kysely<Database>): Promise<CatalogVersion> {
  memory.checking ??= Promise.resolve().then(() => {
    memory.checking = null;
    return catalogVersion(db);
  });
  return memory.checking;
}

async function awaitReading(
  memory: Memory,
  db: Kysely<Database>,
  version: CatalogVersion,
): Promise<LoadedSets> {
  memory.waiting += 1;
  try {
    return await read(memory, db, version);
  } finally {
    memory.waiting -= 1;
  }
}

async function read(memory: Memory, db: Kysely<Database>, version: CatalogVersion): Promise<LoadedSets> {
  // A reading of an earlier version may lack the changes of this one.
  while (memory.reading && !isSame(memory.reading.version, version))
    await memory.reading.done.catch(() => undefined);
  if (memory.loaded && isSame(memory.loaded.version, version)) return memory.loaded;
  memory.reading ??= { version, done: readSets(memory, db, version) };
  return memory.reading.done;
}

async function readSets(memory: Memory, db: Kysely<Database>, version: CatalogVersion): Promise<LoadedSets> {
  const startedAt = Date.now();
  const pause = (workedMs: number) => sleep(memory.waiting > 0 ? 0 : pauseShare * workedMs);
  try {
    const sets = new CatalogSets(db, await readListingTable(db, pause));
    // Reads the words again before the next search needs them.
    if (memory.loaded?.sets.areWordsRequested) sets.wordsIfLoaded();
    memory.loaded = { sets, version, readAt: Date.now(), tookMs: Date.now() - startedAt };
    return memory.loaded;
  } finally {
    memory.reading = null;
  }
}

function isSame(a: CatalogVersion, b: CatalogVersion): boolean {
  return a.writes === b.writes && a.announced === b.announced;
}
