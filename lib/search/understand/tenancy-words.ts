/** What is said of a home with or without a tenant; a date or a small amount after them is that of the lease. */
export const tenancyWords: ReadonlySet<string> = new Set(
  'rented tenanted leased occupied vacant tenant paying'.split(' '),
);
