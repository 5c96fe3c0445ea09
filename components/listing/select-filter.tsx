'use client';

import { Select } from '@/components/ui/control';
import type { Choice } from '@/lib/search/filters/filter-panel';
import { isBlocked, labelWithCount } from './choice-count';

export const filterLabel = 'mb-3 block text-[0.8125rem] leading-tight font-semibold';
export const filterControl =
  'h-11.5 border-line hover:border-ink text-ellipsis text-[0.90625rem] pointer-coarse:text-base';

type SelectFilterProps = {
  /** Unique in the document. Not from `useId`, which counts anew in a `FilterGroup`. */
  id: string;
  label: string;
  name: string;
  /** Null while loading. */
  choices: Choice[] | null;
  /** Label of the first option, which does not filter. */
  any: string;
  chosen: string;
  onChoose: (value: string) => void;
};

/** A labelled list of choices in the filter form. */
export function SelectFilter({ id, label, name, choices, any, chosen, onChoose }: SelectFilterProps) {
  const isKnown = choices?.some(({ value }) => value === chosen) ?? false;
  return (
    <>
      <label htmlFor={id} className={filterLabel}>
        {label}
      </label>
      <Select
        id={id}
        name={name}
        value={chosen}
        disabled={!choices?.length && chosen === ''}
        onChange={(event) => onChoose(event.target.value)}
        className={filterControl}
      >
        <option value="">{any}</option>
        {chosen !== '' && !isKnown && <option value={chosen}>Your choice</option>}
        {choices?.map((choice) => (
          <option
            key={choice.value}
            value={choice.value}
            disabled={isBlocked(choice, choice.value === chosen)}
          >
            {labelWithCount(choice)}
          </option>
        ))}
      </Select>
    </>
  );
}
