/** Number of pages listed before and after the current one. */
const reach = 2;

/** Pages in the pagination bar: the first, the last and those within 2 of the current one. `null` is a gap. */
export function pageWindow(current: number, total: number): (number | null)[] {
  const near = Array.from({ length: 2 * reach + 1 }, (_, index) => current - reach + index);
  const pages = [...new Set([1, ...near, total])]
    .filter((page) => page >= 1 && page <= total)
    .sort((a, b) => a - b);
  return pages.flatMap((page, index) => {
    const before = pages[index - 1];
    return before !== undefined && page - before > 1 ? [null, page] : [page];
  });
}
