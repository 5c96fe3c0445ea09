/** The column of a table with an unreadable JSON list, such as one that a spreadsheet cut; null when there is none. */
export function damagedList(row: Record<string, unknown>): string | null {
  const found = Object.entries(row).find(([, cell]) => typeof cell === 'string' && isDamaged(cell));
  return found?.[0] ?? null;
}

function isDamaged(cell: string): boolean {
  if (!/^\s*\[\s*[{"]/.test(cell)) return false;
  try {
    JSON.parse(cell);
    return false;
  } catch {
    return true;
  }
}
