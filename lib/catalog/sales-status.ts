type Sellable = { sales_status: { name: string } | null };
type SellableUnit = { price: number | null; status: string | null };

/** Whether a status says that a property or a unit is sold. */
export function isSold(status: string | null | undefined): boolean {
  return /^sold([\s_-]*out)?$/i.test(status?.trim() ?? '');
}

/** The price of a unit in whole AED; null when unknown or sold. */
export function offeredPrice({ price, status }: SellableUnit): number | null {
  return isSold(status) ? null : price;
}

/** The unit, sold when its whole property is. */
export function unitOf<T extends SellableUnit>({ sales_status }: Sellable, unit: T): T {
  return isSold(sales_status?.name) ? { ...unit, status: 'Sold' } : unit;
}

/** Heading of a property's units: "Units" when all are sold, or when nobody says whether any is for sale. */
export function unitsHeading(
  { sales_status }: Sellable,
  units: readonly Pick<SellableUnit, 'status'>[],
): 'Available Units' | 'Units' {
  const isFor = (status: string | null) => Boolean(status?.trim()) && !isSold(status);
  const isAnyFor = units.some(({ status }) => isFor(status?.trim() || (sales_status?.name ?? null)));
  return isAnyFor ? 'Available Units' : 'Units';
}
