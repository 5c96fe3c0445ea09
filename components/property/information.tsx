import type { ReactNode } from 'react';
import { rentalGuarantee } from '@/components/catalog/property-facts';
import { IntentLink } from '@/components/ui/intent-link';
import { isSold } from '@/lib/catalog/sales/sales-status';
import type { Named, PropertyDetail } from '@/lib/catalog/types';
import {
  formatArea,
  formatNumber,
  formatPercent,
  formatPrice,
  isKnown,
  shownPrice,
  shownTotalUnits,
} from '@/lib/format/number';
import { routes } from '@/lib/routes';
import { PageSection } from './page-section';

type Row = { label: string; value: ReactNode };

const plansShown = 2;
const startingPriceLabel = 'Starting price';

/** Whether anything is known besides the starting price, which is already in the heading. */
export function hasInformation(property: PropertyDetail): boolean {
  const rows = [...basicRows(property), ...investmentRows(property), ...registrationRows(property)];
  return rows.some(({ label }) => label !== startingPriceLabel);
}

export function Information({ property }: { property: PropertyDetail }) {
  if (!hasInformation(property)) return null;
  const basic = basicRows(property);
  const investment = investmentRows(property);
  const registration = registrationRows(property);
  return (
    <PageSection id="information" title="Property Information">
      <div className="grid gap-x-12 gap-y-9 sm:grid-cols-2">
        {basic.length > 0 && <Group title="Basic" rows={basic} />}
        {investment.length > 0 && (
          <div>
            <Group title="Investment" rows={investment} />
            <PlansPreview plans={property.payment_plans} />
          </div>
        )}
        {registration.length > 0 && <Group title="Registration" rows={registration} wide />}
      </div>
    </PageSection>
  );
}

function basicRows(property: PropertyDetail): Row[] {
  const { property_type: type } = property;
  return present([
    { label: 'Type', value: type && <TypeLink type={type} /> },
    { label: 'Completion rate', value: formatPercent(property.completion_rate) },
    { label: 'Residential units', value: formatNumber(property.residential_units || null) },
    { label: 'Commercial units', value: formatNumber(property.commercial_units || null) },
    { label: 'Total units', value: formatNumber(shownTotalUnits(property) || null) },
    { label: 'Minimum area', value: formatArea(property.min_area) },
  ]);
}

function TypeLink({ type }: { type: Named }) {
  return (
    <IntentLink
      href={routes.landing('types', type.slug)}
      className="inline-flex min-h-6 items-center underline decoration-line underline-offset-4 hover:decoration-ink"
    >
      {type.name}
    </IntentLink>
  );
}

function investmentRows(property: PropertyDetail): Row[] {
  const guarantee = rentalGuarantee(property.rental_guarantee_value);
  const minimum = property.minimum_down_payment_percentage;
  return present([
    {
      label: startingPriceLabel,
      value: isSold(property.sales_status?.name)
        ? null
        : (formatPrice(shownPrice(property)) ?? 'Price on Request'),
    },
    {
      label: 'Down payment',
      value: isSold(property.sales_status?.name) ? null : formatPrice(property.down_payment),
    },
    { label: 'Minimum down payment', value: minimum ? formatPercent(minimum) : null },
    {
      label: 'Rental guarantee',
      value:
        guarantee &&
        ('percent' in guarantee ? formatPercent(guarantee.percent) : formatPrice(guarantee.amount)),
    },
    { label: 'Payment plans', value: formatNumber(property.payment_plans.length || null) },
  ]);
}

function registrationRows(property: PropertyDetail): Row[] {
  const { service_charge: charge } = property;
  return present([
    { label: 'Project number', value: property.project_number },
    { label: 'Escrow account', value: property.escrow_account },
    {
      label: 'Service charge',
      value: charge ? `AED ${Number(charge.toFixed(2))} per sq ft a year` : null,
    },
  ]);
}

function present(rows: Row[]): Row[] {
  return rows.filter((row) => isKnown(row.value));
}

function Group({ title, rows, wide = false }: { title: string; rows: Row[]; wide?: boolean }) {
  return (
    <div className={wide ? 'sm:col-span-2' : undefined}>
      <h3 className="label font-sans">{title}</h3>
      <dl
        className={`fact-rows figures mt-3 text-[0.90625rem] ${wide ? 'grid gap-x-12 xl:grid-cols-2' : ''}`}
      >
        {rows.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function PlansPreview({ plans }: { plans: PropertyDetail['payment_plans'] }) {
  if (plans.length === 0) return null;
  const more = plans.length - plansShown;
  return (
    <ul className="mt-3 space-y-1 text-[0.90625rem] wrap-anywhere text-stone">
      {plans.slice(0, plansShown).map((plan) => (
        <li key={plan.id}>
          <a
            href={`#plan-${plan.id}`}
            className="inline-flex min-h-6 items-center underline-offset-4 hover:underline"
          >
            {plan.name}
          </a>
        </li>
      ))}
      {more > 0 && (
        <li>
          <a
            href="#payment-plans"
            className="inline-flex min-h-6 items-center text-gold-text underline-offset-4 hover:underline"
          >
            +{more} more {more === 1 ? 'plan' : 'plans'}
          </a>
        </li>
      )}
    </ul>
  );
}
