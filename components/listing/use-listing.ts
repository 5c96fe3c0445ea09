import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { afterPause } from '@/components/ui/after-pause';
import { toast } from '@/components/ui/toast';
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
import { listEntry } from './list-entry';
import { type ListingStart, notesOf, shownList, useListingPage } from './use-listing-page';
import { useTabTitle } from './use-tab-title';

const searchDelayMs = 500;
const toastDurationMs = 3000;

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
  const { results, count, status } = shownList(listing, isSearching ? (wanted ?? '') : null);
  const lastPage = listing.data ? pageCount(listing.data.count, query.page_size) : 1;
  useTabTitle(listing.isPlaceholderData ? undefined : listing.data?.title);

  const write = (next: ListingQuery, step: HistoryStep = 'push') => {
    if (formatListingQuery(next) === key) return;
    setQuery(next);
    writeUrl(next, step);
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

  const ask = (search: string | null, step?: HistoryStep) => {
    const from = { ...(base ?? query), typed: null };
    setBase({ ...from, search: null });
    setSearched(search);
    refine({ ...from, search, page: 1 }, step);
  };

  const search = () => {
    if (!isTyping) {
      if (!listing.isPlaceholderData) settle(query.search);
      return;
    }
    ask(wanted, searched === null ? 'push' : 'replace');
  };

  useUnderstood(isSearching ? null : (listing.data?.understood ?? null), (next) => {
    listing.remember(['listing', formatListingQuery(next)], { ...listing.data, understood: null });
    setQuery(next);
    writeUrl(next, 'replace');
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
    /** The query to which a suggestion is added: it replaces the text, and so the filters understood from the text. */
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
      ask(search);
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
    /** Shows another page, from its start when that is above the viewport. */
    goTo(page: number) {
      if (page > lastPage) return announceMore();
      write({ ...query, page: Math.max(1, page) });
      const start = top.current;
      if (start && start.getBoundingClientRect().top < 0) start.scrollIntoView();
      start?.focus({ preventScroll: true });
    },
    /** Applies the URL after back, forward or a link. */
    followUrl() {
      if (window.location.pathname !== routes.properties) return;
      const next = parseListingQuery(new URLSearchParams(window.location.search));
      if (formatListingQuery(next) === key) return;
      setQuery(next);
      settle(next.search);
    },
  };
}

function writeUrl(query: ListingQuery, step: HistoryStep): void {
  const method = step === 'push' ? 'pushState' : 'replaceState';
  window.history[method](listEntry(), '', listingHref(query));
}

/**
 * Passes on the query that the server has made of the search, once the visitor follows no link.
 * @param key null when it was not typed text
 */
function useUnderstood(key: string | null, adopt: (query: ListingQuery) => void): void {
  const adoptNow = useEffectEvent(adopt);
  useEffect(
    () =>
      key === null ? undefined : afterPause(0, () => adoptNow(parseListingQuery(new URLSearchParams(key)))),
    [key],
  );
}

/** Searches when typing pauses, unless the visitor is leaving. */
function useTypingPause(isTyping: boolean, text: string, search: () => void): void {
  const searchNow = useEffectEvent(search);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every further letter restarts the delay.
  useEffect(() => (isTyping ? afterPause(searchDelayMs, searchNow) : undefined), [isTyping, text]);
}

function announceMore(): void {
  toast({
    channel: 'notice',
    title: 'Coming Soon!',
    description: 'More properties are being added to our collection.',
    duration: toastDurationMs,
  });
}
