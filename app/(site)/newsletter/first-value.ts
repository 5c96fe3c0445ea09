export type SearchParams = Promise<Record<string, string | string[] | undefined>>;

/** The first value of a query parameter; null when missing. */
export async function firstValue(searchParams: SearchParams, key: string): Promise<string | null> {
  const value = (await searchParams)[key];
  return (Array.isArray(value) ? value[0] : value) ?? null;
}
