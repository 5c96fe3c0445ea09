'use client';

import { memo } from 'react';
import type { Choice } from '@/lib/search/filters/filter-panel';
import { filterValues, saleTerms } from '@/lib/search/filters/filter-values';
import { type ListingQuery, rangeBetween } from '@/lib/search/listing-query';
import { ChoiceCount, isBlocked } from './choice-count';
import { FilterGroup } from './filter-group';
import { NameFilter } from './name-filter';
import { RadioFilter } from './radio-filter';
import { RangeFilter } from './range-filter';
import { SelectFilter } from './select-filter';
import type { PanelState } from './use-filter-panel';

export type FilterFieldsProps = {
  /** Distinguishes the ids of its fields: sidebar and drawer have the same filters. */
  place: 'sidebar' | 'drawer';
  query: ListingQuery;
  filters: PanelState;
  onChange: (patch: Partial<ListingQuery>) => void;
};

/**
 * All filter fields: applied immediately with JavaScript, on submit without. Memoised, because a hundred controls would
 * slow down typing and opening the drawer.
 */
export const FilterFields = memo(function FilterFields({
  place,
  query,
  filters: { panel, isFailed },
  onChange,
}: FilterFieldsProps) {
  const relation = (name: 'property_type' | 'property_status' | 'sales_status') => ({
    name,
    choices: panel?.[name] ?? null,
    isFailed,
    selected: query[name],
    onSelect: (id: number | null) => onChange({ [name]: id === null ? [] : [id] }),
  });
  const choice = (filter: ChoiceFilterProps['filter']) => ({
    id: `${place}-${filter}`,
    filter,
    choices: panel?.[filter] ?? [],
    query,
    onChange,
  });
  const names = (kind: 'city' | 'district' | 'developer', plural: string) => ({
    id: `${place}-${kind}`,
    kind,
    names: panel?.[kind] ?? null,
    any: `All ${plural}`,
    absent: panel || isFailed ? `No ${plural} available` : `Loading ${plural}...`,
    query,
  });
  return (
    <div className="space-y-5">
      <RadioFilter
        legend="Property Type"
        absent="No property types available"
        {...relation('property_type')}
      />
      <PriceFilter
        id={`${place}-price`}
        query={query}
        choices={panel?.price_range ?? null}
        isFailed={isFailed}
        onChange={onChange}
      />
      <NameFilter
        label="City"
        {...names('city', 'cities')}
        onSelect={(city) => onChange(city === null ? { city } : { city, district: null, community: null })}
      />
      <NameFilter
        label="District"
        {...names('district', 'districts')}
        onSelect={(district) => onChange({ district, community: null })}
      />
      <ChoiceFilter label="Community" any="All communities" {...choice('community')} />
      <RadioFilter
        legend="Property Status"
        absent="No property status options available"
        {...relation('property_status')}
      />
      <RadioFilter
        legend="Sales Status"
        absent="No sales status options available"
        {...relation('sales_status')}
      />
      <BedroomFilter query={query} choices={panel?.bedrooms ?? []} onChange={onChange} />
      {panel?.sizes && <SizeFilter query={query} onChange={onChange} />}
      <NameFilter
        label="Developer"
        {...names('developer', 'developers')}
        onSelect={(developer) => onChange({ developer })}
      />
      <ChoiceFilter label="Handover" any="Any year" {...choice('handover')} />
      <ChoiceFilter label="Completion" any="Any stage" {...choice('completion_rate')} />
      <Terms query={query} panel={panel} onChange={onChange} />
    </div>
  );
});

type FieldProps = Pick<FilterFieldsProps, 'query' | 'onChange'>;

/** Price bands and a free range. */
function PriceFilter({
  id,
  query,
  choices,
  isFailed,
  onChange,
}: FieldProps & { id: string; choices: Choice[] | null; isFailed: boolean }) {
  const { price_range } = query;
  const isEmpty = choices?.length === 0;
  const absent = isEmpty || isFailed ? 'No options found' : 'Loading...';
  return (
    <FilterGroup as="div" given={{ id, price_range, choices, isFailed }}>
      <SelectFilter
        id={id}
        label="Price Range"
        name="price_range"
        choices={choices}
        any={choices?.length || price_range ? 'Any Price' : absent}
        chosen={filterValues.price_range.format(price_range)}
        onChoose={(value) => onChange({ price_range: filterValues.price_range.parse(value) })}
      />
      {!isEmpty && (
        <div className="mt-2.5">
          <RangeFilter
            label="Price in AED"
            names={['price_min', 'price_max']}
            ends={{ min: price_range?.min || null, max: price_range?.max ?? null }}
            onChange={({ min, max }) =>
              onChange({ price_range: min === null && max === null ? null : rangeBetween(min, max) })
            }
          />
          <noscript>
            <input type="hidden" name="price_was" value={filterValues.price_range.format(price_range)} />
          </noscript>
        </div>
      )}
    </FilterGroup>
  );
}

function BedroomFilter({ query, choices, onChange }: FieldProps & { choices: Choice[] }) {
  if (choices.length === 0) return null;
  const { bedrooms } = query;
  const toggle = (rooms: number) =>
    onChange({
      bedrooms: bedrooms.includes(rooms)
        ? bedrooms.filter((other) => other !== rooms)
        : [...bedrooms, rooms].sort((a, b) => a - b),
    });
  return (
    <FilterGroup as="fieldset" given={{ bedrooms, choices }}>
      <legend className="mb-3 text-[0.8125rem] leading-tight font-semibold">Bedrooms</legend>
      <div className="grid grid-cols-4 gap-2">
        {choices.map((choice) => {
          const isChosen = bedrooms.includes(Number(choice.value));
          return (
            <label key={choice.value} className="filter-tile">
              <input
                type="checkbox"
                name="bedrooms"
                value={choice.value}
                checked={isChosen}
                disabled={isBlocked(choice, isChosen)}
                onChange={() => toggle(Number(choice.value))}
              />
              {choice.label}
              <ChoiceCount count={choice.count} className="figures block text-xs text-stone" />
            </label>
          );
        })}
      </div>
    </FilterGroup>
  );
}

function SizeFilter({ query: { area__gte, area__lte }, onChange }: FieldProps) {
  return (
    <FilterGroup as="fieldset" given={{ area__gte, area__lte }}>
      <legend className="mb-3 text-[0.8125rem] leading-tight font-semibold">Size in sq ft</legend>
      <RangeFilter
        label="Size in square feet"
        names={['area__gte', 'area__lte']}
        ends={{ min: area__gte, max: area__lte }}
        onChange={({ min, max }) => onChange({ area__gte: min, area__lte: max })}
      />
    </FilterGroup>
  );
}

type ChoiceFilterProps = FieldProps & {
  id: string;
  label: string;
  filter: 'community' | 'handover' | 'completion_rate';
  any: string;
  choices: Choice[];
};

function ChoiceFilter({ id, label, filter, any, query, choices, onChange }: ChoiceFilterProps) {
  // One of three filters whose values differ in type: TypeScript does not connect the filter with its value.
  const format = filterValues[filter].format as (value: ListingQuery[typeof filter]) => string;
  const chosen = format(query[filter]);
  if (choices.length === 0 && chosen === '') return null;
  return (
    <FilterGroup as="div" given={{ id, label, any, choices, chosen }}>
      <SelectFilter
        id={id}
        label={label}
        name={filter}
        choices={choices}
        any={any}
        chosen={chosen}
        onChoose={(value) => onChange({ [filter]: filterValues[filter].parse(value || null) })}
      />
    </FilterGroup>
  );
}

function Terms({ query, panel, onChange }: FieldProps & Pick<PanelState, 'panel'>) {
  const flags = saleTerms.flatMap((name) => (panel?.[name] ?? []).map((choice) => ({ name, choice })));
  if (flags.length === 0) return null;
  return (
    <FilterGroup as="fieldset" given={flags.map(({ name, choice }) => [name, choice, query[name]])}>
      <legend className="mb-2 text-[0.8125rem] leading-tight font-semibold">Terms</legend>
      {flags.map(({ name, choice }) => (
        <label key={name} className="filter-choice">
          <input
            type="checkbox"
            name={name}
            value="true"
            checked={query[name] === true}
            disabled={isBlocked(choice, query[name] === true)}
            onChange={(event) => onChange({ [name]: event.target.checked || null })}
          />
          {choice.label}
          <ChoiceCount count={choice.count} className="filter-count" />
        </label>
      ))}
    </FilterGroup>
  );
}
