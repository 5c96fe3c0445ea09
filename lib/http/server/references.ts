/** An id or slug from a URL. Null when it cannot exist, which saves a query. */
export function readRef(segment: string | undefined): string | null {
  const ref = segment?.trim() ?? '';
  return ref !== '' && ref.length <= 200 && !/\p{Cc}/u.test(ref) ? ref : null;
}

/** A whole positive number from a URL; null for anything else. */
export function readId(segment: string): number | null {
  return /^[1-9]\d{0,8}$/.test(segment) ? Number(segment) : null;
}

/** The entry with this id or slug; null when there is none. */
export function byRef<T extends { id: number; slug: string }>(list: T[], segment: string): T | null {
  return list.find((entry) => String(entry.id) === segment || entry.slug === segment) ?? null;
}
