/** Widths of a card's picture in the featured grid: one column, then two over the page's measure. */
export const featuredSizes =
  '(min-width: 80rem) 584px, (min-width: 40rem) calc(50vw - 56px), calc(100vw - 40px)';
