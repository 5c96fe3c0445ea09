import { redirect } from 'next/navigation';
import { type SearchParams, toSearchParams } from '@/app/search-params';

/**
 * A page of one of the desk's lists, as `ListResults` takes it. Redirects from a page beyond the end to the last one.
 * @param read the list's query from the URL
 */
export async function readList<
  Query extends { page: number; pageSize: number },
  Found extends { count: number; results: unknown[] },
>(
  path: string,
  searchParams: SearchParams,
  read: (params: URLSearchParams) => Query,
  list: (query: Query) => Promise<Found>,
): Promise<{ path: string; params: URLSearchParams; query: Query; found: Found }> {
  const params = toSearchParams(await searchParams);
  const query = read(params);
  const found = await list(query);
  const last = Math.ceil(found.count / query.pageSize);
  if (found.results.length === 0 && last > 0 && query.page > last) {
    const search = new URLSearchParams(params);
    search.set('page', String(last));
    redirect(`${path}?${search}`);
  }
  return { path, params, query, found };
}
