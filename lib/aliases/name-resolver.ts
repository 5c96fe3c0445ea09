import { fold } from '@/lib/search/fold';
import type { Alias, AliasKind } from '@/lib/search/understand/alias-kinds';
import { builtInGroups, nameGroups } from '@/lib/search/understand/name-groups';
import { nameKey } from '@/lib/search/understand/tokens';
import { companyCore, withoutLegalForm } from './company-names';
import type { KnownName } from './known-names';

type Names = { city: string | null; district: string | null; developer: string | null };

/** Gives names as the catalogue writes them. */
export type NameResolver = {
  /** The same record when nothing changes. */
  resolve: <T extends Names>(record: T) => T;
};

/** An alias of an alias is followed this far. */
const mostSteps = 5;

/**
 * What the desk entered comes first; then a name that listings bear stays; a name of a built-in group becomes the name
 * of the group that most listings bear, else its first.
 * @param entered aliases of the desk
 * @param known names that listings bear
 */
export function createNameResolver(
  entered: readonly Alias[],
  known: readonly KnownName[],
  { isBuiltInUsed = true } = {},
): NameResolver {
  const aliases = new Map(
    entered.map((alias) => [keyOf(alias.kind, nameKey(alias.alias), alias.city), alias] as const),
  );
  const borne = new Map<string, KnownName>();
  const anywhere = new Map<string, KnownName>();
  for (const name of [...known].sort((a, b) => a.listings - b.listings)) {
    borne.set(keyOf(name.kind, fold(name.name), name.city), name);
    anywhere.set(keyOf(name.kind, nameKey(name.name), null), name);
  }
  const groups = groupsByKey(isBuiltInUsed ? nameGroups(entered).groups : []);
  const cores = isBuiltInUsed ? uniqueCores(known) : new Map<string, string>();
  const brands = new Set(
    builtInGroups.flatMap(({ kind, names }) => (kind === 'developer' ? names.map(companyCore) : [])),
  );

  const enteredFor = (kind: AliasKind, key: string, city: string | null) =>
    aliases.get(keyOf(kind, key, city)) ?? aliases.get(keyOf(kind, key, null));

  const nameOf = (kind: AliasKind, name: string, city: string | null): string => {
    let meant = name;
    for (let step = 0; step < mostSteps; step += 1) {
      const key = nameKey(meant);
      const alias =
        enteredFor(kind, key, city) ??
        (kind === 'developer' ? enteredFor(kind, nameKey(withoutLegalForm(meant)), null) : undefined);
      if (!alias) break;
      if (nameKey(alias.name) === key) return alias.name;
      meant = alias.name;
    }
    if (meant !== name || borne.has(keyOf(kind, fold(name), city))) return meant;
    if (kind === 'developer') {
      const company = anywhere.get(keyOf(kind, nameKey(withoutLegalForm(name)), null));
      if (company) return company.name;
    }
    const group = groups
      .get(keyOf(kind, nameKey(kind === 'developer' ? withoutLegalForm(name) : name), null))
      ?.find((candidate) => city === null || candidate.city === null || isSame(candidate.city, city));
    if (group) {
      const names = group.names.flatMap((own) => {
        const found =
          kind === 'district'
            ? [...known].filter(
                (one) => one.kind === kind && isSame(one.name, own) && isSameOrNone(one.city, city),
              )
            : [anywhere.get(keyOf(kind, nameKey(own), null))];
        return found.filter((one) => one !== undefined);
      });
      const [most] = names.sort((a, b) => b.listings - a.listings);
      const brand = kind === 'developer' ? cores.get(companyCore(group.names[0] ?? '')) : undefined;
      return most?.name ?? brand ?? group.names[0] ?? name;
    }
    const core = kind === 'developer' ? companyCore(name) : '';
    return core !== '' && brands.has(core) ? (cores.get(core) ?? name) : name;
  };

  const remembered = new Map<string, string>();
  const resolved = (kind: AliasKind, name: string | null, city: string | null): string | null => {
    if (name === null) return null;
    const key = `${kind}\n${city ?? ''}\n${name}`;
    const before = remembered.get(key);
    if (before !== undefined) return before;
    const found = nameOf(kind, name, city);
    if (remembered.size < mostRemembered) remembered.set(key, found);
    return found;
  };
  return {
    resolve: (record) => {
      const city = resolved('city', record.city, null);
      const district = resolved('district', record.district, city);
      const developer = resolved('developer', record.developer, null);
      if (city === record.city && district === record.district && developer === record.developer)
        return record;
      return { ...record, city, district, developer };
    },
  };
}

const mostRemembered = 50_000;

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

/** Developers of the catalogue by their name without company words, where only one has it. */
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
