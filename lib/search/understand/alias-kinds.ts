export const aliasKinds = ['district', 'city', 'developer'] as const;
export type AliasKind = (typeof aliasKinds)[number];

/**
 * An alias that the desk entered. One whose name is the alias itself says that this is a name of its own, whatever the
 * built-in groups say. Without a city, a district's alias is valid in every city.
 */
export type Alias = { kind: AliasKind; alias: string; name: string; city: string | null };
