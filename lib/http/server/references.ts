/** What addresses may name things by: an id or a slug. Null for what no catalogue has, which no query needs to see. */
export function readRef(segment: string | undefined): string | null {
  const ref = segment?.trim() ?? '';
  return ref !== '' && ref.length <= 200 && !/\p{Cc}/u.test(ref) ? ref : null;
}

/** The entry with this id or slug; null when there is none. */
export function byRef<T extends { id: number; slug: string }>(list: T[], segment: string): T | null {
  return list.find((entry) => String(entry.id) === segment || entry.slug === segment) ?? null;
}
