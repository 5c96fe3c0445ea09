import type { Alias, AliasKind, NameGroup } from '@/lib/search/understand/names/alias-kinds';
import { builtInGroups, nameGroups } from '@/lib/search/understand/names/name-groups';
import { nameKey } from '@/lib/search/understand/tokens/tokens';
import { fold } from '@/lib/search/words/fold';
import { companyCore, withoutLegalForm } from './company-names';
import type { KnownName } from './known-names';

type Names = { city: string | null; district: string | null; developer: string | null };

/** Replaces names by those that the catalogue uses. */
export type NameResolver = {
  /** Returns the given record itself when no name changes. */
  resolve: <T extends Names>(record: T) => T;
};

/** Maximum length of a chain of aliases. */
const maxSteps = 5;
const maxRemembered = 50_000;

type NameOf = (kind: AliasKind, name: string, city: string | null) => string | null;

/**
 * The desk's aliases apply first. A name that properties already use is kept, with the spelling of its built-in group. A
 * name of a built-in group becomes the group's most frequent one, or its first when none is used. A district that is
 * unknown with its short name in brackets is looked up without it.
 * @param entered aliases of the desk
 * @param known names that properties use
 */
export function createNameResolver(
  entered: readonly Alias[],
  known: readonly KnownName[],
  { isBuiltInUsed = true } = {},
): NameResolver {
  const enteredName = enteredNames(entered);
  const { findExact, find } = usedNames(known);
  const { groups } = nameGroups(entered);
  const builtInName = isBuiltInUsed ? builtInNames(groups, known, find) : () => null;
  const spellings = new Set(
    isBuiltInUsed ? groups.flatMap(({ kind, names }) => names.map((name) => keyOf(kind, name, null))) : [],
  );

  const knownName: NameOf = (kind, name, city) => {
    const meant = enteredName(kind, name, city);
    if (meant !== null) return meant;
    const used = findExact(kind, name, city);
    // The first import wrote the built-in spelling; later ones must write the same.
    if (used) return spellings.has(keyOf(kind, used.name, null)) ? used.name : name;
    const company = kind === 'developer' ? find(kind, withoutLegalForm(name)) : undefined;
    return company?.name ?? builtInName(kind, name, city);
  };
  const districtWithShortName: NameOf = (kind, name, city) => {
    const [, long, short] = (kind === 'district' && /^(.*\S)\s*\(([^()]+)\)$/.exec(name)) || [];
    const meant = long && knownName(kind, long, city);
    if (!meant || !short) return null;
    return initialsOf(long) === short.toUpperCase() || knownName(kind, short, city) === meant ? meant : null;
  };
  const nameOf = remember(
    (kind, name, city) => knownName(kind, name, city) ?? districtWithShortName(kind, name, city) ?? name,
  );
  return {
    resolve: (record) => {
      const city = nameOf('city', record.city, null);
      const district = nameOf('district', record.district, city);
      const developer = nameOf('developer', record.developer, null);
      if (city === record.city && district === record.district && developer === record.developer)
        return record;
      return { ...record, city, district, developer };
    },
  };
}

/** Resolves a name by the desk's aliases; null when there is none. */
function enteredNames(entered: readonly Alias[]): NameOf {
  const aliases = new Map(
    entered.map((alias) => [keyOf(alias.kind, nameKey(alias.alias), alias.city), alias] as const),
  );
  const aliasOf = (kind: AliasKind, key: string, city: string | null) =>
    aliases.get(keyOf(kind, key, city)) ?? aliases.get(keyOf(kind, key, null));

  return (kind, name, city) => {
    let meant = name;
    for (let step = 0; step < maxSteps; step += 1) {
      const key = nameKey(meant);
      const alias =
        aliasOf(kind, key, city) ??
        (kind === 'developer' ? aliasOf(kind, nameKey(withoutLegalForm(meant)), null) : undefined);
      if (!alias) break;
      if (nameKey(alias.name) === key) return alias.name;
      meant = alias.name;
    }
    return meant === name ? null : meant;
  };
}

type FindUsed = (kind: AliasKind, name: string) => KnownName | undefined;

/** `findExact` compares the folded name in a city; `find` any spelling in any city, preferring the most frequent name. */
function usedNames(known: readonly KnownName[]) {
  const used = new Map<string, KnownName>();
  const anywhere = new Map<string, KnownName>();
  for (const name of [...known].sort((a, b) => a.properties - b.properties)) {
    used.set(keyOf(name.kind, fold(name.name), name.city), name);
    anywhere.set(keyOf(name.kind, nameKey(name.name), null), name);
  }
  const find: FindUsed = (kind, name) => anywhere.get(keyOf(kind, nameKey(name), null));
  const findExact = (kind: AliasKind, name: string, city: string | null) =>
    used.get(keyOf(kind, fold(name), city));
  return { findExact, find };
}

/** Resolves a name by the built-in groups and companies; null for a name that is in none. */
function builtInNames(all: readonly NameGroup[], known: readonly KnownName[], find: FindUsed): NameOf {
  const groups = groupsByKey(all);
  const cores = uniqueCores(known);
  const brands = new Set(
    builtInGroups.flatMap(({ kind, names }) => (kind === 'developer' ? names.map(companyCore) : [])),
  );
  const usedAs = (kind: AliasKind, name: string, city: string | null): KnownName[] => {
    if (kind === 'district')
      return known.filter(
        (one) => one.kind === kind && isSame(one.name, name) && isSameOrNone(one.city, city),
      );
    const found = find(kind, name);
    return found ? [found] : [];
  };

  return (kind, name, city) => {
    const isCompany = kind === 'developer';
    const group = groups
      .get(keyOf(kind, nameKey(isCompany ? withoutLegalForm(name) : name), null))
      ?.find((candidate) => city === null || candidate.city === null || isSame(candidate.city, city));
    if (group) {
      const [first = name] = group.names;
      const [most] = group.names
        .flatMap((own) => usedAs(kind, own, city))
        .sort((a, b) => b.properties - a.properties);
      return most?.name ?? (isCompany ? cores.get(companyCore(first)) : undefined) ?? first;
    }
    const core = isCompany ? companyCore(name) : '';
    return core !== '' && brands.has(core) ? (cores.get(core) ?? null) : null;
  };
}

/** Caches results, because feeds repeat the same names thousands of times. */
function remember(nameOf: (kind: AliasKind, name: string, city: string | null) => string) {
  const remembered = new Map<string, string>();
  return (kind: AliasKind, name: string | null, city: string | null): string | null => {
    if (name === null) return null;
    const key = `${kind}\n${city ?? ''}\n${name}`;
    const before = remembered.get(key);
    if (before !== undefined) return before;
    const found = nameOf(kind, name, city);
    if (remembered.size < maxRemembered) remembered.set(key, found);
    return found;
  };
}

/** `JVC` of "Jumeirah Village Circle" */
function initialsOf(name: string): string {
  return name
    .split(/\s+/)
    .map(([first = '']) => first.toUpperCase())
    .join('');
}

function keyOf(kind: AliasKind, key: string, city: string | null): string {
  return `${kind}\n${key}\n${city === null ? '' : nameKey(city)}`;
}

const isSame = (one: string, other: string) => nameKey(one) === nameKey(other);
const isSameOrNone = (one: string | null, other: string | null) =>
  one === null || other === null || isSame(one, other);

type Group = { city: string | null; names: readonly string[] };

function groupsByKey(
  groups: readonly { kind: AliasKind; city: string | null; names: readonly string[] }[],
): Map<string, Group[]> {
  const found = new Map<string, Group[]>();
  for (const { kind, city, names } of groups)
    for (const name of names) {
      const key = keyOf(kind, nameKey(name), null);
      found.set(key, [...(found.get(key) ?? []), { city, names }]);
    }
  return found;
}

/** Developers by their distinctive words, without those that several developers share. */
function uniqueCores(known: readonly KnownName[]): Map<string, string> {
  const names = new Map<string, string[]>();
  for (const { kind, name } of known) {
    const core = kind === 'developer' ? companyCore(name) : '';
    if (core) names.set(core, [...(names.get(core) ?? []), name]);
  }
  return new Map(
    [...names].flatMap(([core, [name, ...others]]) =>
      name !== undefined && others.length === 0 ? [[core, name]] : [],
    ),
  );
}
