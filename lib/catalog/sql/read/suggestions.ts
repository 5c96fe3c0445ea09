import { type Kysely, type SqlBool, sql } from 'kysely';
import type { Suggestions } from '@/lib/catalog/types';
import { contains, startsWith } from '@/lib/database/like';
import type { Database } from '@/lib/database/schema';
import { idsMatching } from '@/lib/database/search-index';
import { fold } from '@/lib/search/fold';
import { searchPlan } from '@/lib/search/search-plan';
import { words as wordsOf } from '@/lib/search/words';
import { isPublished } from './published';

/** Limits matches of common words; any few will do. */
const candidateLimit = 500;

const none: Suggestions = { properties: [], districts: [], developers: [] };

/** Names starting with the text first, then names with words starting with its words. Up to `limit` of each kind. */
export async function suggest(db: Kysely<Database>, text: string, limit: number): Promise<Suggestions> {
  const words = wordsOf(text);
  if (words.length === 0 || limit < 1) return none;
  const search = { text, prefix: fold(text), words, limit };
  const [properties, districts, developers] = await Promise.all([
    suggestProperties(db, search),
    suggestNames(db, 'districts', search),
    suggestNames(db, 'developers', search),
  ]);
  return { properties, districts, developers };
}

type Search = { text: string; prefix: string; words: string[]; limit: number };

function suggestNames(db: Kysely<Database>, table: 'districts' | 'developers', search: Search) {
  const name = sql.ref('search_name');
  return db
    .selectFrom(table)
    .select(['id', 'name', 'slug'])
    .where((e) => e.and(search.words.map((word) => contains(sql`(' ' || ${name})`, ` ${word}`))))
    .orderBy(sql`case when ${startsWith(sql`${name}`, search.prefix)} then 0 else 1 end, search_name, id`)
    .limit(search.limit)
    .execute();
}

/** Prefixes use the title index; the search index is queried only when these are too few. */
async function suggestProperties(db: Kysely<Database>, { text, prefix, limit }: Search) {
  const titles = db
    .selectFrom('properties')
    .leftJoin('districts', 'districts.id', 'properties.district_id')
    .leftJoin('cities', 'cities.id', 'properties.city_id')
    .select(['properties.id', 'properties.slug', 'properties.title'])
    .select(['districts.name as district', 'cities.name as city'])
    .orderBy(sql`properties.title_sort, properties.id`);
  const beginning = await titles
    .where(isPublished())
    .where('properties.title_sort', '>=', prefix)
    .where('properties.title_sort', '<', `${prefix}\u{10ffff}`)
    .limit(limit)
    .execute();
  if (beginning.length >= limit) return beginning;
  const candidates = idsMatching(db, searchPlan(text), 'place');
  const holding = await titles
    .where(isPublished())
    .where(
      sql<SqlBool>`properties.id in (select id from (${candidates} limit ${candidateLimit}) as candidates)`,
    )
    .limit(limit + beginning.length)
    .execute();
  const known = new Set(beginning.map((row) => row.id));
  return [...beginning, ...holding.filter((row) => !known.has(row.id))].slice(0, limit);
}
