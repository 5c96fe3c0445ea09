import { isInEmirates } from '@/lib/catalog/parse/coordinates';
import { permitEnd } from '@/lib/catalog/permits/permit-end';
import type { PropertyRecord } from '@/lib/catalog/record';
import { hasOddPrice, plausiblePerSquareFoot } from '@/lib/catalog/sales/odd-price';
import { isSold, offeredPrice } from '@/lib/catalog/sales/sales-status';
import { formatArea, formatNumber, formatPercent, formatPrice, startingPrice } from '@/lib/format/number';
import { saleOf, statusOf } from '../mapping/guess/known-values';

const { from, to } = plausiblePerSquareFoot;
const oddPrice = `price per sq ft is outside AED ${from} to ${formatNumber(to)}, so listed last when the cheapest come first`;

type Doubt = { reason: string; column: string; value: string };

/** What is probably wrong in a record, which is stored all the same. */
export function doubtsAbout(record: PropertyRecord): Doubt[] {
  const doubts: Doubt[] = [];
  const add = (reason: string, column: string, value: string) => doubts.push({ reason, column, value });
  if (hasOddPrice(record))
    add(
      oddPrice,
      'price / area',
      `${formatPrice(startingPrice(record))} / ${formatArea(record.min_area ?? record.average_area)}`,
    );
  const cheapest = cheapestOffer(record);
  if (cheapest !== null && record.low_price !== null && cheapest < record.low_price)
    add(
      'a unit is cheaper than the starting price',
      'low_price / price',
      `${formatPrice(record.low_price)} / ${formatPrice(cheapest)}`,
    );
  if (record.sales_status !== null && isUnknownStatus(record.sales_status))
    add(
      'its sales status is unknown to the site, so it counts as for sale',
      'sales_status',
      record.sales_status,
    );
  const status = record.units.find((unit) => unit.status !== null && isUnknownStatus(unit.status))?.status;
  if (status)
    add('a unit has a status that the site does not know, so it counts as for sale', 'status', status);
  for (const { name, total } of unevenPlans(record))
    add('a payment plan does not add up to 100 %', 'payment_plans', `${name}: ${formatPercent(total)}`);
  const { latitude, longitude } = record;
  if (latitude !== null && longitude !== null && !isInEmirates(latitude, longitude))
    add('its coordinates are outside the Emirates', 'map_coordinates', `${latitude}, ${longitude}`);
  const end = permitEnd(record.permit_expires_at);
  if (end !== null && end <= Date.now())
    add(
      'its permit has ended, so visitors do not see it',
      'permit_expires_at',
      record.permit_expires_at ?? '',
    );
  return doubts;
}

/** The lowest price of the units that are for sale; null when none is known. */
function cheapestOffer({ units }: PropertyRecord): number | null {
  const prices = units.map(offeredPrice).filter((price) => price !== null);
  return prices.length > 0 ? Math.min(...prices) : null;
}

/** Whether the site cannot tell what a status means for the sale: "Blocked", "Cancelled", also "Sold STC". */
function isUnknownStatus(status: string): boolean {
  const sale = saleOf(status);
  return sale === 'Sold' ? !isSold(status) : sale === null && statusOf(status) === null;
}

/** Payment plans with known shares that do not add up, beyond the rounding of thirds. */
function unevenPlans({ payment_plans }: PropertyRecord): { name: string; total: number }[] {
  return payment_plans.flatMap(({ name, values }) => {
    const shares = values.map(({ percentage }) => percentage).filter((share) => share !== null);
    const total = shares.reduce((sum, share) => sum + share, 0);
    const isKnown = values.length > 0 && shares.length === values.length;
    return isKnown && Math.abs(total - 100) > 0.5 ? [{ name, total }] : [];
  });
}
