import type { FilterOptions } from '@/lib/catalog/types';
import { optionLabel } from '../filters/list-filters';
import { fold } from '../words/fold';
import { canonicalWord, words } from '../words/split-words';
import type { Meaning } from './meaning';
import { isCutShort } from './names/name-forms';
import { vocabularyOf } from './names/vocabulary';
import { phraseAt } from './tokens/phrase-at';
import { tokensOf } from './tokens/tokens';

/** Restores the spelling of a folded text: names as in the catalogue, other words as in the titles. */
export function asWritten(text: string, options: FilterOptions, titles: readonly string[]): string {
  // Not "Sahil Crescent Villa": in a title, a type is part of the name.
  const title = titles.find((title) => fold(title) === fold(text));
  if (title) return title;
  const vocabulary = vocabularyOf(options);
  const tokens = tokensOf(text);
  const inTitles = new Map(
    titles
      .flatMap((title) => title.match(/[\p{L}\p{M}\p{N}'’]+/gu) ?? [])
      .map((word) => [canonicalWord(fold(word).replaceAll("'", '')), word]),
  );
  let written = '';
  let end = 0;
  let hasDeveloper = false;
  for (let at = 0; at < tokens.length; ) {
    const phrase = phraseAt(tokens, at, vocabulary);
    const length = phrase?.length ?? 1;
    const [first, last] = [tokens[at], tokens[at + length - 1]];
    if (!first || !last) break;
    const word = text.slice(first.start, last.end);
    const isDeveloper = phrase?.meaning.kind === 'developer';
    // "Azizi Riviera" is not also the developer Riviera Group.
    const meaning = isDeveloper && hasDeveloper ? undefined : phrase?.meaning;
    hasDeveloper ||= isDeveloper;
    const name = meaning && nameOf(meaning, options);
    const isPlain = !meaning || meaning.kind === 'words' || meaning.kind === 'absent';
    const other = isPlain && words(word).length === 1 ? inTitles.get(first.text) : undefined;
    const by = isDeveloper && first.text === 'by' ? `${text.slice(first.start, first.end)} ` : '';
    written += text.slice(end, first.start) + (name ? by + name : other || word);
    end = last.end;
    at += length;
    const next = tokens[at];
    // "Dubai hills estat" is not "Dubai Hills Estate estat".
    if (!name || !next || !isCutShort(next.text, new Set(words(name))) || phraseAt(tokens, at, vocabulary))
      continue;
    end = next.end;
    at += 1;
  }
  return written + text.slice(end);
}

function nameOf(meaning: Meaning, options: FilterOptions): string | null {
  const named = (list: readonly { id: number; name: string }[], id: number | undefined) => {
    const name = list.find((option) => option.id === id)?.name;
    return name === undefined ? null : optionLabel(name);
  };
  if (meaning.kind === 'city') return named(options.cities, meaning.id);
  if (meaning.kind === 'district') return named(options.districts, meaning.id);
  if (meaning.kind === 'community')
    return options.communities?.find(({ slug }) => slug === meaning.slug)?.name ?? null;
  if (meaning.kind === 'developer') return named(options.developers, meaning.id);
  if (meaning.kind === 'property_type' && meaning.ids.length === 1)
    return named(options.property_types, meaning.ids[0]);
  return null;
}
