import type { UnitSummary } from '@/components/catalog/unit-summary';
import { cn } from '@/components/ui/class-names';
import { Input, Select } from '@/components/ui/control';
import { Icon } from '@/components/ui/icon';
import { anyPriceLabel } from '@/lib/search/price-ranges';
import {
  bedroomOptions,
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

const label = 'mb-2 block text-[0.8125rem] font-semibold leading-tight';
const control = 'h-12 text-[0.9375rem]';

/** Search, bedrooms, price, view and order. Hidden without JavaScript. */
export function UnitFilterBar({ units, filters, onChange, onType }: UnitFilterBarProps) {
  const views = viewOptions(units, filters.outlook);
  return (
    <search
      aria-label="Filter units"
      className={cn(
        'grid grid-cols-2 gap-x-4 gap-y-5 lg:gap-x-5 noscript:hidden',
        views.length > 0
          ? 'lg:grid-cols-[1.3fr_0.7fr_1fr_0.95fr_1.15fr]'
          : 'lg:grid-cols-[1.4fr_0.8fr_1fr_1.15fr]',
      )}
    >
      <div className="col-span-2 lg:col-span-1">
        <label htmlFor="unit-search" className={label}>
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
            maxLength={100}
            autoComplete="off"
            placeholder="Unit ID or apartment no"
            value={filters.q}
            onChange={(event) => onType(event.target.value)}
            className={cn(control, 'ps-12')}
          />
        </span>
      </div>
      <div>
        <label htmlFor="unit-bedrooms" className={label}>
          Bedrooms
        </label>
        <Select
          id="unit-bedrooms"
          className={control}
          value={filters.bedrooms ?? ''}
          onChange={({ target }) => onChange({ bedrooms: target.value === '' ? null : Number(target.value) })}
        >
          <option value="">All</option>
          {bedroomOptions(units).map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </Select>
      </div>
      <div>
        <label htmlFor="unit-price" className={label}>
          Price
        </label>
        <Select
          id="unit-price"
          className={control}
          value={filters.price ?? ''}
          onChange={({ target }) => onChange({ price: target.value || null })}
        >
          <option value="">{anyPriceLabel}</option>
          {priceBandOptions(units, filters.price).map((band) => (
            <option key={band.value} value={band.value}>
              {band.label}
            </option>
          ))}
        </Select>
      </div>
      {views.length > 0 && (
        <div className="col-span-2 lg:col-span-1">
          <label htmlFor="unit-outlook" className={label}>
            View
          </label>
          <Select
            id="unit-outlook"
            className={control}
            value={filters.outlook ?? ''}
            onChange={({ target }) => onChange({ outlook: unitSettings.outlook.read(target.value) })}
          >
            <option value="">Any view</option>
            {views.map((view) => (
              <option key={view.value} value={view.value}>
                {view.label}
              </option>
            ))}
          </Select>
        </div>
      )}
      <SortControl filters={filters} onChange={onChange} />
    </search>
  );
}

function SortControl({ filters, onChange }: Pick<UnitFilterBarProps, 'filters' | 'onChange'>) {
  const ascending = filters.order === 'asc';
  return (
    <div className="col-span-2 lg:col-span-1">
      <label htmlFor="unit-sort" className={label}>
        Sort by
      </label>
      <div className="arrive-whole flex gap-2.5">
        <div className="flex-1">
          <Select
            id="unit-sort"
            className={control}
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
    <fieldset aria-label="Layout" className="flex rounded-sm border border-line noscript:hidden">
      {layouts.map(({ value, label: name, icon }) => (
        <button
          key={value}
          type="button"
          aria-pressed={view === value}
          onClick={() => onChange(value)}
          className="inline-flex min-h-11 items-center gap-2 px-4 text-[0.8125rem] font-semibold text-stone transition-colors duration-200 hover:text-ink aria-pressed:bg-ink aria-pressed:text-paper"
        >
          <Icon name={icon} className="size-[18px]" />
          {name}
        </button>
      ))}
    </fieldset>
  );
}
