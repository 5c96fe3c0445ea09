import type { AliasKind } from '@/lib/search/understand/names/alias-kinds';
import { builtInGroups } from '@/lib/search/understand/names/name-groups';
import { editDistance } from '@/lib/search/understand/spelling/edit-distance';
import { nameKey } from '@/lib/search/understand/tokens/tokens';
import { companyCore } from './company-names';
import type { KnownName } from './known-names';

/** Words that are sometimes part of a district's name and sometimes left out. */
const looseWords = new Set(
  'the al dubai abu dhabi sharjah city community district area estate estates phase by project'.split(' '),
);
const romans: Record<string, string> = { i: '1', ii: '2', iii: '3', iv: '4', v: '5' };

type Entry = KnownName & { compact: string };

/** Finds names that are probably spellings of each other. */
export class LookAlikes {
  readonly #byForm = new Map<string, Entry[]>();
  readonly #byStart = new Map<string, Entry[]>();

  constructor(names: readonly KnownName[]) {
    for (const name of names) {
      const entry = { ...name, compact: compactOf(name) };
      for (const form of [...formsOf(name), ...initialsOf(name, 'long', 'short')])
        add(this.#byForm, form, entry);
      add(this.#byStart, startOf(name.kind, entry.compact), entry);
    }
  }

  /** The most frequent name that is like this one, in the same city; null when there is none. */
  nearest({ kind, name, city }: Omit<KnownName, 'properties'>): KnownName | null {
    const compact = compactOf({ kind, name });
    const fits = (entry: Entry) =>
      nameKey(entry.name) !== nameKey(name) &&
      (entry.city === null || city === null || nameKey(entry.city) === nameKey(city));
    const forms = [...formsOf({ kind, name }), ...initialsOf({ kind, name }, 'short', 'long')];
    const like = forms.flatMap((form) => this.#byForm.get(form) ?? []);
    const typed = (this.#byStart.get(startOf(kind, compact)) ?? []).filter((entry) =>
      isTypingError(compact, entry.compact),
    );
    for (const candidates of [like, typed]) {
      const [best] = candidates.filter(fits).sort((a, b) => b.properties - a.properties);
      if (best) {
        const { compact: _, ...found } = best;
        return found;
      }
    }
    return null;
  }
}

function add(map: Map<string, Entry[]>, key: string, entry: Entry): void {
  const entries = map.get(key);
  if (!entries) map.set(key, [entry]);
  else if (!entries.includes(entry)) entries.push(entry);
}

const groupOf = new Map(
  builtInGroups.flatMap(({ kind, names }, index) =>
    names.map((name) => [`${kind}\n${nameKey(name)}`, `${index}`] as const),
  ),
);

/** Comparison keys: names with a common key probably mean the same. */
function formsOf({ kind, name }: { kind: AliasKind; name: string }): string[] {
  const key = nameKey(name);
  const plain = nameKey(name.replace(/\([^)]*\)/g, ' '));
  const words = (plain || key).split(' ').map((word) => romans[word] ?? word);
  const core = words.filter((word) => !looseWords.has(word));
  const forms = [`compact ${words.join('')}`, `group ${groupOf.get(`${kind}\n${key}`) ?? key}`];
  if (kind === 'developer') {
    const company = companyCore(name);
    if (company) forms.push(`core ${company.replaceAll(' ', '')}`);
  } else if (core.length > 0 && core.some((word) => word.length > 2)) forms.push(`core ${core.join(' ')}`);
  return forms.map((form) => `${kind} ${form}`);
}

/** `JVC` is short for `Jumeirah Village Circle`: each finds the other, but no other name with the same initials. */
function initialsOf({ kind, name }: Pick<KnownName, 'kind' | 'name'>, long: string, short: string): string[] {
  const words = nameKey(name).split(' ');
  if (words.length >= 3) return [`${kind} ${long} ${words.map(([first]) => first).join('')}`];
  return words.length === 1 && name.length >= 3 ? [`${kind} ${short} ${words[0]}`] : [];
}

/** For typing errors; of developers only the distinctive words, or every two short names would differ in little. */
function compactOf({ kind, name }: Pick<KnownName, 'kind' | 'name'>): string {
  return (kind === 'developer' ? companyCore(name) : nameKey(name))
    .split(' ')
    .map((word) => romans[word] ?? word)
    .join('');
}

const startOf = (kind: AliasKind, compact: string) => `${kind} ${compact.slice(0, 1)}`;

/** Names with different numbers are different places, such as phases of a community. */
function isTypingError(one: string, other: string): boolean {
  if (one.replace(/\D/g, '') !== other.replace(/\D/g, '')) return false;
  const length = Math.min(one.length, other.length);
  if (length < 5 || Math.abs(one.length - other.length) > 2) return false;
  return editDistance(one, other) <= (length >= 10 ? 2 : 1);
}
