import { type Kysely, sql } from 'kysely';
import type { Database } from '@/lib/database/schema';
import { idsMatching, type SearchScope, searchScopes } from '@/lib/database/search-index';
import { IdSet } from '@/lib/search/id-set';
import { referenceKey } from '@/lib/search/listing-words';
import { type SearchPlan, searchPlan } from '@/lib/search/search-plan';
import { type CatalogSets, catalogSets } from './catalog-sets';

/** With this many name matches, descriptions are not searched. */
const enoughByName = 48;

/** What a search finds before filters, hidden properties included. */
export type Matches = {
  all: IdSet;
  /** The closest matches first, each wider than the one before; the last is `all`. */
  circles(): AsyncGenerator<IdSet>;
};

/**
 * The properties with this reference if there are any. Otherwise title matches come first, then matches that need the
 * location, then other names, and if these are few, descriptions. Null when the list is not searched.
 */
export async function matchesOf(sets: CatalogSets, search: string | null): Promise<Matches | null> {
  const plan = searchPlan(search);
  // Invisible characters only, such as a direction mark: the list is not searched.
  if (plan.length === 0) return null;
  if (plan.some((group) => group.length === 0)) return only(IdSet.of([]));
  const referred = await withReference(sets, search ?? '');
  if (referred.count > 0) return only(referred);
  const widest: SearchScope = (await matching(sets, plan, 'names')).count >= enoughByName ? 'names' : 'texts';
  return {
    all: await matching(sets, plan, widest),
    async *circles() {
      for (const scope of searchScopes.slice(0, searchScopes.indexOf(widest) + 1))
        yield await matching(sets, plan, scope);
    },
  };
}

/** All properties that a search matches before filters, hidden ones included; null when it is no search. */
export async function searchMatches(db: Kysely<Database>, search: string): Promise<IdSet | null> {
  return (await matchesOf(await catalogSets(db), search))?.all ?? null;
}

function only(all: IdSet): Matches {
  return {
    all,
    async *circles() {
      yield all;
    },
  };
}

async function withReference(sets: CatalogSets, search: string): Promise<IdSet> {
  const key = referenceKey(search);
  if (!key || !/\d/.test(key)) return IdSet.of([]);
  return sets.read(sql`select id from properties where reference_key = ${key}`);
}

async function matching(sets: CatalogSets, plan: SearchPlan, scope: SearchScope): Promise<IdSet> {
  let found: IdSet | null = null;
  for (const group of plan) {
    const key = `words ${scope} ${JSON.stringify(group)}`;
    const matches = await sets.set(key, () => sets.read(idsMatching(sets.db, [group], scope)));
    found = found ? found.and(matches) : matches;
    if (found.count === 0) break;
  }
  return found ?? IdSet.of([]);
}
