import type { LandingKind } from '@/lib/routes';
import type { FilterKey } from '@/lib/search/filters/filter-values';
import type { ListingQuery } from '@/lib/search/listing-query';
import type { FacetTable } from '@/lib/search/rows/filtered-rows';
import type { IdSet } from '@/lib/search/rows/id-set';
import type { Agent } from './agent';
import type { LandingFigures } from './lists/landing-figures';
import type {
  Article,
  ArticleSummary,
  District,
  FilterOptions,
  Named,
  Page,
  PropertyDetail,
  PropertySummary,
  Statistics,
  Suggestions,
  Unit,
} from './types';

export type FeaturedLevel = 'initial' | 'expanded';

/** Properties per level of the featured grid. */
export const featuredCount: Record<FeaturedLevel, number> = { initial: 4, expanded: 12 };

export type ArticleQuery = {
  category: string | null;
  search: string | null;
  page: number;
  page_size: number;
};

export const sitemapUrlKinds = ['properties', 'units', 'articles'] as const;
export type SitemapUrlKind = (typeof sitemapUrlKinds)[number];

/** Maximum entries per block. */
export const maxSitemapUrls = 10_000;

/** Data of a property for assigning enquiries about it. */
export type AssignmentFacts = {
  /** Email address of its agent, in lower case. */
  agent_email: string | null;
  /** Name of its district. */
  district: string | null;
};

/** A catalogue page for sitemaps. */
export type SitemapUrl = {
  page: 'property' | 'units' | 'unit' | 'article';
  /** Slug of the property or article. */
  slug: string;
  /** Set for unit pages only. */
  unit_id: number | null;
  image: string | null;
  updated_at: string | null;
};

/** A page of the list, and the filters of its query that the source did not apply. */
export type ListedPage = Page<PropertySummary> & { ignored?: FilterKey[] };

/**
 * A catalogue source: SQLite, PostgreSQL or a REST backend.
 * A miss is `null`, a failure a `CatalogError`. `ref` is a property's id or slug. Only published properties are
 * returned; one with an expired permit counts as missing.
 */
export interface CatalogSource {
  /** The reads of one search, which all see the catalogue of the same moment. */
  snapshot(): SearchReads;
  /** Beyond the last page, `results` is empty and `count` is still the total. */
  listProperties(query: ListingQuery): Promise<ListedPage>;
  /** Number of properties on all pages of a list. */
  countProperties(query: ListingQuery): Promise<number>;
  getProperty(ref: string): Promise<PropertyDetail | null>;
  /** All units of a property, cheapest first, unpriced last; null when the property is missing. */
  listUnits(ref: string): Promise<Unit[] | null>;
  /** `unitRef` is the unit's id, else its apartment_id. */
  getUnit(ref: string, unitRef: string): Promise<Unit | null>;
  /** The agent of a property; null when there is none or the source does not support agents. */
  agentOf(ref: string): Promise<Agent | null>;
  /**
   * Data for assigning enquiries about a property, including one that is no longer published if the source still has
   * it. Null when there is no such property.
   */
  assignmentFactsOf(ref: string): Promise<AssignmentFacts | null>;
  /** Cards of properties in the order of their ids; missing ones are left out. */
  propertiesByIds(ids: readonly number[]): Promise<PropertySummary[]>;
  featuredProperties(level: FeaturedLevel): Promise<PropertySummary[]>;
  /**
   * Closest first: same district and type, then city and type, then the rest. Also works for properties that are no
   * longer published; null when there is no such property.
   */
  similarProperties(ref: string, limit: number): Promise<PropertySummary[] | null>;
  filterOptions(): Promise<FilterOptions>;
  /** The filtered columns of every property, for counts; null when the source cannot provide them. */
  facetTable(): Promise<FacetTable | null>;
  /** The properties that a search matches before filters; null when unknown or when the text has no words. */
  searchMatches(search: string): Promise<IdSet | null>;
  statistics(): Promise<Statistics>;
  suggest(text: string, limit: number): Promise<Suggestions>;
  /** Whether a property has this reference, or a title that starts with these words; false when unknown. */
  matchName(text: string): Promise<{ isReference: boolean; isTitle: boolean }>;
  /** The given texts that are the whole title of a property; none when unknown. */
  titlesAmong(texts: readonly string[]): Promise<string[]>;
  /** Words in property names, to correct typing errors; empty when unknown. */
  nameWords(): Promise<string[]>;
  /** Figures of a landing page; null when the source has none. */
  landingFigures(kind: LandingKind, id: number): Promise<LandingFigures | null>;
  listCities(): Promise<Named[]>;
  listDistricts(cityId?: number): Promise<District[]>;
  listDevelopers(): Promise<Named[]>;
  /** Newest first. */
  listArticles(query: ArticleQuery): Promise<Page<ArticleSummary>>;
  getArticle(ref: string): Promise<Article | null>;
  /** Block numbers of a kind; stable while the catalogue grows. Samples are left out once there is a real property. */
  sitemapBlocks(kind: SitemapUrlKind): Promise<number[]>;
  /** Pages of a block, at most `maxSitemapUrls`; empty for an unknown block. */
  listSitemapUrls(kind: SitemapUrlKind, block: number): Promise<SitemapUrl[]>;
  /** Resolves when the source is reachable. @throws {CatalogError} */
  check(): Promise<void>;
}

/** The reads that answer searches and their counts. */
export type SearchReads = Pick<
  CatalogSource,
  'listProperties' | 'countProperties' | 'matchName' | 'titlesAmong' | 'facetTable' | 'searchMatches'
>;
