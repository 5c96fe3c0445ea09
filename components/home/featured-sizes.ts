/** Picture widths in the featured grid: one column, then two. */
export const featuredSizes =
  '(min-width: 80rem) 584px, (min-width: 40rem) calc(50vw - 56px), calc(70vw - 28px)';
