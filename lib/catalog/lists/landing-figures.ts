/** Prices of homes for sale, whole AED. */
export type PriceFigures = { homes: number; low: number; median: number; high: number };

/** With fewer homes, a range and a median have no meaning. */
export const minPricedHomes = 2;

/** Prices of one type of home with one number of bedrooms; both null when unknown. */
export type HomeFigures = PriceFigures & { type: string | null; bedrooms: number | null };

/** Homes for sale of one type with one number of bedrooms, with or without a price; both null when unknown. */
export type HomeKind = { type: string | null; bedrooms: number | null; homes: number };

/**
 * Figures of everything for sale in a district, by a developer or of a type. A home is a listed unit, or a property
 * without units. Only plausible prices count.
 */
export type LandingFigures = {
  /** ISO-8601 UTC time of the calculation. */
  computed_at: string;
  /** Of all homes; null when no price is known. */
  prices: PriceFigures | null;
  /** By type and bedrooms, most homes first. */
  homes: HomeFigures[];
  /** Number of homes for sale, including those without a plausible price. */
  for_sale: number;
  /** Number of homes for sale by type and bedrooms, most homes first. */
  kinds: HomeKind[];
  /** Properties by year of handover, from this year on. */
  handover: { year: number; properties: number }[];
  /** Developments with the most units. */
  projects: { slug: string; title: string }[];
  /** Ids of the districts closest to a district; empty for other subjects. */
  neighbours: number[];
};
