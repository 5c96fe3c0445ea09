import { sql } from 'kysely';
import {
  fewToLookUp,
  idsMatching,
  type SearchScope,
  searchScopes,
  textsMatchingAmong,
} from '@/lib/database/search-index';
import { IdSet } from '@/lib/search/rows/id-set';
import { fold } from '@/lib/search/words/fold';
import { referenceKey } from '@/lib/search/words/search-columns';
import { type SearchPlan, searchPlan, type Term } from '@/lib/search/words/search-plan';
import type { CatalogSets } from './catalog-sets';

/** With at least this many name matches, descriptions are not searched. */
const enoughByName = 48;

/** The matches of a search before filters, including hidden properties. */
export type Matches = {
  all: IdSet;
  /** Growing sets of matches, closest first; the last is `all`. */
  circles(): AsyncGenerator<IdSet>;
};

/**
 * The properties with this reference, if any. Otherwise matches in the title come first, then those that need the
 * location, then other names and, if these are few, descriptions. Null when the search has no words.
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

function only(all: IdSet): Matches {
  return {
    all,
    async *circles() {
      yield all;
    },
  };
}

/** The properties with this reference, including those off the site. */
export async function withReference(sets: CatalogSets, text: string): Promise<IdSet> {
  const key = referenceKey(text);
  if (!key || !/\d/.test(key)) return IdSet.of([]);
  return sets.set(`reference ${key}`, () =>
    sets.read(sql`select id from properties where reference_key = ${key}`),
  );
}

/** A typed title as `title_sort` has it. PostgreSQL refuses the character that is removed. */
export function titleKey(text: string): string {
  return fold(text).replaceAll('\u0000', '');
}

/** The properties with this title, including those off the site. */
export async function withTitle(sets: CatalogSets, text: string): Promise<IdSet> {
  const title = titleKey(text);
  const words = sets.wordsIfLoaded();
  if (words) return IdSet.of([...words.withTitle(title)]);
  return sets.set(`title ${title}`, () =>
    sets.read(sql`select id from properties where title_sort = ${title}`),
  );
}

function matching(sets: CatalogSets, plan: SearchPlan, scope: SearchScope): Promise<IdSet> | IdSet {
  if (scope === 'texts') return matchingTexts(sets, plan);
  return sets.wordsIfLoaded()?.matching(plan, scope) ?? inIndex(sets, plan, scope);
}

async function inIndex(sets: CatalogSets, plan: SearchPlan, scope: SearchScope): Promise<IdSet> {
  let found: IdSet | null = null;
  for (const group of plan) {
    const matches = await togetherInIndex(sets, [group], scope);
    found = found ? found.and(matches) : matches;
    if (found.count === 0) break;
  }
  return found ?? IdSet.of([]);
}

function togetherInIndex(sets: CatalogSets, plan: SearchPlan, scope: SearchScope): Promise<IdSet> {
  return sets.set(keyOf(plan, scope), () => sets.read(idsMatching(sets.db, plan, scope)));
}

function keyOf(plan: SearchPlan, scope: SearchScope): string {
  return `words ${scope} ${JSON.stringify(plan)}`;
}

/** Matches in texts. Texts include the names, so only candidates whose names lack a word are looked up. */
async function matchingTexts(sets: CatalogSets, plan: SearchPlan): Promise<IdSet> {
  const { db } = sets;
  const isFew = (group: Term[][]) => {
    const known = sets.cached(keyOf([group], 'texts'));
    return known !== null && known.count <= fewToLookUp(db);
  };
  const few = plan.find(isFew);
  const { together, others } = few
    ? { together: [few], others: plan.filter((group) => group !== few) }
    : textOrder(plan, await sets.commonTextWords());
  let found = await togetherInIndex(sets, together, 'texts');
  for (const group of others) {
    if (found.count === 0) break;
    const sure = found.and(sets.wordsIfLoaded()?.matching([group], 'names') ?? IdSet.of([]));
    const open = found.without(sure);
    if (open.count > fewToLookUp(db)) found = found.and(await togetherInIndex(sets, [group], 'texts'));
    else if (open.count > 0) found = sure.with(await sets.read(textsMatchingAmong([group], open.toArray())));
    else found = sure;
  }
  return found;
}

/** Words that a larger share of texts contains are only searched among the matches of the rarer words. */
const maxShareTogether = 0.25;

/** The groups that the index searches together, and those that then narrow the result, rarest first. */
export function textOrder(plan: SearchPlan, common: ReadonlyMap<string, number> | null) {
  if (!common) return { together: plan.slice(0, 1), others: plan.slice(1) };
  const shareOf = ({ word, isPrefix }: Term) => {
    if (!isPrefix) return common.get(word) ?? 0;
    let share = 0;
    for (const [known, part] of common) if (known.startsWith(word)) share += part;
    return share;
  };
  const byShare = plan
    .map((group) => ({
      group,
      share: Math.max(...group.map((terms) => Math.min(...terms.map((term) => shareOf(term))))),
    }))
    .sort((a, b) => a.share - b.share);
  const rare = byShare.filter(({ share }) => share <= maxShareTogether).length;
  const groups = byShare.map(({ group }) => group);
  return { together: groups.slice(0, Math.max(rare, 1)), others: groups.slice(Math.max(rare, 1)) };
}
