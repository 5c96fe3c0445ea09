'use client';

import { type ReactNode, useId } from 'react';
import { Select } from '@/components/ui/field';
import type { FilterOption } from '@/lib/catalog/types';
import { optionLabel } from '@/lib/search/list-filters';

type SelectFilterProps = {
  label: string;
  name: string;
  value: string;
  onChange: (value: string) => void;
  disabled?: boolean;
  children: ReactNode;
};

/** A labelled list of choices in the filter form. */
export function SelectFilter({ label, name, value, onChange, disabled, children }: SelectFilterProps) {
  const id = useId();
  return (
    <div className="border-b border-line pb-5">
      <label htmlFor={id} className="mb-3 block text-[0.8125rem] leading-tight font-semibold">
        {label}
      </label>
      <Select
        id={id}
        name={name}
        value={value}
        disabled={disabled}
        onChange={(event) => onChange(event.target.value)}
        className="h-11.5 border-line text-ellipsis text-[0.90625rem] pointer-coarse:text-base"
      >
        {children}
      </Select>
    </div>
  );
}

type IdSelectProps = {
  label: string;
  name: string;
  /** Null while loading. */
  options: FilterOption[] | null;
  any: string;
  loading: string;
  empty: string;
  selected: number | null;
  onSelect: (id: number | null) => void;
};

/** A choice of catalogue names. */
export function IdSelect({ label, name, options, any, loading, empty, selected, onSelect }: IdSelectProps) {
  const hasOptions = options !== null && options.length > 0;
  const isKnown = options?.some(({ id }) => id === selected) ?? false;
  return (
    <SelectFilter
      label={label}
      name={name}
      value={selected === null ? '' : String(selected)}
      disabled={!hasOptions && selected === null}
      onChange={(value) => onSelect(value === '' ? null : Number(value))}
    >
      <option value="">{hasOptions ? any : options === null ? loading : empty}</option>
      {selected !== null && !isKnown && <option value={selected}>{`No. ${selected}`}</option>}
      {options?.map((option) => (
        <option key={option.id} value={option.id}>
          {option.count ? `${optionLabel(option.name)} (${option.count})` : optionLabel(option.name)}
        </option>
      ))}
    </SelectFilter>
  );
}
