import { linkOrigin } from '@/lib/link-origin';

type PageOf<T> = { count: number; next: string | null; previous: string | null; results: T[] };
type Position = { page: number; pageSize: number };

/**
 * One page of a list with absolute links to its neighbours; other query parameters are kept.
 * @param repeatable parameters that may be repeated; of others, the list reads only the first
 */
export function paginated<T>(
  request: Request,
  { count, results }: { count: number; results: T[] },
  { page, pageSize }: Position,
  repeatable: readonly string[] = [],
): PageOf<T> {
  const last = Math.max(1, Math.ceil(count / pageSize));
  return {
    count,
    next: page < last ? pageUrl(request, page + 1, repeatable) : null,
    previous: page > 1 ? pageUrl(request, Math.min(page - 1, last), repeatable) : null,
    results,
  };
}

/** A complete list in the format of a page. */
export function unpaginated<T>(results: T[]): PageOf<T> {
  return { count: results.length, next: null, previous: null, results };
}

function pageUrl(request: Request, page: number, repeatable: readonly string[]): string {
  const { pathname, searchParams } = new URL(request.url);
  // Only what was read is kept, so that the page is of the same list.
  const query = new URLSearchParams();
  for (const [key, value] of searchParams)
    if (!query.has(key) || repeatable.includes(key)) query.append(key, value);
  query.set('page', String(page));
  return `${linkOrigin()}${pathname.endsWith('/') ? pathname : `${pathname}/`}?${query}`;
}
