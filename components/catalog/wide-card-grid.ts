import { cardGrid } from './card-grid';

/** Card grid of pages without filters: three columns on wide screens. */
export const wideCardGrid = `${cardGrid} lg:grid-cols-3`;

/** Card widths in the wide grid. */
export const wideCardSizes =
  '(min-width: 80rem) 384px, (min-width: 64rem) calc(33vw - 45px), (min-width: 40rem) calc(50vw - 36px), calc(70vw - 28px)';
