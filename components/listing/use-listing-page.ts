import { api } from '@/lib/api-paths';
import type { CardProperty } from '@/lib/catalog/lists/card-property';
import type { ListingAnswer, Page } from '@/lib/catalog/types';
import { requestJson } from '@/lib/http/browser/client';
import { formatListingQuery, type ListingQuery, parseListingQuery } from '@/lib/search/listing-query';
import { matchLocally } from '@/lib/search/words/local-match';
import { useLiveQuery } from './use-live-query';

/** A page of the list, with the parts of an answer on how its query was understood. */
export type ListingPage<T> = Page<T> & Partial<Omit<ListingAnswer, keyof Page<never>>>;

/** The server-rendered list; `page` is null when the catalogue failed. */
export type ListingStart = {
  query: ListingQuery;
  page: ListingPage<CardProperty> | null;
};

/**
 * Loads a page of results.
 * @param key the formatted query
 * @param isSearch whether the former list stays until the new one has loaded
 */
export function useListingPage(key: string, start: ListingStart, isSearch: boolean) {
  const isStart = key === formatListingQuery(start.query);
  return useLiveQuery<ListingPage<CardProperty>>({
    queryKey: ['listing', key],
    queryFn: ({ signal }) =>
      requestJson<ListingPage<CardProperty>>(key ? `${api.properties}?${key}` : api.properties, {
        signal,
      }),
    initialData: isStart && start.page ? start.page : undefined,
    // A failed first load shows its error and waits for a retry.
    enabled: !isStart || start.page !== null,
    // While searching, the current list stays and is filtered locally.
    placeholderData: (previous, from) =>
      isSearch || (from && withoutSearch(String(from.queryKey[1])) === withoutSearch(key))
        ? previous
        : undefined,
  });
}

function withoutSearch(key: string): string {
  const query = parseListingQuery(new URLSearchParams(key));
  return formatListingQuery({ ...query, search: null, page: 1 });
}

type ShownList = {
  results: CardProperty[];
  count: number;
  status: 'loading' | 'ready' | 'error';
};

/** The list to display. `filter` is the local search, null once the server has responded. */
export function shownList(listing: ReturnType<typeof useListingPage>, filter: string | null): ShownList {
  const { data, isError, fetchStatus } = listing;
  if (!data) {
    // Idle: the first load failed. Paused: the browser is offline and resumes by itself.
    const failed = isError || fetchStatus !== 'fetching';
    return { results: [], count: 0, status: failed ? 'error' : 'loading' };
  }
  if (filter === null) return { ...data, status: 'ready' };
  const results = matchLocally(data.results, filter);
  // The server may find more than the local filter.
  return { results, count: results.length, status: results.length > 0 ? 'ready' : 'loading' };
}

/** How the search was understood; nothing until the list of the query has loaded. */
export function notesOf(answer: ListingPage<CardProperty> | undefined) {
  return {
    /** The corrected search, when a word was mistyped. */
    corrected: answer?.corrected ?? null,
    /** Words that no property mentions, left out of the results. */
    unmentioned: answer?.unmentioned ?? null,
    /** Whether these words name a type, in a catalogue without types. */
    isUntyped: answer?.untyped ?? false,
    /** Labels of filters that the catalogue did not apply. */
    ignored: answer?.ignored ?? [],
    /** Sentences on how the search was read. */
    notes: answer?.notes ?? [],
    /** Lists that the notes refer to. */
    others: answer?.others ?? [],
    /** Pages of the site that the notes refer to. */
    pages: answer?.pages ?? [],
    /** The explanation and alternatives of an empty result. */
    nothing: answer?.nothing ?? null,
  };
}
