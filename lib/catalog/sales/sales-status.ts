type Sellable = { sales_status: { name: string } | null };
type SellableUnit = { price: number | null; status: string | null };

/** A status as `under_construction`, which sources also write "Under Construction" or "under-construction". */
export function statusKey(status: string): string {
  return status
    .trim()
    .toLowerCase()
    .replace(/[\s_-]+/g, '_');
}

/** Whether a status means that a property or a unit is sold. */
export function isSold(status: string | null | undefined): boolean {
  return /^sold([\s_-]*out)?$/i.test(status?.trim() ?? '');
}

/** Whether a property is not sold. */
export function isForSale({ sales_status }: Sellable): boolean {
  return !isSold(sales_status?.name);
}

/** The price of a unit in whole AED; null when unknown or sold. */
export function offeredPrice({ price, status }: SellableUnit): number | null {
  return isSold(status) ? null : price;
}

/** The unit, marked as sold when its property is sold. */
export function soldWithProperty<T extends SellableUnit>({ sales_status }: Sellable, unit: T): T {
  return isSold(sales_status?.name) ? { ...unit, status: 'Sold' } : unit;
}

/** Heading of a property's units: "Units" when all of them are sold. */
export function unitsHeading(units: readonly Pick<SellableUnit, 'status'>[]): 'Available Units' | 'Units' {
  return units.length > 0 && units.every(({ status }) => isSold(status)) ? 'Units' : 'Available Units';
}
