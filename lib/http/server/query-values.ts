const maxText = 100;

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
