import type { FilterOption } from '@/lib/catalog/types';
import type { Add, Vocabulary } from '../meaning';
import { nameKey } from '../tokens/tokens';
import { isWish } from '../wishes/wishes';
import { byCount, ordinaryWords, tooGeneral, withoutBrackets } from './name-forms';
import type { NameGroups } from './name-groups';

/** Adds developers with their shorter names and aliases; `phrases` holds what `add` has added. */
export function addDevelopers(
  options: readonly FilterOption[],
  aliases: NameGroups['developers'],
  phrases: Vocabulary['phrases'],
  add: Add,
): void {
  const developers = byCount(options);
  for (const { id, name } of developers) add(name, { kind: 'developer', id });
  addShorterDevelopers(developers, add);
  addFirstWords(developers, phrases, add);
  addDeveloperAliases(aliases, phrases, add);
}

const companyWords =
  /\b(properties|property|developments?|developers?|group|holdings?|real estate|realty|estates?|llc|l l c|pjsc|fzco|fze|co|company|international|investments?|luxury|living|homes)\b/g;

/** The key of a developer's name without such words. */
export function withoutCompanyWords(key: string): string {
  return key.replace(companyWords, ' ').replace(/\s+/g, ' ').trim();
}

function isOfAnyText(word: string): boolean {
  return tooGeneral.has(word) || ordinaryWords.has(word);
}

/** "Emaar Properties" is also "Emaar", unless several developers share that word. */
function addShorterDevelopers(developers: FilterOption[], add: Add): void {
  const shorter = new Map<string, number[]>();
  for (const { id, name } of developers) {
    for (const form of [name, ...withoutBrackets(name)].map(nameKey)) {
      const core = withoutCompanyWords(form);
      if (core.length < 3 || core === form || isOfAnyText(core)) continue;
      shorter.set(core, [...new Set([...(shorter.get(core) ?? []), id])]);
    }
  }
  for (const [core, [id, ...others]] of shorter)
    if (id !== undefined && others.length === 0) add(core, { kind: 'developer', id });
}

/** "By Merrow" is Merrow Urban, unless the first word is general or several developers share it. */
function addFirstWords(developers: FilterOption[], phrases: Vocabulary['phrases'], add: Add): void {
  const byWord = new Map<string, number[]>();
  for (const { id, name } of developers) {
    const [first = ''] = withoutCompanyWords(nameKey(name)).split(' ');
    byWord.set(first, [...new Set([...(byWord.get(first) ?? []), id])]);
  }
  for (const [first, [id, ...others]] of byWord) {
    const isName = /^[^\d]{4,}$/.test(first) && !isOfAnyText(first) && !isWish(first) && !phrases.has(first);
    if (isName && id !== undefined && others.length === 0) add(`by ${first}`, { kind: 'developer', id });
  }
}

/** Gives the other names of a developer the meaning of the name that the catalogue uses. */
function addDeveloperAliases(
  developers: NameGroups['developers'],
  phrases: Vocabulary['phrases'],
  add: Add,
): void {
  for (const [name = '', ...others] of developers) {
    const meaning = phrases.get(nameKey(name));
    if (meaning?.kind === 'developer') for (const other of others) add(other, meaning);
  }
}

/** Adds the known developers that the catalogue lacks, for what has no other meaning. */
export function addAbsentDevelopers(developers: NameGroups['developers'], add: Add): void {
  for (const names of developers)
    for (const own of names) add(own, { kind: 'absent', of: 'developer', name: names[0] ?? own });
}
