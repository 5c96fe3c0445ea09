import { type Kysely, sql } from 'kysely';
import { database } from '@/lib/database/connection';
import type { Database } from '@/lib/database/schema';
import type { CatalogSource, SearchReads } from '../source';
import { agentOf } from './read/agent';
import { getArticle, listArticles } from './read/articles';
import { assignmentFactsOf } from './read/assignment-facts';
import type { CatalogSets } from './read/catalog-sets';
import { createSnapshotReader } from './read/current-sets';
import { landingFigures } from './read/landing-figures';
import { countProperties, listProperties } from './read/listing';
import { matchesOf } from './read/listing-search';
import { matchName, nameWords, titlesAmong } from './read/names';
import { filterOptions, listDistricts, listNamed } from './read/options';
import { getProperty } from './read/property';
import { featuredProperties, propertiesByIds, similarProperties } from './read/selections';
import { listSitemapUrls, sitemapBlocks } from './read/sitemap-urls';
import { statistics } from './read/statistics';
import { suggest } from './read/suggestions';
import { getUnit, listUnits } from './read/units';
import { toCatalogError } from './read-error';

/**
 * The catalogue in our own database, SQLite or PostgreSQL.
 * @param db defaults to the process's database, opened on first read
 */
export function createSqlCatalog(db?: Kysely<Database> | Promise<Kysely<Database>>): CatalogSource {
  const read = async <T>(query: (db: Kysely<Database>) => Promise<T>): Promise<T> => {
    try {
      return await query(await (db ?? database()));
    } catch (error) {
      throw toCatalogError(error);
    }
  };
  const openSnapshot = () => {
    const readSnapshot = createSnapshotReader();
    return <T>(query: (sets: CatalogSets) => Promise<T>) => read((open) => readSnapshot(open, query));
  };
  const snapshot = (): SearchReads => {
    const fromSnapshot = openSnapshot();
    return {
      listProperties: (query) => fromSnapshot((sets) => listProperties(sets, query)),
      countProperties: (query) => fromSnapshot((sets) => countProperties(sets, query)),
      matchName: (text) => fromSnapshot((sets) => matchName(sets, text)),
      titlesAmong: (texts) => fromSnapshot((sets) => titlesAmong(sets, texts)),
      facetTable: () => fromSnapshot(async ({ table }) => table),
      searchMatches: (search) => fromSnapshot(async (sets) => (await matchesOf(sets, search))?.all ?? null),
    };
  };
  return {
    snapshot,
    listProperties: (query) => snapshot().listProperties(query),
    countProperties: (query) => snapshot().countProperties(query),
    matchName: (text) => snapshot().matchName(text),
    titlesAmong: (texts) => snapshot().titlesAmong(texts),
    facetTable: () => snapshot().facetTable(),
    searchMatches: (search) => snapshot().searchMatches(search),
    getProperty: (ref) => read((open) => getProperty(open, ref)),
    listUnits: (ref) => read((open) => listUnits(open, ref)),
    getUnit: (ref, unitRef) => read((open) => getUnit(open, ref, unitRef)),
    agentOf: (ref) => read((open) => agentOf(open, ref)),
    assignmentFactsOf: (ref) => read((open) => assignmentFactsOf(open, ref)),
    propertiesByIds: (ids) => read((open) => propertiesByIds(open, ids)),
    featuredProperties: (level) => read((open) => featuredProperties(open, level)),
    similarProperties: (ref, limit) => read((open) => similarProperties(open, ref, limit)),
    filterOptions: () => read(filterOptions),
    statistics: () => read(statistics),
    suggest: (text, limit) => openSnapshot()((sets) => suggest(sets, text, limit)),
    nameWords: () => read(nameWords),
    landingFigures: (kind, id) => read((open) => landingFigures(open, kind, id)),
    listCities: () => read((open) => listNamed(open, 'cities', 'city_id')),
    listDistricts: (cityId) => read((open) => listDistricts(open, cityId)),
    listDevelopers: () => read((open) => listNamed(open, 'developers', 'developer_id')),
    listArticles: (query) => read((open) => listArticles(open, query)),
    getArticle: (ref) => read((open) => getArticle(open, ref)),
    sitemapBlocks: (kind) => read((open) => sitemapBlocks(open, kind)),
    listSitemapUrls: (kind, block) => read((open) => listSitemapUrls(open, kind, block)),
    check: () =>
      read(async (open) => {
        await sql`select 1`.execute(open);
      }),
  };
}
