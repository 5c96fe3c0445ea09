'use client';

import { type KeyboardEvent, useRef } from 'react';
import { Skeleton } from '@/components/ui/skeleton';
import type { Choice } from '@/lib/search/filter-panel';
import { ChoiceCount, isBlocked } from './choice-count';

type RadioFilterProps = {
  legend: string;
  name: string;
  /** Null while loading. */
  choices: Choice[] | null;
  /** Shown if the choices failed to load. */
  failure: string | null;
  selected: number[];
  onSelect: (id: number | null) => void;
};

/** A radio group whose choice can be cleared by clicking it again or with Space, Delete or Backspace. */
export function RadioFilter({ legend, name, choices, failure, selected, onSelect }: RadioFilterProps) {
  const chosen = selected.length === 1 ? String(selected[0]) : null;
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
  if (choices?.length === 0) return null;
  return (
    <fieldset className="border-b border-line pb-5">
      <legend className="mb-2 text-[0.8125rem] leading-tight font-semibold">{legend}</legend>
      {choices === null && failure === null && <RadioSkeleton />}
      {failure !== null && <p className="py-1.5 text-sm text-stone">{failure}</p>}
      {choices?.map((choice) => (
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
    </fieldset>
  );
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
