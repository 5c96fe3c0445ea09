/** Words about the tenancy of a home; a date or small amount after one is that of the lease. */
export const tenancyWords: ReadonlySet<string> = new Set(
  'rented tenanted leased occupied vacant vacating vacates tenant paying'.split(' '),
);
