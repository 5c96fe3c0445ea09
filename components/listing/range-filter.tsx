'use client';

import { type KeyboardEvent, useState } from 'react';
import { Input } from '@/components/ui/control';
import { formatNumber } from '@/lib/format/number';
import { typedNumber } from '@/lib/search/filters/typed-number';
import { filterControl } from './select-filter';

export type Ends = { min: number | null; max: number | null };

type RangeFilterProps = {
  /** Label of both fields for screen readers: "Price in AED". */
  label: string;
  /** Form names of the lower and the upper end. */
  names: [string, string];
  ends: Ends;
  onChange: (ends: Ends) => void;
};

/** Two text fields for a range, applied on blur or Enter. A text that is not a number stays, and changes nothing. */
export function RangeFilter({ label, names, ends, onChange }: RangeFilterProps) {
  const [low, high] = names;
  return (
    <div className="grid grid-cols-2 gap-2.5">
      <End
        name={low}
        label={`${label}, from`}
        placeholder="Min"
        value={ends.min}
        onCommit={(min) => onChange({ ...ends, min })}
      />
      <End
        name={high}
        label={`${label}, up to`}
        placeholder="Max"
        value={ends.max}
        onCommit={(max) => onChange({ ...ends, max })}
      />
    </div>
  );
}

type EndProps = {
  name: string;
  label: string;
  placeholder: string;
  value: number | null;
  onCommit: (value: number | null) => void;
};

function End({ name, label, placeholder, value, onCommit }: EndProps) {
  const [text, setText] = useState(shown(value));
  /** The last text that was no number. */
  const [refused, setRefused] = useState<string>();
  const [applied, setApplied] = useState(value);
  if (applied !== value) {
    setApplied(value);
    setText(shown(value));
  }
  const commit = () => {
    const number = typedNumber(text);
    if (number === null && text.trim() !== '') return setRefused(text);
    const typed = number || null;
    setText(shown(typed));
    if (typed !== value) onCommit(typed);
  };
  const isWrong = text === refused;
  const errorId = `${name}-error`;
  const commitOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    commit();
  };
  return (
    <div>
      <Input
        name={name}
        aria-label={label}
        aria-invalid={isWrong}
        aria-describedby={isWrong ? errorId : undefined}
        placeholder={placeholder}
        inputMode="numeric"
        autoComplete="off"
        maxLength={16}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onBlur={commit}
        onKeyDown={commitOnEnter}
        className={`${filterControl} figures aria-invalid:border-danger`}
      />
      {isWrong && (
        <p id={errorId} className="mt-2 text-sm text-danger">
          Please enter a number.
        </p>
      )}
    </div>
  );
}

function shown(value: number | null): string {
  return value === null ? '' : formatNumber(value);
}
