/** The query of a page. */
export type SearchParams = Promise<Record<string, string | string[] | undefined>>;

/** The first value of each key, without empty ones. */
export function toSearchParams(params: Awaited<SearchParams>): URLSearchParams {
  const entries = Object.entries(params).map(([key, value]) => [key, [value].flat()[0] ?? '']);
  return new URLSearchParams(entries.filter(([, value]) => value !== ''));
}

/** The first value of a key; null when missing. */
export async function firstValue(searchParams: SearchParams, key: string): Promise<string | null> {
  return [(await searchParams)[key]].flat()[0] ?? null;
}
