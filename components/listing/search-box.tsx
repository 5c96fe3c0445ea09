'use client';

import { Suspense, startTransition, useEffect, useId, useRef, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { lazyPart } from '@/components/ui/lazy-part';
import { useIsHydrated } from '@/components/ui/use-is-hydrated';
import { useIsServerRendered } from '@/components/ui/use-is-server-rendered';
import { maxSearchLength } from '@/lib/search/listing-query';
import { largeScreen } from './large-screen';
import { rememberEntry } from './list-entry';
import type { Listing } from './use-listing';

/** Loaded on the first key, click or change, since text can also be pasted or dictated. */
const SearchSuggestions = lazyPart(async () => (await import('./search-suggestions')).default);

type SearchBoxProps = {
  /** Id of the field's filter form. */
  form: string;
  listing: Pick<
    Listing,
    'withoutText' | 'text' | 'setText' | 'search' | 'isSearching' | 'change' | 'searchFor'
  >;
};

/** The search field of the page header: a combobox with JavaScript, else a plain field. */
export function SearchBox({ form, listing }: SearchBoxProps) {
  const field = useRef<HTMLInputElement>(null);
  const [used, setUsed] = useState<HTMLInputElement | null>(null);
  const isHydrated = useIsHydrated();
  const isLarge = useIsLargeScreen();
  const listId = useId();

  useEffect(() => {
    const isReturn = rememberEntry();
    const isFree = (document.activeElement ?? document.body) === document.body;
    if (!isReturn && isFree && window.matchMedia(largeScreen).matches)
      field.current?.focus({ preventScroll: true });
  }, []);

  const clear = () => {
    listing.setText('');
    listing.change({ search: null });
    field.current?.focus();
  };

  return (
    <search className="flex h-14.5 min-w-0 flex-1 large-text:basis-full items-center rounded-sm bg-paper ps-1.5 pe-1.5 forced-colors:border outline-offset-2 outline-ink has-[input:focus-visible]:outline-2">
      <button
        type="submit"
        form={form}
        aria-label="Search"
        className="grid size-11 shrink-0 place-items-center rounded-sm text-stone hover:text-ink"
        onClick={(event) => {
          event.preventDefault();
          listing.search();
        }}
      >
        <Icon name="search" className="size-[18px]" />
      </button>
      <input
        ref={field}
        form={form}
        type="search"
        name="search"
        dir="auto"
        aria-label="Search properties"
        {...(isHydrated && {
          role: 'combobox',
          'aria-expanded': false,
          'aria-controls': used ? listId : undefined,
          'aria-autocomplete': 'list',
        })}
        onKeyDown={({ key, currentTarget }) => key !== 'Enter' && setUsed(currentTarget)}
        onClick={({ currentTarget }) => setUsed(currentTarget)}
        placeholder={
          isLarge ? 'Search properties by name, location, or developer...' : 'Search properties...'
        }
        autoComplete="off"
        enterKeyHint="search"
        maxLength={maxSearchLength}
        value={listing.text}
        onChange={(event) => {
          setUsed(event.currentTarget);
          listing.setText(event.target.value);
        }}
        className="h-full min-w-0 flex-1 bg-transparent px-1 text-base text-ellipsis text-ink outline-none placeholder:text-stone [&::-webkit-search-cancel-button]:hidden"
      />
      {used && (
        <Suspense fallback={null}>
          <SearchSuggestions
            input={used}
            id={listId}
            text={listing.text}
            query={listing.withoutText}
            onFilter={listing.change}
            onSearch={listing.searchFor}
          />
        </Suspense>
      )}
      {listing.isSearching && (
        <span
          data-testid="search-pending"
          aria-hidden
          className="mx-2 size-2 shrink-0 animate-pulse rounded-full bg-success"
        />
      )}
      {listing.text && (
        <button
          type="button"
          aria-label="Clear search"
          className="grid size-11 shrink-0 place-items-center rounded-sm text-stone hover:text-ink"
          onClick={clear}
        >
          <Icon name="x" className="size-[18px]" />
        </button>
      )}
    </search>
  );
}

/** The server does not know the screen width and renders the longer placeholder. */
function useIsLargeScreen(): boolean {
  const isServerRendered = useIsServerRendered();
  const [isLarge, setIsLarge] = useState(() => isServerRendered || window.matchMedia(largeScreen).matches);
  useEffect(() => {
    const media = window.matchMedia(largeScreen);
    const update = () => startTransition(() => setIsLarge(media.matches));
    update();
    media.addEventListener('change', update);
    return () => media.removeEventListener('change', update);
  }, []);
  return isLarge;
}
