import { singleLine } from '@/lib/forms/typed-values';

const maxText = 100;
/** Maximum characters of a search field of the desk, also used as `maxlength`. */
export const maxSearch = 200;
const maxPage = 1_000_000;
const maxPageSize = 100;

export function queryOf(request: Request): URLSearchParams {
  return new URL(request.url).searchParams;
}

/** Trimmed and cut to 100 characters; null when missing or empty. Drops NUL, which databases reject. */
export function textValue(query: URLSearchParams, key: string): string | null {
  return query.get(key)?.replaceAll('\0', '').trim().slice(0, maxText).trim() || null;
}

/** An integer, clamped; `fallback` when missing or not a number. */
export function numberValue(
  query: URLSearchParams,
  key: string,
  { min, max, fallback }: { min: number; max: number; fallback: number },
): number {
  const text = query.get(key)?.trim() ?? '';
  if (!/^-?\d{1,15}$/.test(text)) return fallback;
  return Math.min(max, Math.max(min, Number.parseInt(text, 10)));
}

/** Text of a search field of the desk: one line of at most `maxSearch` characters; empty when missing. */
export function searchValue(query: URLSearchParams, key: string): string {
  return singleLine(query.get(key)).slice(0, maxSearch);
}

/** The number of a list's page, from 1. */
export function pageNumber(query: URLSearchParams): number {
  return numberValue(query, 'page', { min: 1, max: maxPage, fallback: 1 });
}

/** The number and the size of a list's page; at most 100 entries. */
export function pageValues(query: URLSearchParams, defaultSize: number): { page: number; pageSize: number } {
  return {
    page: pageNumber(query),
    pageSize: numberValue(query, 'page_size', { min: 1, max: maxPageSize, fallback: defaultSize }),
  };
}
