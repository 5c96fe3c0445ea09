import type { FilterOptions } from '@/lib/catalog/types';
import type { SortValue } from '../sort-options';
import type { termWords } from './word-lists/sale-terms';

/**
 * The meaning of a phrase; `words` for one without a filter in this catalogue, with the place of
 * a "palm view"; `filler` for one without meaning.
 */
export type Meaning =
  | { kind: 'city' | 'developer'; id: number }
  /** `namesake` is a district that fewer properties have and that is called the same. */
  | { kind: 'district'; id: number; namesake?: number }
  | CommunityMeaning
  | { kind: 'property_type' | 'property_status' | 'sales_status'; ids: number[] }
  | { kind: keyof typeof termWords }
  | { kind: 'studio' }
  | { kind: 'order'; order: SortValue }
  | AbsentMeaning
  | { kind: 'words'; outlookOn?: Meaning }
  | { kind: 'filler' };

/** A known place or developer that this catalogue lacks, with its preferred name. */
export type AbsentMeaning = { kind: 'absent'; of: 'place' | 'developer'; name: string };

/** A community with the districts that have it. A part, such as "Phase 2", means something only with its district. */
export type CommunityMeaning = {
  kind: 'community';
  slug: string;
  districts: (number | null)[];
  isPart: boolean;
};

export type Vocabulary = {
  /** Known phrases by key (`nameKey`). */
  phrases: Map<string, Meaning>;
  longest: number;
  /** The words of a place's own name, by the id of a district or the slug of a community. */
  placeWords: Map<number | string, Set<string>>;
};

/** The filter options that words can refer to. */
export type Names = Pick<
  FilterOptions,
  | 'property_types'
  | 'property_statuses'
  | 'sales_statuses'
  | 'cities'
  | 'districts'
  | 'developers'
  | 'communities'
>;

/** Gives a phrase its meaning unless it has one already. */
export type Add = (phrase: string, meaning: Meaning) => void;
