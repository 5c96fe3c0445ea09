import type { Named } from '@/lib/catalog/types';
import type { Add, Meaning } from '../meaning';
import { nameKey } from '../tokens/tokens';
import type { StatusFamily } from '../word-lists/status-words';
import {
  apartmentWords,
  studioWords,
  type TypeFamily,
  typeFamilies,
  wideTypeWords,
} from '../word-lists/type-words';

/** Adds the types of a catalogue; words for a type that it lacks are searched as words. */
export function addTypes(types: readonly Named[], add: Add): void {
  for (const word of studioWords) add(word, { kind: 'studio' });
  const families = typesByFamily(types);
  for (const [{ words }, ids] of families)
    for (const word of words) for (const form of [word, `type ${word}`]) add(form, typeOrWords(ids));
  // A "duplex apartment" is a duplex, not a duplex or an apartment.
  for (const [{ words, isOfApartment }, ids] of families)
    if (isOfApartment && ids.length > 0)
      for (const word of words.filter((one) => !one.includes(' ')))
        for (const apartment of apartmentWords) add(`${word} ${apartment}`, { kind: 'property_type', ids });
  for (const wide of wideTypeWords) {
    const ids = families
      .filter(([{ words }]) => wide.families.includes(words[0] ?? ''))
      .flatMap(([, found]) => found);
    for (const word of wide.words) add(word, typeOrWords(ids));
  }
  for (const { id, name } of types) add(name, { kind: 'property_type', ids: [id] });
}

function typeOrWords(ids: number[]): Meaning {
  return ids.length > 0 ? { kind: 'property_type', ids } : { kind: 'words' };
}

function typesByFamily(types: readonly Named[]): [TypeFamily, number[]][] {
  return typeFamilies.map((family) => [
    family,
    types.filter(({ name }) => isOf(family, name)).map(({ id }) => id),
  ]);
}

function isOf(family: TypeFamily, name: string): boolean {
  const key = ` ${nameKey(name)} `;
  const holds = (word: string) => key.includes(` ${nameKey(word)} `);
  if (family.notIn?.some(holds)) return false;
  return family.words.some((word) => word.length > 2 && holds(word));
}

/** Adds the statuses of a catalogue under their names and the words of buyers. */
export function addStatuses(
  kind: 'property_status' | 'sales_status',
  families: readonly StatusFamily[],
  options: readonly Named[],
  add: Add,
): void {
  const idsOf = (names: readonly string[]) => {
    const keys = new Set(names.map(nameKey));
    return options.filter(({ name }) => keys.has(nameKey(name.replaceAll('_', ' ')))).map(({ id }) => id);
  };
  for (const { names, words, orElse } of families) {
    const own = idsOf(names);
    const ids =
      own.length > 0 ? own : idsOf(families.find((other) => other.names.includes(orElse ?? ''))?.names ?? []);
    for (const word of words) if (ids.length > 0) add(word, { kind, ids });
  }
  for (const { id, name } of options) add(name.replaceAll('_', ' '), { kind, ids: [id] });
}
