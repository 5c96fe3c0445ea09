export type SearchParams = Promise<Record<string, string | string[] | undefined>>;

/** The query of a page; of repeated keys the first counts, empty ones are left out. */
export function toSearchParams(params: Awaited<SearchParams>): URLSearchParams {
  const entries = Object.entries(params).map(([key, value]) => [key, [value].flat()[0] ?? '']);
  return new URLSearchParams(entries.filter(([, value]) => value !== ''));
}
