/**
 * Removes the apostrophe that our exports put before texts that a spreadsheet would run as a formula.
 */
export function unguarded(cell: string): string {
  return /^'+[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell;
}
