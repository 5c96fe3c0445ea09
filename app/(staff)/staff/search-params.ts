export type SearchParams = Promise<Record<string, string | string[] | undefined>>;

/** The query of a page: the first value of each key, without empty ones. */
export function toSearchParams(params: Awaited<SearchParams>): URLSearchParams {
  const entries = Object.entries(params).map(([key, value]) => [key, [value].flat()[0] ?? '']);
  return new URLSearchParams(entries.filter(([, value]) => value !== ''));
}
