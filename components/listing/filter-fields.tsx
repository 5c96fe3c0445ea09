'use client';

import type { FilterOptions } from '@/lib/catalog/types';
import { completionBounds, completionStages } from '@/lib/search/completion-stages';
import type { ListingQuery } from '@/lib/search/listing-query';
import {
  anyPriceLabel,
  formatPriceRange,
  parsePriceRange,
  priceRangeLabel,
  priceRanges,
} from '@/lib/search/price-ranges';
import { RadioFilter } from './radio-filter';
import { IdSelect, SelectFilter } from './select-filter';

export type FilterFieldsProps = {
  query: ListingQuery;
  /** Null while loading. */
  options: FilterOptions | null;
  onChange: (patch: Partial<ListingQuery>) => void;
};

const asList = (id: number | null) => (id === null ? [] : [id]);

/** All filter fields: applied immediately with JavaScript, by submitting without. */
export function FilterFields({ query, options, onChange }: FilterFieldsProps) {
  const districts = options?.districts.filter(({ city_id }) => query.city === null || city_id === query.city);
  const chooseCity = (city: number | null) => {
    const staysIn = options?.districts.find(({ id }) => id === query.district)?.city_id;
    onChange({ city, district: city === null || staysIn === city ? query.district : null });
  };
  return (
    <div className="space-y-5">
      <RadioFilter
        legend="Property Type"
        name="property_type"
        options={options?.property_types ?? null}
        empty="No property types available"
        selected={query.property_type}
        onSelect={(id) => onChange({ property_type: asList(id) })}
      />
      <PriceFilter query={query} onChange={onChange} />
      <IdSelect
        label="City"
        name="city"
        options={options?.cities ?? null}
        any="All cities"
        loading="Loading cities..."
        empty="No cities available"
        selected={query.city}
        onSelect={chooseCity}
      />
      <IdSelect
        label="District"
        name="district"
        options={districts ?? null}
        any="All districts"
        loading="Loading districts..."
        empty="No districts available"
        selected={query.district}
        onSelect={(district) => onChange({ district })}
      />
      <RadioFilter
        legend="Property Status"
        name="property_status"
        options={options?.property_statuses ?? null}
        empty="No property status options available"
        selected={query.property_status}
        onSelect={(id) => onChange({ property_status: asList(id) })}
      />
      <RadioFilter
        legend="Sales Status"
        name="sales_status"
        options={options?.sales_statuses ?? null}
        empty="No sales status options available"
        selected={query.sales_status}
        onSelect={(id) => onChange({ sales_status: asList(id) })}
      />
      <IdSelect
        label="Developer"
        name="developer"
        options={options?.developers ?? null}
        any="All developers"
        loading="Loading developers..."
        empty="No developers available"
        selected={query.developer}
        onSelect={(developer) => onChange({ developer })}
      />
      <StageFilter query={query} onChange={onChange} />
      <fieldset className="border-b border-line pb-5">
        <legend className="mb-2 text-[0.8125rem] leading-tight font-semibold">Terms</legend>
        <Flag name="post_delivery" label="Post-delivery payment plan" query={query} onChange={onChange} />
        <Flag name="guarantee_rental_guarantee" label="Rental guarantee" query={query} onChange={onChange} />
      </fieldset>
    </div>
  );
}

type FieldProps = Pick<FilterFieldsProps, 'query' | 'onChange'>;

function PriceFilter({ query, onChange }: FieldProps) {
  const { price_range } = query;
  const value = price_range ? formatPriceRange(price_range) : '';
  const isBand = priceRanges.some((band) => band.value === value);
  return (
    <SelectFilter
      label="Price Range"
      name="price_range"
      value={value}
      onChange={(text) => onChange({ price_range: parsePriceRange(text) })}
    >
      <option value="">{anyPriceLabel}</option>
      {price_range && !isBand && <option value={value}>{priceRangeLabel(price_range)}</option>}
      {priceRanges.map((band) => (
        <option key={band.value} value={band.value}>
          {band.label}
        </option>
      ))}
    </SelectFilter>
  );
}

function StageFilter({ query, onChange }: FieldProps) {
  const { completion_rate } = query;
  return (
    <SelectFilter
      label="Completion"
      name="completion_rate"
      value={completion_rate === null ? '' : String(completionBounds(completion_rate).min)}
      onChange={(value) => onChange({ completion_rate: value === '' ? null : Number(value) })}
    >
      <option value="">Any stage</option>
      {completionStages.map((stage) => (
        <option key={stage.value} value={stage.value}>
          {`${stage.label} (${stage.value}%)`}
        </option>
      ))}
    </SelectFilter>
  );
}

type FlagProps = FieldProps & { name: 'post_delivery' | 'guarantee_rental_guarantee'; label: string };

function Flag({ name, label, query, onChange }: FlagProps) {
  return (
    <label className="flex min-h-9 cursor-pointer items-center gap-3 text-[0.90625rem] leading-tight text-body hover:text-ink pointer-coarse:min-h-11">
      <input
        type="checkbox"
        name={name}
        value="true"
        checked={query[name] === true}
        onChange={(event) => onChange({ [name]: event.target.checked || null })}
        className="size-4 shrink-0 accent-gold-text"
      />
      {label}
    </label>
  );
}
