import type { Named, Suggestions } from '@/lib/catalog/types';
import { fold } from '@/lib/search/words/fold';
import { searchPlan } from '@/lib/search/words/search-plan';
import { words as wordsOf } from '@/lib/search/words/split-words';
import type { CatalogSets } from './catalog-sets';
import type { RelationRow } from './relations';

const none: Suggestions = { properties: [], districts: [], developers: [] };

/**
 * Names of published properties: those starting with the text first, then those with words starting with its words. Up to
 * `limit` of each kind.
 */
export async function suggest(sets: CatalogSets, text: string, limit: number): Promise<Suggestions> {
  const words = wordsOf(text);
  if (words.length === 0 || limit < 1) return none;
  const names = await sets.names();
  const named = (table: 'districts' | 'developers', column: 'district_id' | 'developer_id') => {
    const holding = namesHolding(names.all(table), text, words);
    if (holding.length === 0) return [];
    const totals = sets.totals(column);
    return holding.filter(({ id }) => totals.has(id)).slice(0, limit);
  };
  return {
    properties: await suggestProperties(sets, text, limit),
    districts: named('districts', 'district_id'),
    developers: named('developers', 'developer_id'),
  };
}

function namesHolding(names: readonly RelationRow[], text: string, words: string[]): Named[] {
  const prefix = fold(text);
  const holding = names.filter(({ search_name }) =>
    words.every((word) => ` ${search_name}`.includes(` ${word}`)),
  );
  const isFirst = ({ search_name }: RelationRow) => search_name.startsWith(prefix);
  const sorted = [...holding.filter(isFirst), ...holding.filter((name) => !isFirst(name))];
  return sorted.map(({ id, name, slug }) => ({ id, name, slug }));
}

async function suggestProperties(
  sets: CatalogSets,
  text: string,
  limit: number,
): Promise<Suggestions['properties']> {
  const [words, hidden] = [await sets.words(), sets.hidden()];
  const ids: number[] = [];
  for (const id of words.find(fold(text), searchPlan(text))) {
    if (ids.length >= limit) break;
    if (!hidden.has(id)) ids.push(id);
  }
  if (ids.length === 0) return [];
  const rows = await sets.db
    .selectFrom('properties')
    .leftJoin('districts', 'districts.id', 'properties.district_id')
    .leftJoin('cities', 'cities.id', 'properties.city_id')
    .select(['properties.id', 'properties.slug', 'properties.title', 'properties.units_count'])
    .select(['districts.name as district', 'cities.name as city'])
    .where('properties.id', 'in', ids)
    .execute();
  return rows.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
}
