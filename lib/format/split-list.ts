/** The entries of a comma-separated list. */
export function splitList(text: string | null): string[] {
  return (text ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);
}
