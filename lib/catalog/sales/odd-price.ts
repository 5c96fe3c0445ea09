/** Plausible prices of homes in the Emirates, in AED per square foot; beyond, price or area is wrong. */
export const plausiblePerSquareFoot = { from: 150, to: 20_000 };

type Priced = {
  low_price: number | null;
  average_price: number | null;
  min_area: number | null;
  average_area: number | null;
};

/** Whether price and area are implausible together; false when either is unknown. */
export function hasOddPrice({ low_price, average_price, min_area, average_area }: Priced): boolean {
  const perSquareFoot =
    low_price && min_area
      ? low_price / min_area
      : average_price && average_area
        ? average_price / average_area
        : null;
  const { from, to } = plausiblePerSquareFoot;
  return perSquareFoot !== null && (perSquareFoot < from || perSquareFoot > to);
}
