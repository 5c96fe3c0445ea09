import type { FilterOptions } from '@/lib/catalog/types';
import type { ListingQuery } from '../listing-query';
import type { WordKnowledge } from './spelling/correct-text';

/** The catalogue reads that are needed to understand a search. */
export type SearchKnowledge = WordKnowledge & {
  options: FilterOptions;
  /** Whether a property has this reference, or a title that starts with it. */
  matchName(text: string): Promise<{ isReference: boolean; isTitle: boolean }>;
  /** The given texts that are the whole title of a property. */
  titlesAmong(texts: readonly string[]): Promise<string[]>;
  hasResults(query: ListingQuery): Promise<boolean>;
  /** The title of the first property for a query; null when there is none. */
  firstTitle(query: ListingQuery): Promise<string | null>;
};
