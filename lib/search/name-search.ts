import { placeAliases } from './understand/place-aliases';
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
  const known = remembered.get(name);
  if (known) return known;
  if (remembered.size >= mostRemembered) remembered.clear();
  const found = [name, ...aliasesOf(name)].map(words);
  remembered.set(name, found);
  return found;
}

let aliases: Map<string, readonly string[]> | undefined;

function aliasesOf(name: string): readonly string[] {
  aliases ??= new Map(placeAliases.flatMap((row) => row.map((one) => [phraseOf(one), row] as const)));
  return aliases.get(phraseOf(name)) ?? [];
}
