import { currentNames, type NameGroups } from './understand/name-groups';
import { phraseOf, words } from './words';

/**
 * Tests whether a name, or another name of the same place ("jvc"), has words beginning with all words of the text. An
 * empty text is like every name.
 */
export function namesLike(text: string): (name: string) => boolean {
  const wanted = words(text);
  return (name) =>
    wordsOfName(name).some((own) => wanted.every((word) => own.some((one) => one.startsWith(word))));
}

/** Names of a catalogue are asked for with every letter typed. */
const mostRemembered = 10_000;
const remembered = new Map<string, string[][]>();

/** The words of a name and of its aliases. */
function wordsOfName(name: string): string[][] {
  const groups = currentNames();
  if (aliases?.of !== groups) {
    aliases = { of: groups, byName: byName(groups) };
    remembered.clear();
  }
  const known = remembered.get(name);
  if (known) return known;
  if (remembered.size >= mostRemembered) remembered.clear();
  const found = [name, ...(aliases.byName.get(phraseOf(name)) ?? [])].map(words);
  remembered.set(name, found);
  return found;
}

let aliases: { of: NameGroups; byName: Map<string, readonly string[]> } | undefined;

function byName({ places, developers }: NameGroups): Map<string, readonly string[]> {
  return new Map(
    [...places, ...developers].flatMap((names) => names.map((one) => [phraseOf(one), names] as const)),
  );
}
