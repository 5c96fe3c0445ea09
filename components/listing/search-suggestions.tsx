'use client';

import { type ReactNode, useEffect, useEffectEvent, useId, useState } from 'react';
import { cn } from '@/components/ui/class-names';
import { Icon } from '@/components/ui/icon';
import { followLink } from '@/components/ui/intent-link';
import { api } from '@/lib/api-paths';
import type { Suggestions } from '@/lib/catalog/types';
import { counted } from '@/lib/format/counted';
import { formatNumber } from '@/lib/format/number';
import { requestJson } from '@/lib/http/browser/client';
import { routes } from '@/lib/routes';
import { formatListingQuery, type ListingQuery } from '@/lib/search/listing-query';
import { recentSearches, rememberSearch, removeRecentSearch } from '@/lib/search/suggestions/recent-searches';
import type { SuggestedName } from '@/lib/search/suggestions/suggest-names';
import { ListboxOption } from './listbox-option';
import { useListbox } from './use-listbox';
import { useLiveQuery } from './use-live-query';

type Found = { names: SuggestedName[]; properties: Suggestions['properties'] };

type Option = {
  key: string;
  group: string;
  label: string;
  detail: string | null;
  isRecent?: true;
  choose: () => void;
};

export type SearchSuggestionsProps = {
  input: HTMLInputElement | null;
  /** Id of the listbox. */
  id: string;
  text: string;
  query: ListingQuery;
  onFilter: (patch: Partial<ListingQuery>) => void;
  onSearch: (text: string) => void;
};

const minLetters = 2;
/** Maximum of names, and of properties. */
const maxOptions = 5;
const typingPauseMs = 120;
const groupOf = {
  city: 'Places',
  district: 'Places',
  community: 'Places',
  developer: 'Developers',
  type: 'Types',
} as const;
const groups = ['Recent searches', 'Places', 'Types', 'Developers', 'Projects'];

/** Suggestions while typing: places, types, developers and projects; recent searches while the field is empty. */
export default function SearchSuggestions({
  input,
  id,
  text,
  query,
  onFilter,
  onSearch,
}: SearchSuggestionsProps) {
  const [isOpen, setIsOpen] = useState(true);
  const { recent, remember, forget } = useRecentSearches(input);
  const wanted = text.trim();
  const found = useSuggestions(wanted, query);
  const hint = useId();
  const options = [
    ...(wanted === '' ? recentOptions(recent, onSearch) : []),
    ...(found ? foundOptions(found, onFilter) : []),
  ].sort((a, b) => groups.indexOf(a.group) - groups.indexOf(b.group));

  const choose = (index: number) => {
    const option = options[index];
    if (!option) return;
    remember(option.label);
    setIsOpen(false);
    option.choose();
  };
  const { active, activate } = useListbox({
    input,
    id,
    size: options.length,
    isOpen,
    onOpen: () => setIsOpen(true),
    onClose: () => setIsOpen(false),
    onChoose: choose,
    onDelete: (index) => {
      const option = options[index];
      if (option?.isRecent) forget(option.label);
    },
  });

  const isShown = isOpen && options.length > 0;
  return (
    <>
      <p aria-live="polite" className="sr-only">
        {isShown ? `${options.length} ${options.length === 1 ? 'suggestion' : 'suggestions'}` : ''}
      </p>
      <div
        id={id}
        role="listbox"
        aria-label="Suggestions"
        className={cn(
          'absolute inset-x-0 top-full z-20 mt-2 max-h-[min(26rem,60dvh)] overflow-y-auto overscroll-contain rounded-sm border border-line bg-paper py-2 shadow-[0_24px_60px_rgb(13_15_20/0.16)] [scrollbar-width:thin]',
          !isShown && 'hidden',
        )}
      >
        {groups.map((group) => {
          const members = options.flatMap((option, index) =>
            option.group === group ? [{ option, index }] : [],
          );
          if (members.length === 0) return null;
          return (
            <OptionGroup key={group} title={group} id={`${hint}-${group}`}>
              {members.map(({ option, index }) => (
                <Suggestion
                  key={option.key}
                  id={`${id}-${index}`}
                  option={option}
                  isActive={index === active}
                  onChoose={() => choose(index)}
                  onActivate={() => activate(index)}
                  onForget={() => forget(option.label)}
                />
              ))}
            </OptionGroup>
          );
        })}
        {wanted === '' && recent.length > 0 && (
          <p className="px-5 pt-1 pb-2 text-xs text-stone">Press Delete to remove a search from this list.</p>
        )}
      </div>
    </>
  );
}

/** Options under a heading with this id. */
function OptionGroup({ title, id, children }: { title: string; id: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset does not group options.
    <div role="group" aria-labelledby={id} className="py-1">
      <p id={id} role="presentation" className="px-5 pt-1.5 pb-1 text-xs font-semibold text-stone">
        {title}
      </p>
      {children}
    </div>
  );
}

type SuggestionProps = {
  id: string;
  option: Option;
  isActive: boolean;
  onChoose: () => void;
  onActivate: () => void;
  onForget: () => void;
};

function Suggestion({ id, option, isActive, onChoose, onActivate, onForget }: SuggestionProps) {
  return (
    <ListboxOption
      id={id}
      isActive={isActive}
      isSelected={isActive}
      onChoose={onChoose}
      onActivate={onActivate}
      className="min-h-11 px-5 py-2 text-[0.9375rem]"
    >
      {option.isRecent && <Icon name="clock" className="size-4 shrink-0 text-stone" />}
      <bdi className="min-w-0 wrap-anywhere">{option.label}</bdi>
      {option.detail && (
        <span className="figures ms-auto max-w-1/2 shrink-0 text-end text-[0.8125rem] text-stone">
          <span className="sr-only">, </span>
          {option.detail}
        </span>
      )}
      {option.isRecent && (
        <span
          aria-hidden
          className="ms-auto -me-3 grid size-11 shrink-0 place-items-center text-stone hover:text-ink"
          onClick={(event) => {
            event.stopPropagation();
            onForget();
          }}
        >
          <Icon name="x" className="size-4" />
        </span>
      )}
    </ListboxOption>
  );
}

function recentOptions(searches: string[], onSearch: (text: string) => void): Option[] {
  return searches.map((search) => ({
    key: `recent-${search}`,
    group: 'Recent searches',
    label: search,
    detail: null,
    isRecent: true,
    choose: () => onSearch(search),
  }));
}

function foundOptions(
  { names, properties }: Found,
  onFilter: (patch: Partial<ListingQuery>) => void,
): Option[] {
  return [
    ...names.map((name) => ({
      key: `${name.kind}-${name.id}`,
      group: groupOf[name.kind],
      label: name.district ? `${name.name} · ${name.district.name}` : name.name,
      detail: name.count === null ? null : counted(name.count, 'property', 'properties'),
      choose: () => onFilter(patchOf(name)),
    })),
    ...properties.map(({ slug, title, district, city, units_count: homes }) => ({
      key: `project-${slug}`,
      group: 'Projects',
      label: title,
      detail:
        [(homes ?? 0) > 1 && `${formatNumber(homes)} homes`, district, city === district ? null : city]
          .filter(Boolean)
          .join(', ') || null,
      choose: () => followLink(routes.property(slug)),
    })),
  ];
}

function patchOf({ kind, id, slug, district, search }: SuggestedName): Partial<ListingQuery> {
  const patches: Record<SuggestedName['kind'], Partial<ListingQuery>> = {
    city: { city: id, district: null, community: null },
    district: { district: id, city: null, community: null },
    community: { community: slug, district: district?.id ?? null, city: null },
    developer: { developer: id },
    type: { property_type: [id] },
  };
  return { ...patches[kind], search: search ?? null };
}

/**
 * The visitor's recent searches. Enter in the field without an active option adds its text; call before `useListbox`,
 * which ends the active option on Enter.
 */
function useRecentSearches(input: HTMLInputElement | null) {
  const [recent, setRecent] = useState(recentSearches);
  const remember = (search: string) => {
    rememberSearch(search);
    setRecent(recentSearches());
  };
  const forget = (search: string) => {
    removeRecentSearch(search);
    setRecent(recentSearches());
  };
  const onKey = useEffectEvent((event: KeyboardEvent, field: HTMLInputElement) => {
    // Enter also ends the composition of a Chinese word.
    const isPlain = !event.isComposing && !field.hasAttribute('aria-activedescendant');
    if (event.key === 'Enter' && isPlain) remember(field.value);
  });
  useEffect(() => {
    if (!input) return;
    const listener = (event: KeyboardEvent) => onKey(event, input);
    input.addEventListener('keydown', listener);
    return () => input.removeEventListener('keydown', listener);
  }, [input]);
  return { recent, remember, forget };
}

/** Whether one text begins with the other, as while typing on or deleting. */
function isContinued(one: string, other: string): boolean {
  return one.startsWith(other) || other.startsWith(one);
}

/** Suggestions after a pause in typing; the previous ones stay while the next load, unless the text is another one. */
function useSuggestions(text: string, query: ListingQuery): Found | null {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), typingPauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  const params = new URLSearchParams(
    formatListingQuery({ ...query, search: null, page: 1, page_size: 12, ordering: [], lang: null }),
  );
  params.set('q', settled);
  params.set('limit', String(maxOptions));
  const { data } = useLiveQuery<Found>({
    queryKey: ['suggestions', params.toString(), settled],
    queryFn: ({ signal }) => requestJson<Found>(`${api.search}?${params}`, { signal }),
    enabled: settled.length >= minLetters,
    placeholderData: (previous, from) =>
      isContinued(String(from?.queryKey[2]), settled) ? previous : undefined,
    retry: false,
  });
  return text.length >= minLetters ? (data ?? null) : null;
}
