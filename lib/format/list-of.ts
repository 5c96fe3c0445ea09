/** The entries of a comma-separated list. */
export function listOf(text: string | null): string[] {
  return (text ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);
}
