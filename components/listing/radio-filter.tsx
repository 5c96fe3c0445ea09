'use client';

import { type KeyboardEvent, useRef } from 'react';
import { Skeleton } from '@/components/ui/skeleton';
import type { Choice } from '@/lib/search/filters/filter-panel';
import { ChoiceCount, isBlocked } from './choice-count';
import { FilterGroup } from './filter-group';

type RadioFilterProps = {
  legend: string;
  name: string;
  /** Null while loading. */
  choices: Choice[] | null;
  /** Shown when there are no choices, or they failed to load. */
  absent: string;
  isFailed: boolean;
  selected: number[];
  onSelect: (id: number | null) => void;
};

/**
 * A radio group whose choice can be cleared by clicking it again or with Space, Delete or Backspace. Several values from
 * a link are one more choice, so that the form sends them until another is chosen.
 */
export function RadioFilter({
  legend,
  name,
  choices,
  absent,
  isFailed,
  selected,
  onSelect,
}: RadioFilterProps) {
  const chosen = selected.join(',');
  const isOffered = chosen === '' || choices?.some(({ value }) => value === chosen);
  const offered = isOffered || !choices?.length ? choices : [severalOf(choices, selected), ...choices];
  const isUnsetting = useRef(false);
  // Some browsers click only unselected radios on Space, on key up.
  const unsetByKey = (event: KeyboardEvent, value: string) => {
    if (value !== chosen || ![' ', 'Delete', 'Backspace'].includes(event.key)) return;
    event.preventDefault();
    isUnsetting.current = true;
    onSelect(null);
  };
  const suppressClick = (event: KeyboardEvent) => {
    if (isUnsetting.current) event.preventDefault();
    isUnsetting.current = false;
  };
  return (
    <FilterGroup as="fieldset" given={{ legend, name, choices, absent, isFailed, selected }}>
      <legend className="mb-2 text-[0.8125rem] leading-tight font-semibold">{legend}</legend>
      {choices === null && !isFailed && <RadioSkeleton />}
      {(isFailed || choices?.length === 0) && <p className="py-1.5 text-sm text-stone">{absent}</p>}
      {!offered?.length && chosen !== '' && <input type="hidden" name={name} value={chosen} />}
      {offered?.map((choice) => (
        <label key={choice.value} className="filter-choice">
          <input
            type="radio"
            name={name}
            value={choice.value}
            checked={choice.value === chosen}
            disabled={isBlocked(choice, choice.value === chosen)}
            onChange={() => onSelect(Number(choice.value))}
            onClick={() => {
              if (choice.value === chosen) onSelect(null);
            }}
            onKeyDown={(event) => unsetByKey(event, choice.value)}
            onKeyUp={suppressClick}
          />
          <span className="filter-name">{choice.label}</span>
          <ChoiceCount count={choice.count} className="filter-count" />
        </label>
      ))}
    </FilterGroup>
  );
}

function severalOf(choices: Choice[], selected: number[]): Choice {
  const labels = choices.filter(({ value }) => selected.includes(Number(value))).map(({ label }) => label);
  return { value: selected.join(','), label: labels.join(' or ') || 'Your choice', count: null };
}

function RadioSkeleton() {
  return (
    <div className="space-y-4 py-2.5">
      {['w-3/5', 'w-2/5', 'w-1/2'].map((width) => (
        <Skeleton key={width} className={`h-4 ${width}`} />
      ))}
    </div>
  );
}
