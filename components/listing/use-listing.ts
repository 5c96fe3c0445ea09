import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { toast } from '@/components/ui/toast';
import { api } from '@/lib/api-paths';
import type { CardProperty } from '@/lib/catalog/card-property';
import type { ListingAnswer, Page } from '@/lib/catalog/types';
import { requestJson } from '@/lib/http/browser/client';
import { routes } from '@/lib/routes';
import {
  defaultListingQuery,
  formatListingQuery,
  type ListingQuery,
  listingHref,
  normaliseSearch,
  pageCount,
  parseListingQuery,
} from '@/lib/search/listing-query';
import { matchLocally } from '@/lib/search/local-match';
import { listEntry } from './list-entry';
import { useLiveQuery } from './use-live-query';
import { useTabTitle } from './use-tab-title';

const searchDelayMs = 500;
const toastDurationMs = 3000;

/** The server-rendered list; `page` is null when the catalogue failed. */
export type ListingStart = {
  query: ListingQuery;
  page: (Page<CardProperty> & Partial<Omit<ListingAnswer, keyof Page<never>>>) | null;
};

export type Listing = ReturnType<typeof useListing>;

type HistoryStep = 'push' | 'replace';

/**
 * The list's client state and actions. The URL always describes what is shown, so back, forward and copied links
 * restore it.
 */
export function useListing(start: ListingStart) {
  const [query, setQuery] = useState(start.query);
  const [text, setText] = useState(start.query.search ?? '');
  // The text as typed: the query holds understood parts as filters.
  const [searched, setSearched] = useState(start.query.search);
  // The query before the text was understood; further typing evaluates the whole text again.
  const [base, setBase] = useState<ListingQuery | null>(null);
  const top = useRef<HTMLElement>(null);

  const key = formatListingQuery(query);
  const listing = useListingPage(key, start, base !== null);
  const wanted = normaliseSearch(text);
  const isTyping = wanted !== searched;
  const isSearching = isTyping || listing.isPlaceholderData;
  const { results, count, status } = visible(listing, isSearching ? (wanted ?? '') : null);
  const lastPage = listing.data ? pageCount(listing.data.count, query.page_size) : 1;
  useTabTitle(listing.isPlaceholderData ? undefined : listing.data?.title);

  const write = (next: ListingQuery, step: HistoryStep = 'push') => {
    if (formatListingQuery(next) === key) return;
    setQuery(next);
    writeAddress(next, step);
  };

  /** Scrolls to the top of a new list. */
  const refine = (next: ListingQuery, step?: HistoryStep) => {
    write(next, step);
    window.scrollTo({ top: 0 });
  };

  /** Reduces the field to the words that are still searched. */
  const settle = (search: string | null) => {
    setText(search ?? '');
    setSearched(search);
    setBase(null);
  };

  const search = () => {
    if (!isTyping) {
      if (!listing.isPlaceholderData) settle(query.search);
      return;
    }
    const from = base ?? query;
    const step = searched === null ? 'push' : 'replace';
    setBase({ ...from, search: null, typed: null });
    setSearched(wanted);
    refine({ ...from, search: wanted, typed: null, page: 1 }, step);
  };

  useUnderstood(isSearching ? null : (listing.data?.understood ?? null), (next) => {
    listing.remember(['listing', formatListingQuery(next)], { ...listing.data, understood: null });
    setQuery(next);
    writeAddress(next, 'replace');
  });
  useTypingPause(isTyping, text, search);

  // The catalogue may have shrunk since the links to its pages were rendered.
  const isBeyond = !isSearching && listing.data !== undefined && query.page > lastPage;
  const returnToLast = useEffectEvent(() => {
    announceMore();
    write({ ...query, page: lastPage }, 'replace');
  });
  useEffect(() => {
    if (isBeyond) returnToLast();
  }, [isBeyond]);

  return {
    query,
    /** What a suggestion in place of the text is added to: the filters understood from the text go with it. */
    withoutText: base ?? query,
    text,
    wanted,
    results,
    count,
    lastPage,
    status,
    isSearching,
    ...notesOf(isSearching ? undefined : listing.data),
    /** Ref of the element where the list starts. */
    top,
    setText,
    /** Searches immediately. */
    search,
    /** Searches another text immediately. */
    searchFor(text: string) {
      const search = normaliseSearch(text);
      setText(search ?? '');
      setSearched(search);
      const from = { ...(base ?? query), typed: null };
      setBase({ ...from, search: null });
      refine({ ...from, search, page: 1 });
    },
    /** Applies filters or order from page 1, including pending search text. */
    change(patch: Partial<ListingQuery>, step?: HistoryStep) {
      // Another search, or none, also clears the filters understood from the former.
      const from = 'search' in patch && base ? base : query;
      const search = isTyping ? wanted : query.search;
      const typed = isTyping || 'search' in patch ? null : query.typed;
      const next = { ...from, search, typed, ...patch, page: 1 };
      // Another order leaves the reading of the text as it is.
      if (patch.ordering && !isTyping) setBase(base && { ...base, ...patch });
      else settle(next.search);
      refine(next, step);
    },
    clear(step?: HistoryStep) {
      settle(null);
      refine({ ...defaultListingQuery, lang: query.lang }, step);
    },
    goTo(page: number) {
      if (page > lastPage) return announceMore();
      write({ ...query, page: Math.max(1, page) });
      scrollToStart(top.current);
      top.current?.focus({ preventScroll: true });
    },
    /** Applies the URL after back, forward or a link. */
    followAddress() {
      if (window.location.pathname !== routes.properties) return;
      const next = parseListingQuery(new URLSearchParams(window.location.search));
      if (formatListingQuery(next) === key) return;
      setQuery(next);
      settle(next.search);
    },
  };
}

function writeAddress(query: ListingQuery, step: HistoryStep): void {
  const method = step === 'push' ? 'pushState' : 'replaceState';
  window.history[method](listEntry(), '', listingHref(query));
}

/** Passes on the query that the server has made of the search. @param key null when it was not typed text */
function useUnderstood(key: string | null, adopt: (query: ListingQuery) => void): void {
  const adoptNow = useEffectEvent(adopt);
  useEffect(() => {
    if (key !== null) adoptNow(parseListingQuery(new URLSearchParams(key)));
  }, [key]);
}

/** Searches when typing pauses. */
function useTypingPause(isTyping: boolean, text: string, search: () => void): void {
  const searchNow = useEffectEvent(search);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every further letter restarts the delay.
  useEffect(() => {
    if (!isTyping) return;
    const timer = setTimeout(() => searchNow(), searchDelayMs);
    return () => clearTimeout(timer);
  }, [isTyping, text]);
}

/** How the search was understood; nothing until the list of the query has loaded. */
function notesOf(answer: ListingStart['page'] | undefined) {
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
    /** The explanation and alternatives of an empty result. */
    nothing: answer?.nothing ?? null,
  };
}

function useListingPage(key: string, start: ListingStart, isSearch: boolean) {
  const isStart = key === formatListingQuery(start.query);
  return useLiveQuery<NonNullable<ListingStart['page']>>({
    queryKey: ['listing', key],
    queryFn: ({ signal }) =>
      requestJson<NonNullable<ListingStart['page']>>(key ? `${api.properties}?${key}` : api.properties, {
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

type Visible = {
  results: CardProperty[];
  count: number;
  status: 'loading' | 'ready' | 'error';
};

/** The list to display. `filter` is the local search, null once the server has responded. */
function visible(listing: ReturnType<typeof useListingPage>, filter: string | null): Visible {
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

function announceMore(): void {
  toast({
    channel: 'notice',
    title: 'Coming Soon!',
    description: 'More properties are being added to our collection.',
    duration: toastDurationMs,
  });
}

/** Scrolls back to the first card when it is above the viewport. */
function scrollToStart(element: HTMLElement | null): void {
  if (!element || element.getBoundingClientRect().top >= 0) return;
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  element.scrollIntoView({ block: 'start', behavior: calm ? 'instant' : 'smooth' });
}
