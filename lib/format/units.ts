export const squareFeetPerSquareMetre = 10.763910416709722;

/** Whole square feet. */
export function toSquareFeet(squareMetres: number): number {
  return Math.round(squareMetres * squareFeetPerSquareMetre);
}
