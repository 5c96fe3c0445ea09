import { processState } from '@/lib/process-state';
import { nameKey } from '../tokens/tokens';
import { builtInDevelopers } from '../word-lists/developer-aliases';
import { builtInPlaces } from '../word-lists/place-aliases';
import type { Alias, AliasKind, NameGroup } from './alias-kinds';

/** The built-in groups of names, changed by the desk's aliases. */
export type NameGroups = {
  places: readonly (readonly string[])[];
  developers: readonly (readonly string[])[];
  groups: readonly NameGroup[];
  entered: readonly Alias[];
};

export const builtInGroups: readonly NameGroup[] = [...builtInPlaces, ...builtInDevelopers];

/** Applies the desk's aliases, which override the built-in groups. */
export function nameGroups(entered: readonly Alias[]): NameGroups {
  let groups = [...builtInGroups];
  for (const alias of entered) groups = withAlias(groups, alias);
  const namesOf = (isWanted: (kind: AliasKind) => boolean) =>
    groups.filter(({ kind }) => isWanted(kind)).map(({ names }) => names);
  return {
    places: namesOf((kind) => kind !== 'developer'),
    developers: namesOf((kind) => kind === 'developer'),
    groups,
    entered,
  };
}

function withAlias(groups: NameGroup[], { kind, alias, name, city }: Alias): NameGroup[] {
  const [aliasKey, key] = [nameKey(alias), nameKey(name)];
  const isIn = (group: NameGroup, wanted: string) =>
    group.kind === kind && isSameCity(group.city, city) && group.names.some((own) => nameKey(own) === wanted);
  const without = (names: readonly string[], ...dropped: string[]) =>
    names.filter((own) => !dropped.includes(nameKey(own)));
  if (aliasKey === key)
    return groups.map((group) =>
      isIn(group, key) && nameKey(group.names[0] ?? '') !== key
        ? { ...group, names: without(group.names, key) }
        : group,
    );
  const home = groups.find((group) => isIn(group, key));
  if (home && isIn(home, aliasKey))
    return groups.map((group) =>
      group === home ? { ...group, names: [name, alias, ...without(group.names, key, aliasKey)] } : group,
    );
  const others = groups
    .map((group) => (isIn(group, aliasKey) ? { ...group, names: without(group.names, aliasKey) } : group))
    .filter(({ names }) => names.length > 0);
  if (!home) return [...others, { kind, city, names: [name, alias] }];
  return others.map((group) =>
    group === home ? { ...group, names: [name, ...without(group.names, key), alias] } : group,
  );
}

function isSameCity(one: string | null, other: string | null): boolean {
  return one === null || other === null || nameKey(one) === nameKey(other);
}

const currentKey = Symbol.for('name-groups');
const shared = processState<{ [currentKey]?: NameGroups }>();

/** The groups that searches use; the built-in ones until others are read. */
export function currentNames(): NameGroups {
  shared[currentKey] ??= nameGroups([]);
  return shared[currentKey];
}

/** Replaces the groups that searches use in this process. */
export function setCurrentNames(groups: NameGroups): void {
  shared[currentKey] = groups;
}
