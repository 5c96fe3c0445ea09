'use client';

import { useDeferredValue, useEffect, useRef, useState } from 'react';
import { cn } from '@/components/ui/class-names';
import { Input } from '@/components/ui/control';
import { Icon } from '@/components/ui/icon';
import { api } from '@/lib/api-paths';
import { formatNumber } from '@/lib/format/number';
import { requestJson } from '@/lib/http/browser/client';
import type { Choice, NameChoices, NameKind } from '@/lib/search/filters/filter-panel';
import { formatListingQuery, type ListingQuery } from '@/lib/search/listing-query';
import { ChoiceCount, isBlocked } from './choice-count';
import { ListboxOption } from './listbox-option';
import { filterControl, filterLabel } from './select-filter';
import { useListbox } from './use-listbox';
import { useLiveQuery } from './use-live-query';

type NamePickerProps = {
  id: string;
  label: string;
  kind: NameKind;
  /** The popular names, with the chosen one. */
  names: NameChoices;
  any: string;
  query: ListingQuery;
  onSelect: (id: number | null) => void;
};

type Found = { count: number; results: Choice[] };

const maxShown = 50;

/** Finds one of many names by typing, with the number of results of each; popular names come first. */
export function NamePicker({ id, label, kind, names, any, query, onSelect }: NamePickerProps) {
  const [input, setInput] = useState<HTMLInputElement | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [text, setText] = useState<string | null>(null);
  const chosen = query[kind] === null ? '' : String(query[kind]);
  const chosenLabel = names.choices.find(({ value }) => value === chosen)?.label ?? '';
  const { found, isFailed } = useNames(kind, query, useDeferredValue(text ?? ''), isOpen);
  const results = found?.results ?? [];
  const list = useRef<HTMLDivElement>(null);
  // The field may be at the lower end of the drawer or sidebar, and names make the list grow when they arrive.
  useEffect(() => {
    if (isOpen && found) list.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen, found]);
  const options: Choice[] = text ? results : [{ value: '', label: any, count: null }, ...results];

  const choose = (choice: Choice | undefined) => {
    if (!choice || isBlocked(choice, choice.value === chosen)) return;
    setText(null);
    setIsOpen(false);
    if (choice.value !== chosen) onSelect(choice.value === '' ? null : Number(choice.value));
  };
  const { active, activate } = useListbox({
    input,
    id,
    size: options.length,
    isOpen,
    onOpen: () => setIsOpen(true),
    onClose: () => {
      setIsOpen(false);
      setText(null);
    },
    onChoose: (index) => choose(options[index]),
  });

  return (
    <>
      <label htmlFor={`${id}-field`} className={filterLabel}>
        {label}
      </label>
      <div className="relative">
        <Input
          ref={setInput}
          id={`${id}-field`}
          role="combobox"
          aria-expanded={false}
          aria-controls={id}
          aria-autocomplete="list"
          autoComplete="off"
          spellCheck={false}
          maxLength={60}
          placeholder={any}
          value={text ?? chosenLabel}
          onFocus={(event) => event.target.select()}
          onChange={(event) => setText(event.target.value)}
          className={cn(filterControl, 'pe-11 placeholder:text-ink')}
        />
        <Icon
          name="chevron-down"
          className="pointer-events-none absolute inset-y-0 end-4 my-auto size-[18px] text-stone"
        />
        <input type="hidden" name={kind} value={chosen} />
      </div>
      <p aria-live="polite" className="sr-only">
        {isOpen && found ? `${formatNumber(found.count)} found` : ''}
      </p>
      <div
        ref={list}
        className={cn(
          'relative mt-1.5 max-h-50 overflow-y-auto rounded-sm border border-line bg-paper [scrollbar-width:thin]',
          !isOpen && 'hidden',
        )}
      >
        <div id={id} role="listbox" aria-label={label}>
          {options.map((choice, index) => (
            <NameOption
              key={choice.value}
              id={`${id}-${index}`}
              choice={choice}
              isActive={index === active}
              isChosen={choice.value === chosen}
              onChoose={() => choose(choice)}
              onActivate={() => activate(index)}
            />
          ))}
        </div>
        <EndOfNames found={found} isFailed={isFailed} />
      </div>
    </>
  );
}

type NameOptionProps = {
  id: string;
  choice: Choice;
  isActive: boolean;
  isChosen: boolean;
  onChoose: () => void;
  onActivate: () => void;
};

function NameOption({ choice, isChosen, ...option }: NameOptionProps) {
  return (
    <ListboxOption
      {...option}
      isSelected={isChosen}
      isDisabled={isBlocked(choice, isChosen)}
      className={cn(
        'min-h-10 px-4 py-1.5 text-[0.90625rem] aria-disabled:cursor-default aria-disabled:text-stone pointer-coarse:min-h-11',
        isChosen && 'font-semibold',
      )}
    >
      <span className="min-w-0 wrap-anywhere">{choice.label}</span>
      <ChoiceCount count={choice.count} className="figures ms-auto text-[0.8125rem] font-normal text-stone" />
    </ListboxOption>
  );
}

/** Says why there are no names, or how many more there are. */
function EndOfNames({ found, isFailed }: { found: Found | null; isFailed: boolean }) {
  const more = found ? found.count - found.results.length : 0;
  return (
    <>
      {isFailed && (
        <p role="alert" className="px-4 py-3 text-sm text-stone">
          The list could not be loaded.
        </p>
      )}
      {found?.count === 0 && <p className="px-4 py-3 text-sm text-stone">No options found</p>}
      {more > 0 && (
        <p className="border-t border-line px-4 py-2.5 text-[0.8125rem] text-stone">
          {`${formatNumber(more)} more: type a few letters`}
        </p>
      )}
    </>
  );
}

/** Names load when the field opens; the previous ones stay while the next load. */
function useNames(kind: NameKind, query: ListingQuery, text: string, isOpen: boolean) {
  const params = new URLSearchParams(
    formatListingQuery({ ...query, page: 1, page_size: 12, ordering: [], lang: null }),
  );
  params.set('kind', kind);
  params.set('limit', String(maxShown));
  if (text.trim()) params.set('q', text.trim());
  const { data, isError } = useLiveQuery<Found>({
    queryKey: ['filter-names', params.toString()],
    queryFn: ({ signal }) => requestJson<Found>(`${api.filterNames}?${params}`, { signal }),
    enabled: isOpen,
    placeholderData: (previous) => previous,
    retry: 1,
  });
  return { found: data ?? null, isFailed: isError && !data };
}
