export const aliasKinds = ['district', 'city', 'developer'] as const;
export type AliasKind = (typeof aliasKinds)[number];

/**
 * An alias entered at the desk. If alias and name are equal, the built-in groups no longer apply to it. Without a city, a
 * district's alias applies in every city.
 */
export type Alias = { kind: AliasKind; alias: string; name: string; city: string | null };

/** Names of the same place or developer, the preferred one first; `city` is that of a district. */
export type NameGroup = { kind: AliasKind; city: string | null; names: readonly string[] };
