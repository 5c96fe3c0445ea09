export const squareFeetPerSquareMetre = 10.763910416709722;
