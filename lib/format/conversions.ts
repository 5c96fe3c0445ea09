export const squareFeetPerSquareMetre = 10.763910416709722;

/** Whole square feet. */
export function toSquareFeet(squareMetres: number): number {
  return Math.round(squareMetres * squareFeetPerSquareMetre);
}

/** The dirham is pegged to the dollar at 3.6725; feeds and portals use this rounded rate. */
const dollarsPerDirham = 0.272;
export const dirhamsPerDollar = 1 / dollarsPerDirham;

/** Whole AED. */
export function toDirhams(dollars: number): number {
  return Math.round(dollars * dirhamsPerDollar);
}
