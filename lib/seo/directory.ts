import type { FilterOptions } from '@/lib/catalog/types';
import { routes } from '@/lib/routes';
import { fold } from '@/lib/search/words/fold';
import { type LandingSubject, landingSubjects } from './landing';

/** The landing pages of a city, or of all developers or types. */
export type DirectoryGroup = {
  /** Value of `in` in the URL. */
  key: string;
  title: string;
  /** All of a small group by name; of a large one those with most properties. */
  shown: LandingSubject[];
  total: number;
  /** First letters that lead to the rest of a large group; empty for a small one. */
  letters: { letter: string; count: number }[];
};

const smallGroup = 24;
const shownOfLargeGroup = 12;
/** Cities with a group of their own; the others have few districts and share one. */
const maxCities = 8;
const elsewhere = 'elsewhere';
/** Maximum number of names listed for a letter. */
const maxPerLetter = 300;

/** All landing pages by city, developer and type, at most some dozens of links per group. */
export function directoryGroups(options: FilterOptions): DirectoryGroup[] {
  return membersByGroup(options).map(({ key, title, members }) => {
    const isSmall = members.length <= smallGroup;
    const largest = [...members].sort((a, b) => (b.count ?? 0) - (a.count ?? 0)).slice(0, shownOfLargeGroup);
    return {
      key,
      title,
      shown: isSmall ? members : largest,
      total: members.length,
      letters: isSmall ? [] : lettersOf(members),
    };
  });
}

/** One letter of a large group; null when there is no such group or letter. */
export function directoryLetter(
  options: FilterOptions,
  key: string,
  letter: string,
): { title: string; subjects: LandingSubject[] } | null {
  const group = membersByGroup(options).find((one) => one.key === key);
  const subjects = group?.members.filter(({ name }) => letterOf(name) === letter) ?? [];
  if (!group || subjects.length === 0) return null;
  return { title: `${group.title}: ${letter}`, subjects: subjects.slice(0, maxPerLetter) };
}

export function directoryHref(key: string, letter: string): string {
  return `${routes.explore}?${new URLSearchParams({ in: key, letter })}`;
}

type Members = { key: string; title: string; members: LandingSubject[] };

function membersByGroup(options: FilterOptions): Members[] {
  const areas = landingSubjects('areas', options);
  const cityOf = new Map(options.districts.map(({ id, city_id }) => [id, city_id]));
  const cities = [...options.cities].sort((a, b) => (b.count ?? 0) - (a.count ?? 0)).slice(0, maxCities);
  const known = new Set(cities.map(({ id }) => id));
  const inCity = (wanted: number | null) =>
    areas.filter(({ id }) => {
      const city = cityOf.get(id) ?? null;
      return wanted === null ? city === null || !known.has(city) : city === wanted;
    });
  const groups: Members[] = [
    ...cities.map(({ id, name }) => ({
      key: String(id),
      title: `Districts of ${name}`,
      members: inCity(id),
    })),
    { key: elsewhere, title: known.size > 0 ? 'Other districts' : 'Districts', members: inCity(null) },
    { key: 'developers', title: 'Developers', members: landingSubjects('developers', options) },
    { key: 'types', title: 'Types of property', members: landingSubjects('types', options) },
  ];
  return groups
    .filter(({ members }) => members.length > 0)
    .map((group) => ({ ...group, members: group.members.toSorted(byName) }));
}

function byName(a: LandingSubject, b: LandingSubject): number {
  return a.name.localeCompare(b.name, 'en', { numeric: true });
}

function lettersOf(members: LandingSubject[]): { letter: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const { name } of members) counts.set(letterOf(name), (counts.get(letterOf(name)) ?? 0) + 1);
  return [...counts]
    .map(([letter, count]) => ({ letter, count }))
    .sort((a, b) => (a.letter < b.letter ? -1 : 1));
}

/** The first letter without accents, in capitals; `#` for digits and signs. */
function letterOf(name: string): string {
  const [first = ''] = fold(name);
  return /\p{L}/u.test(first) ? first.toUpperCase() : '#';
}
