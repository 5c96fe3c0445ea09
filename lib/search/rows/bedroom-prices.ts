import type { PropertyRecord, UnitRecord } from '@/lib/catalog/record';
import { isSold, offeredPrice } from '@/lib/catalog/sales/sales-status';
import { keysOf } from '@/lib/typed-keys';
import { bedroomsClass } from '../filters/bedrooms';

type PricedUnit = Pick<UnitRecord, 'apartment_type_id' | 'price' | 'status'>;
type PricedProperty = Pick<PropertyRecord, 'sales_status'> & { units: readonly PricedUnit[] };

/** Lowest price of the homes for sale by number of bedrooms; null when all that have a price are sold. */
export type BedroomPrices = Record<number, number | null>;

/** A property's `BedroomPrices` as JSON; null when no home has both a price and a number of bedrooms. */
export function bedroomPrices({ sales_status, units }: PricedProperty): string | null {
  const lowest: BedroomPrices = {};
  for (const unit of units) {
    const { apartment_type_id: count, price } = unit;
    if (count === null || count < 0 || price === null) continue;
    // Lists show sold properties, last, so their homes count as if they were for sale.
    const offered = isSold(sales_status) ? price : offeredPrice(unit);
    const bedrooms = bedroomsClass(count);
    const known = lowest[bedrooms] ?? null;
    lowest[bedrooms] = known === null || (offered !== null && offered < known) ? offered : known;
  }
  return keysOf(lowest).length > 0 ? JSON.stringify(lowest) : null;
}
