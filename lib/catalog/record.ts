import type { PropertyValues, RelationName } from './fields/property-fields';
import type { UnitValues } from './fields/unit-fields';
import type { PaymentPlan } from './types';

/**
 * A listing on its way into our database: what the importer, the sample catalogue and the generator
 * hand to the writer. Relations are names here; the writer finds or creates the rows behind them.
 * Everything that may be unknown is null; units of measure as in `types.ts`.
 */
export type PropertyRecord = PropertyValues &
  Record<RelationName, string | null> & {
    /** Stable key of the listing in its feed (`feed:reference`): the same key updates, never duplicates. */
    key: string;
    /** Chosen by the writer from title and district when null; kept as it is on later updates. */
    slug: string | null;
    title: string;
    description: string | null;
    images: string[];
    latitude: number | null;
    longitude: number | null;
    facilities: string[];
    payment_plans: Omit<PaymentPlan, 'id'>[];
    units: UnitRecord[];
    /** Marks invented listings of the sample catalogue, which give way to the first real ones. */
    is_sample: boolean;
    /**
     * Null lets the writer stamp the time of the write when something changed. Units that are new or changed share
     * the time of their listing; the others keep theirs.
     */
    updated_at: string | null;
  };

/** A unit within its property; `key` is unique there. */
export type UnitRecord = UnitValues & { key: string };

export type ArticleRecord = {
  slug: string;
  title: string;
  excerpt: string | null;
  content: string;
  cover_image: string | null;
  category: string | null;
  author: string | null;
  author_bio: string | null;
  tags: string[];
  meta_title: string | null;
  meta_description: string | null;
  published_at: string;
  updated_at: string;
  is_featured: boolean;
};

export type WriteOutcome = 'created' | 'updated' | 'unchanged';

/** The door through which listings enter our database. Each listing is written whole or not at all. */
export interface CatalogWriter {
  /** Writes many listings in one transaction per call; outcome per record, in order. */
  putProperties(records: PropertyRecord[]): Promise<WriteOutcome[]>;
  putArticles(records: ArticleRecord[]): Promise<WriteOutcome[]>;
  /** Takes the invented listings of the sample catalogue out; resolves to how many there were. */
  removeSamples(): Promise<number>;
  isEmpty(): Promise<boolean>;
}
