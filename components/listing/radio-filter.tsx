'use client';

import { type KeyboardEvent, useRef } from 'react';
import { Skeleton } from '@/components/ui/skeleton';
import type { FilterOption } from '@/lib/catalog/types';
import { optionLabel } from '@/lib/search/list-filters';

type RadioFilterProps = {
  legend: string;
  name: string;
  /** Null while loading. */
  options: FilterOption[] | null;
  empty: string;
  selected: number[];
  onSelect: (id: number | null) => void;
};

/** A radio group whose choice can be cleared by clicking it again or with Space, Delete or Backspace. */
export function RadioFilter({ legend, name, options, empty, selected, onSelect }: RadioFilterProps) {
  const chosen = selected.length === 1 ? selected[0] : null;
  // Some backends without counts say 0 everywhere; hide those.
  const isCounted = options?.some(({ count }) => count !== null && count > 0) ?? false;
  const isUnsetting = useRef(false);
  // Some browsers click only unselected radios on Space, on key up.
  const unsetByKey = (event: KeyboardEvent, id: number) => {
    if (id !== chosen || ![' ', 'Delete', 'Backspace'].includes(event.key)) return;
    event.preventDefault();
    isUnsetting.current = true;
    onSelect(null);
  };
  const letGo = (event: KeyboardEvent) => {
    if (isUnsetting.current) event.preventDefault();
    isUnsetting.current = false;
  };
  return (
    <fieldset className="border-b border-line pb-5">
      <legend className="mb-2 text-[0.8125rem] leading-tight font-semibold">{legend}</legend>
      {options === null && <RadioSkeleton />}
      {options?.length === 0 && <p className="py-1.5 text-sm text-stone">{empty}</p>}
      {options?.map((option) => (
        <label
          key={option.id}
          className="flex min-h-9 cursor-pointer items-center gap-3 text-[0.90625rem] leading-tight text-body hover:text-ink pointer-coarse:min-h-11"
        >
          <input
            type="radio"
            name={name}
            value={option.id}
            checked={option.id === chosen}
            onChange={() => onSelect(option.id)}
            onClick={() => {
              if (option.id === chosen) onSelect(null);
            }}
            onKeyDown={(event) => unsetByKey(event, option.id)}
            onKeyUp={letGo}
            className="size-4 shrink-0 appearance-none rounded-full border border-field bg-white transition-[border-width] duration-200 checked:border-5 checked:border-gold-text"
          />
          <span className="py-1 first-letter:uppercase">{optionLabel(option.name)}</span>
          {isCounted && option.count !== null && (
            <span className="figures ms-auto text-[0.8125rem] text-stone">
              {option.count}
              <span className="sr-only"> {option.count === 1 ? 'property' : 'properties'}</span>
            </span>
          )}
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
