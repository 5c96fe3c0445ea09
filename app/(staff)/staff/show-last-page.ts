import { redirect } from 'next/navigation';

type List = {
  path: string;
  params: URLSearchParams;
  query: { page: number; pageSize: number };
  found: { count: number; results: unknown[] };
};

/** Redirects from a page beyond the end of a list to its last page. */
export function showLastPage({ path, params, query, found }: List): void {
  const last = Math.ceil(found.count / query.pageSize);
  if (found.results.length > 0 || last === 0 || query.page <= last) return;
  const search = new URLSearchParams(params);
  search.set('page', String(last));
  redirect(`${path}?${search}`);
}
