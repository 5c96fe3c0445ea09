import { isMarked } from '@/lib/marked';
import type { ListingQuery } from '@/lib/search/listing-query';
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

/** How many properties each level of the featured grid holds. */
export const featuredCount: Record<FeaturedLevel, number> = { initial: 4, expanded: 12 };

export type ArticleQuery = {
  category: string | null;
  search: string | null;
  page: number;
  page_size: number;
};

export const addressKinds = ['properties', 'units', 'articles'] as const;
export type AddressKind = (typeof addressKinds)[number];

/** At most this many addresses are listed at once. */
export const maxAddresses = 10_000;

/** A page of the catalogue as sitemaps name it. */
export type CatalogAddress = {
  page: 'property' | 'units' | 'unit' | 'article';
  /** Of the property or the article. */
  slug: string;
  /** Of a unit's own page; null everywhere else. */
  unit_id: number | null;
  image: string | null;
  updated_at: string;
};

/**
 * The port behind which every source of the catalogue stands: SQLite, PostgreSQL or a REST backend.
 *
 * A miss is `null`; a failure is a `CatalogError`. `ref` is the numeric id or the slug of a property.
 * Only published listings are ever returned: one whose permit has expired does not exist here.
 */
export interface CatalogSource {
  /** A page beyond the last has an empty `results` and the true `count`. */
  listProperties(query: ListingQuery): Promise<Page<PropertySummary>>;
  getProperty(ref: string): Promise<PropertyDetail | null>;
  /** All units of a property, cheapest first, unpriced last; null when there is no such property. */
  listUnits(ref: string): Promise<Unit[] | null>;
  /** `unitRef` is the unit's id or, failing that, its apartment_id. */
  getUnit(ref: string, unitRef: string): Promise<Unit | null>;
  featuredProperties(level: FeaturedLevel): Promise<PropertySummary[]>;
  /**
   * Nearest first: same district and type, then city and type, then the rest. A listing that is no longer published
   * is known here, so that its place can lead on to others; null when there is no such property.
   */
  similarProperties(ref: string, limit: number): Promise<PropertySummary[] | null>;
  filterOptions(): Promise<FilterOptions>;
  statistics(): Promise<Statistics>;
  suggest(text: string, limit: number): Promise<Suggestions>;
  /** Whether a listing bears this reference, or has a title that begins with these words; false where nobody can tell. */
  isName(text: string): Promise<{ isReference: boolean; isTitle: boolean }>;
  /** Words that the names of listings are made of, to tell mistyped ones by; empty where nobody can tell. */
  nameWords(): Promise<string[]>;
  listCities(): Promise<Named[]>;
  listDistricts(cityId?: number): Promise<District[]>;
  listDevelopers(): Promise<Named[]>;
  /** Newest first. */
  listArticles(query: ArticleQuery): Promise<Page<ArticleSummary>>;
  getArticle(ref: string): Promise<Article | null>;
  /**
   * Numbers of the blocks into which the addresses of a kind fall; a block keeps its number while the catalogue
   * grows. Invented listings are left out as soon as the catalogue holds a real one.
   */
  addressBlocks(kind: AddressKind): Promise<number[]>;
  /** The addresses of a block, `maxAddresses` at most; empty when there is no such block. */
  listAddresses(kind: AddressKind, block: number): Promise<CatalogAddress[]>;
  /** Resolves when the source answers. @throws {CatalogError} */
  check(): Promise<void>;
}

export type CatalogErrorKind = 'timeout' | 'unavailable' | 'bad-response';

const catalogErrorMark = Symbol.for('catalog-error');

/** The catalogue could not answer. Pages show their error state; handlers answer 504, 503 or 502. */
export class CatalogError extends Error {
  readonly [catalogErrorMark] = true;
  override name = 'CatalogError';
  constructor(
    readonly kind: CatalogErrorKind,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** Holds across bundles: the source throws the class of whichever bundle opened it. */
export function isCatalogError(value: unknown): value is CatalogError {
  return isMarked(value, catalogErrorMark);
}

/** What was read, or null when the catalogue did not answer. Other errors are thrown. */
export async function orNull<T>(reading: Promise<T>): Promise<T | null> {
  try {
    return await reading;
  } catch (error) {
    if (isCatalogError(error)) return null;
    throw error;
  }
}
