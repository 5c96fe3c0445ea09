import { isSold } from '@/lib/catalog/sales/sales-status';
import { sumOfUnits } from '@/lib/catalog/units/sum-of-units';

/** Returned by formatters for a missing value; lists of facts leave such rows out. */
const missing = 'N/A';

/** Whether a formatted value is neither empty nor "N/A". */
export function isKnown<T>(value: T | null | undefined): value is T {
  return value !== null && value !== undefined && value !== '' && value !== missing;
}

/** US English, no decimals: `24,500,000`; "N/A" when missing. */
export function formatNumber(value: number | null | undefined): string {
  return value === null || value === undefined || !Number.isFinite(value) ? missing : groupDigits(value);
}

/** Rooms of a home, which may be halves: `2.5`; "N/A" when missing. */
export function formatRooms(rooms: number | null): string {
  return rooms === null ? missing : `${Number(rooms.toFixed(1))}`;
}

/** `AED 24,500,000`; null when unknown or 0, so that the caller chooses a text. */
export function formatPrice(value: number | null | undefined): string | null {
  return value ? `AED ${groupDigits(value)}` : null;
}

/** Keeps "AED" on the line of its amount, in running text or HTML, whose tags are left as they are. */
export function unbrokenPrices(text: string): string {
  return text.replace(/<[^<>]*>|\bAED (?=\d)/g, (found) => (found.startsWith('<') ? found : 'AED\u00a0'));
}

/** `1,480 sq ft`; "N/A" when missing. */
export function formatArea(squareFeet: number | null | undefined): string {
  return squareFeet ? `${groupDigits(squareFeet)} sq ft` : missing;
}

/** A percentage without trailing zeros: `62%`, `12.5%`; "N/A" when missing. */
export function formatPercent(value: number | null | undefined): string {
  return value === null || value === undefined ? missing : `${Number(value.toFixed(2))}%`;
}

/** Whole AED per square foot, or null when either is unknown. */
export function pricePerSquareFoot(price: number | null, squareFeet: number | null): number | null {
  return price && squareFeet ? Math.round(price / squareFeet) : null;
}

type Prices = { low_price: number | null; average_price: number | null };

/** The price that lists filter and sort by: the lowest, else the average, else null; 0 counts as unknown. */
export function startingPrice(property: Prices): number | null {
  return property.low_price || property.average_price || null;
}

/** The starting price that pages show; null when unknown or sold. */
export function shownPrice(property: Prices & { sales_status: { name: string } | null }): number | null {
  return isSold(property.sales_status?.name) ? null : startingPrice(property);
}

/** Whether its homes have one price, as a single home does: "from" would imply more expensive ones. */
export function hasOnePrice(property: Prices): boolean {
  return property.low_price !== null && property.low_price === property.average_price;
}

/** Residential plus commercial units, else the stated total, else null. */
export function shownTotalUnits(property: {
  residential_units: number | null;
  commercial_units: number | null;
  total_units: number | null;
}): number | null {
  return sumOfUnits(property) ?? property.total_units;
}

/** Without Intl, whose first use takes a phone 50 ms. */
function groupDigits(value: number): string {
  return value.toFixed(0).replace(/\B(?=(?:\d{3})+$)/g, ',');
}
