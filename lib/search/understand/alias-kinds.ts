export const aliasKinds = ['district', 'city', 'developer'] as const;
export type AliasKind = (typeof aliasKinds)[number];

/**
 * An alias that the desk entered. One that equals its name takes it out of the built-in groups: it is a name of its own.
 * Without a city, a district's alias is valid in every city.
 */
export type Alias = { kind: AliasKind; alias: string; name: string; city: string | null };
