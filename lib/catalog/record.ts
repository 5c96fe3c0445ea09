import type { AgentRecord } from './agent';
import type { ArticleValues } from './fields/article-fields';
import type { PropertyValues, RelationName } from './fields/property-fields';
import type { UnitValues } from './fields/unit-fields';
import type { PaymentPlan } from './types';

/**
 * A property to be written: the input of the writer. Relations are names; the writer finds or creates their rows.
 * Unknown values are null; units as in `types.ts`.
 */
export type PropertyRecord = PropertyValues &
  Record<RelationName, string | null> & {
    /** Stable key of the property in its feed (`feed:reference`); writing the same key updates it. */
    key: string;
    /** When null, derived from title and district on creation and then kept. */
    slug: string | null;
    title: string;
    description: string | null;
    images: string[];
    latitude: number | null;
    longitude: number | null;
    facilities: string[];
    payment_plans: Omit<PaymentPlan, 'id'>[];
    units: UnitRecord[];
    /** Marks sample properties, which are removed when real ones are imported. */
    is_sample: boolean;
    /** The person behind `agent_email`, as far as the feed says. */
    agent?: AgentRecord | null;
    /**
     * When null, the writer sets the time of the write if anything changed. New and changed units take their own time,
     * else their property's; the others keep theirs.
     */
    updated_at: string | null;
  };

/** A unit; `key` is unique within its property. */
export type UnitRecord = UnitValues & {
  key: string;
  /** When the source says it changed; without it, the time of its property. */
  updated_at?: string | null;
};

export type ArticleRecord = ArticleValues & {
  slug: string;
  title: string;
  content: string;
  published_at: string;
  updated_at: string;
};

export type WriteOutcome = 'created' | 'updated' | 'unchanged';

/** Writes properties into our database; each is written completely or not at all. */
export interface CatalogWriter {
  /**
   * Writes records in one transaction per call; outcome per record, in order.
   * @param onConflict is told the index of a record that goes in without its permit number, and why
   */
  putProperties(
    records: PropertyRecord[],
    onConflict?: (index: number, reason: string) => void,
  ): Promise<WriteOutcome[]>;
  putArticles(records: ArticleRecord[]): Promise<WriteOutcome[]>;
  /** Removes sample properties; resolves to their number. */
  removeSamples(): Promise<number>;
  /**
   * Takes properties off the site; they keep id and slug, and the next write of their key brings them back.
   * @returns how many were on the site
   */
  takeOff(keys: string[]): Promise<number>;
  /** Properties of a feed that are on the site, in pages: those with ids after this one. Empty after the last. */
  shownKeys(feed: string, afterId: number): Promise<{ id: number; key: string }[]>;
  isEmpty(): Promise<boolean>;
}
