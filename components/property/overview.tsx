import type { ReactNode } from 'react';
import { bedroomsText } from '@/components/catalog/unit-summary';
import { statusKey } from '@/lib/catalog/sales/sales-status';
import type { PropertyDetail } from '@/lib/catalog/types';
import { formatMonthYear, parseDate } from '@/lib/format/date';
import {
  formatArea,
  formatNumber,
  formatPercent,
  formatRooms,
  isKnown,
  shownTotalUnits,
} from '@/lib/format/number';

/** Whether any of the key facts is known. */
export function hasOverview(property: PropertyDetail): boolean {
  const { property_type: type, completion_rate: rate, delivery_date: delivery } = property;
  const hasFacts = type || shownTotalUnits(property) || rate !== null || parseDate(delivery);
  return Boolean(hasFacts) || homeFacts(property).length > 0;
}

/** Known key facts; null when there are none. */
export function Overview({ property }: { property: PropertyDetail }) {
  const { completion_rate: rate, delivery_date: delivery } = property;
  const units = shownTotalUnits(property);
  const type = property.property_type?.name;
  const handover = parseDate(delivery);
  if (!hasOverview(property)) return null;
  return (
    <section aria-labelledby="overview" className="mt-9 border-y border-line py-6 lg:mt-10">
      <h2 id="overview" className="label scroll-mt-16 font-sans">
        Property Overview
      </h2>
      <dl className="overview-facts figures mt-5">
        {type && <Fact label="Type" value={type} />}
        {units ? <Fact label={units === 1 ? 'Unit' : 'Units'} value={formatNumber(units)} /> : null}
        {rate !== null && (
          <Fact label="Completion" value={formatPercent(rate)}>
            <CompletionBar rate={rate} />
          </Fact>
        )}
        {homeFacts(property).map(({ label, value }) => (
          <Fact key={label} label={label} value={value} />
        ))}
        {handover && (
          <Fact
            label={isReady(property) && handover < new Date() ? 'Delivered' : 'Expected delivery'}
            value={formatMonthYear(delivery)}
          />
        )}
      </dl>
    </section>
  );
}

function isReady({ completion_rate, property_status }: PropertyDetail): boolean {
  return completion_rate === 100 || statusKey(property_status?.name ?? '') === 'ready';
}

/** Bedrooms, bathrooms and area of a single home; for a development they are averages. */
function homeFacts(property: PropertyDetail): { label: string; value: string }[] {
  const { average_bedrooms: bedrooms, average_bathrooms: bathrooms, average_area: area } = property;
  const homes = shownTotalUnits(property) ?? property.units_count;
  if (homes !== 1 || property.units_count > 1) return [];
  return [
    { label: 'Bedrooms', value: bedroomsText(bedrooms === null ? null : Math.floor(bedrooms)) },
    { label: 'Bathrooms', value: formatRooms(bathrooms) },
    { label: 'Area', value: formatArea(area) },
  ].filter(({ value }) => isKnown(value));
}

function Fact({ label, value, children }: { label: string; value: string; children?: ReactNode }) {
  return (
    <div className="overview-fact">
      <dt>{label}</dt>
      <dd>{value}</dd>
      {children && <dd>{children}</dd>}
    </div>
  );
}

function CompletionBar({ rate }: { rate: number }) {
  const percent = Math.min(100, Math.max(0, rate));
  return (
    <div
      role="progressbar"
      aria-label="Completion"
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
      className="h-1 max-w-30 bg-sand"
    >
      <div className="gold-fill h-full" style={{ width: `${percent}%` }} />
    </div>
  );
}
