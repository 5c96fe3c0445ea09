import type { UnitSummary } from '@/components/catalog/unit-summary';
import { cn } from '@/components/ui/class-names';
import { Input, Select } from '@/components/ui/control';
import { Icon } from '@/components/ui/icon';
import { anyPriceLabel } from '@/lib/search/filters/price-ranges';
import {
  bedroomOptions,
  maxQueryLength,
  priceBandOptions,
  type UnitFilters,
  unitSettings,
  unitSorts,
  viewOptions,
} from './unit-filters';

type UnitFilterBarProps = {
  units: readonly UnitSummary[];
  filters: UnitFilters;
  onChange: (change: Partial<UnitFilters>) => void;
  onType: (q: string) => void;
};

const labelStyle = 'mb-2 block text-[0.8125rem] font-semibold leading-tight';
const controlStyle = 'h-12 text-[0.9375rem] pointer-coarse:text-base';

/** Search, bedrooms, price, view and order. Hidden without JavaScript. */
export function UnitFilterBar({ units, filters, onChange, onType }: UnitFilterBarProps) {
  const views = viewOptions(units, filters.outlook);
  return (
    <search
      aria-label="Filter units"
      className={cn(
        'grid grid-cols-2 gap-x-4 gap-y-5 lg:gap-x-5 noscript:hidden print:hidden',
        // Stated in advance: widths that depend on later controls would change while the page is loading.
        views.length > 0
          ? 'lg:grid-cols-[1.3fr_0.7fr_1fr_0.95fr_1.15fr]'
          : 'lg:grid-cols-[1.4fr_0.8fr_1fr_1.15fr]',
      )}
    >
      <div className="col-span-2 lg:col-span-1">
        <label htmlFor="unit-search" className={labelStyle}>
          Search
        </label>
        <span className="relative block">
          <Icon
            name="search"
            className="pointer-events-none absolute inset-y-0 start-4 my-auto size-[18px] text-stone"
          />
          <Input
            id="unit-search"
            type="search"
            maxLength={maxQueryLength}
            autoComplete="off"
            placeholder="Unit ID or apartment no"
            value={filters.q}
            onChange={(event) => onType(event.target.value)}
            className={cn(controlStyle, 'ps-12 [&::-webkit-search-cancel-button]:grayscale')}
          />
        </span>
      </div>
      <FilterSelect
        id="unit-bedrooms"
        label="Bedrooms"
        any="All"
        options={bedroomOptions(units)}
        value={filters.bedrooms}
        onSelect={(value) => onChange({ bedrooms: value === '' ? null : Number(value) })}
      />
      <FilterSelect
        id="unit-price"
        label="Price"
        any={anyPriceLabel}
        options={priceBandOptions(units, filters.price)}
        value={filters.price}
        onSelect={(value) => onChange({ price: value || null })}
      />
      {views.length > 0 && (
        <FilterSelect
          id="unit-outlook"
          label="View"
          any="Any view"
          options={views}
          value={filters.outlook}
          onSelect={(value) => onChange({ outlook: unitSettings.outlook.read(value) })}
          className="col-span-2 lg:col-span-1"
        />
      )}
      <SortControl filters={filters} onChange={onChange} />
    </search>
  );
}

type FilterSelectProps<T> = {
  id: string;
  label: string;
  /** Label of the first option, which does not filter. */
  any: string;
  options: readonly { value: T; label: string }[];
  value: T | null;
  onSelect: (value: string) => void;
  className?: string;
};

function FilterSelect<T extends string | number>({
  id,
  label,
  any,
  options,
  value,
  onSelect,
  className,
}: FilterSelectProps<T>) {
  return (
    <div className={className}>
      <label htmlFor={id} className={labelStyle}>
        {label}
      </label>
      <Select
        id={id}
        className={controlStyle}
        value={value ?? ''}
        onChange={({ target }) => onSelect(target.value)}
      >
        <option value="">{any}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
    </div>
  );
}

function SortControl({ filters, onChange }: Pick<UnitFilterBarProps, 'filters' | 'onChange'>) {
  const ascending = filters.order === 'asc';
  return (
    <div className="col-span-2 lg:col-span-1">
      <label htmlFor="unit-sort" className={labelStyle}>
        Sort by
      </label>
      <div className="arrive-whole flex gap-2.5">
        <div className="flex-1">
          <Select
            id="unit-sort"
            className={controlStyle}
            value={filters.sort}
            onChange={({ target }) => onChange({ sort: unitSettings.sort.read(target.value) })}
          >
            {unitSorts.map((sort) => (
              <option key={sort.value} value={sort.value}>
                {sort.label}
              </option>
            ))}
          </Select>
        </div>
        <button
          type="button"
          aria-label={`Sort order: ${ascending ? 'ascending' : 'descending'}`}
          title={ascending ? 'Ascending' : 'Descending'}
          onClick={() => onChange({ order: ascending ? 'desc' : 'asc' })}
          className="grid size-12 shrink-0 place-items-center rounded-sm border border-field bg-white transition-colors duration-200 hover:border-ink"
        >
          <Icon name={ascending ? 'arrow-up-narrow-wide' : 'arrow-down-wide-narrow'} className="size-5" />
        </button>
      </div>
    </div>
  );
}

const layouts = [
  { value: 'grid', label: 'Grid', icon: 'layout-grid' },
  { value: 'list', label: 'List', icon: 'list' },
] as const;

/** Grid or list. */
export function ViewToggle({
  view,
  onChange,
}: {
  view: UnitFilters['view'];
  onChange: (view: UnitFilters['view']) => void;
}) {
  return (
    <fieldset aria-label="Layout" className="flex rounded-sm border border-line noscript:hidden print:hidden">
      {layouts.map(({ value, label, icon }) => (
        <button
          key={value}
          type="button"
          aria-pressed={view === value}
          onClick={() => onChange(value)}
          className="inline-flex min-h-11 items-center gap-2 px-4 text-[0.8125rem] font-semibold text-stone transition-colors duration-200 hover:text-ink aria-pressed:bg-ink aria-pressed:text-paper"
        >
          <Icon name={icon} className="size-[18px]" />
          {label}
        </button>
      ))}
    </fieldset>
  );
}
