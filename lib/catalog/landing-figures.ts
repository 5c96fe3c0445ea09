/** Prices of homes for sale, whole AED. */
export type PriceFigures = { homes: number; low: number; median: number; high: number };

/** With fewer homes, a range and a median say nothing. */
export const fewestPricedHomes = 2;

/** Prices of one type of home with one number of bedrooms; both null when unknown. */
export type HomeFigures = PriceFigures & { type: string | null; bedrooms: number | null };

/** Homes for sale of one type with one number of bedrooms, with or without a price; both null when unknown. */
export type HomeKind = { type: string | null; bedrooms: number | null; homes: number };

/**
 * What a catalogue says of a district, a developer or a type: of everything for sale, one home per listed unit, or per
 * property without units. Prices are of those with a plausible one.
 */
export type LandingFigures = {
  /** ISO-8601 UTC time of the calculation. */
  computed_at: string;
  /** Of all homes; null when no price is known. */
  prices: PriceFigures | null;
  /** By type and bedrooms, most homes first. */
  homes: HomeFigures[];
  /** Number of homes for sale, also of those without a plausible price. */
  for_sale: number;
  /** The same by type and bedrooms, most homes first. */
  kinds: HomeKind[];
  /** Properties by year of handover, from this year on. */
  handover: { year: number; properties: number }[];
  /** Developments with the most units. */
  projects: { slug: string; title: string }[];
  /** Ids of the districts closest to a district; empty for other subjects. */
  neighbours: number[];
};
