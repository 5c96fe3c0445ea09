import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/class-names';
import { Input, Select } from '@/components/ui/control';
import { Field } from '@/components/ui/field';
import { maxSearch } from '@/lib/http/server/query-values';
import { printedIf } from './printed-if';

type Props = {
  action: string;
  search: string;
  choice: {
    name: string;
    label: string;
    value: string | null;
    /** The first option, which does not filter; default `All`. */
    all?: string;
    options: Record<string, string>;
  };
  /** Further filters. */
  children?: ReactNode;
};

/**
 * A plain GET form with a search field and one select, so that every view has a URL. The button's column has a fixed
 * width to avoid a layout shift while the page streams in. `autoComplete` keeps browsers from filling in the filters of
 * the next list on Back.
 */
export function SearchFilters({ action, search, choice, children }: Props) {
  const { name, label, value, all = 'All', options } = choice;
  return (
    <form
      action={action}
      autoComplete="off"
      className="mt-6 grid grid-cols-2 items-end gap-3 large-text:*:col-span-2 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_7rem]"
    >
      <Field id="search" label="Search" className={cn('col-span-2 lg:col-span-1', printedIf(search))}>
        <Input id="search" name="search" type="search" defaultValue={search} maxLength={maxSearch} />
      </Field>
      <Field id={name} label={label} className={printedIf(value)}>
        <Select id={name} name={name} defaultValue={value ?? ''}>
          <option value="">{all}</option>
          {Object.entries(options).map(([option, text]) => (
            <option key={option} value={option}>
              {text}
            </option>
          ))}
        </Select>
      </Field>
      <Button type="submit" variant="line">
        Show
      </Button>
      {children}
    </form>
  );
}
