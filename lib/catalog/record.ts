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
    /**
     * Why an exported property is off the site: its feed no longer has it, or the desk hid it, which counts only for a
     * property that is not stored yet.
     */
    off_site?: OffSite | null;
    /** Whether an exported property has no date of its own: `updated_at` is when it was written, and it is listed as undated. */
    is_undated?: boolean;
    /** The agent with the address `agent_email`, if the feed describes one. */
    agent?: AgentRecord | null;
    /**
     * When null, the writer sets the time of the write if anything changed. New and changed units get their own time, else
     * that of their property; unchanged units keep theirs.
     */
    updated_at: string | null;
  };

export const offSiteStates = ['hand', 'feed'] as const;
export type OffSite = (typeof offSiteStates)[number];

/** A unit; `key` is unique within its property. */
export type UnitRecord = UnitValues & {
  key: string;
  /** Time of the last change according to the source; without it, that of the property applies. */
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

/** A property that was hidden because it left its feed. */
export type TakenOff = { key: string; title: string };

/** Writes properties into our database; each is written completely or not at all. */
export interface CatalogWriter {
  /**
   * Writes records in one transaction per call; outcome per record, in order.
   * @param onConflict called with the index of a record that is written without its permit number, and the reason
   */
  putProperties(
    records: PropertyRecord[],
    onConflict?: (index: number, reason: string) => void,
  ): Promise<WriteOutcome[]>;
  putArticles(records: ArticleRecord[]): Promise<WriteOutcome[]>;
  /** Removes sample properties; resolves to their number. */
  removeSamples(): Promise<number>;
  /**
   * Hides properties; they keep id and slug, and the next write of their key shows them again, unless the desk hides them.
   * @returns those that were shown before
   */
  takeOff(keys: string[]): Promise<TakenOff[]>;
  /** Keys of a feed's shown properties. */
  shownKeys(feed: string): AsyncIterable<string>;
  /** Keys of a feed's properties that are hidden, by the desk or since their permit ended, except those taken off, too. */
  hiddenKeys(feed: string): AsyncIterable<string>;
  isEmpty(): Promise<boolean>;
}

/** The parts of a writer that an import uses. */
export type ImportWriter = Pick<
  CatalogWriter,
  'putProperties' | 'removeSamples' | 'takeOff' | 'shownKeys' | 'hiddenKeys'
>;
