import { withoutCompanyWords } from '../understand/names/add-developers';
import { currentNames, type NameGroups } from '../understand/names/name-groups';
import { phraseOf, withoutApostrophes, words } from '../words/split-words';

/**
 * Returns a test whether all words of the text are beginnings of words in a name or in another name of the same place
 * ("jvc"). An empty text matches every name.
 */
export function namesLike(text: string): (name: string) => boolean {
  const wanted = words(text);
  return (name) =>
    wordsOfName(name).some((own) => wanted.every((word) => own.some((one) => one.startsWith(word))));
}

/** The words of names are cached, because the names of a catalogue are compared with every letter typed. */
const maxRemembered = 20_000;
const remembered = new Map<string, string[][]>();

/** The words of a name and of its aliases. */
export function wordsOfName(name: string): string[][] {
  const groups = currentNames();
  if (aliases?.of !== groups) {
    aliases = {
      of: groups,
      byName: byName([...groups.places, ...groups.developers]),
      byDeveloper: byName(groups.developers),
    };
    remembered.clear();
  }
  const known = remembered.get(name);
  if (known) return known;
  if (remembered.size >= maxRemembered) remembered.clear();
  const key = phraseOf(name);
  const others = aliases.byName.get(key) ?? aliases.byDeveloper.get(withoutCompanyWords(key)) ?? [];
  const found = [name, ...others].flatMap((one) => [one, withoutApostrophes(one) ?? []].flat().map(words));
  remembered.set(name, found);
  return found;
}

type NamesByPhrase = Map<string, readonly string[]>;

let aliases: { of: NameGroups; byName: NamesByPhrase; byDeveloper: NamesByPhrase } | undefined;

function byName(groups: NameGroups['places']): NamesByPhrase {
  return new Map(groups.flatMap((names) => names.map((one) => [phraseOf(one), names] as const)));
}
