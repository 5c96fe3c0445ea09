import type { Community, Named } from '@/lib/catalog/types';
import type { Add, CommunityMeaning, Meaning, Names } from '../meaning';
import { nameKey } from '../tokens/tokens';
import { byCount, generalityOf, reversedNames, shorterPlaceNames, withoutBrackets } from './name-forms';
import type { NameGroups } from './name-groups';

/** Adds cities and districts with their aliases and shorter names; communities mean what `communityMeanings` says. */
export function addPlaces(
  names: Names,
  communities: ReadonlyMap<string, CommunityMeaning>,
  { places, developers }: NameGroups,
  add: Add,
): void {
  const cities = byCount(names.cities);
  const districts = byCount(names.districts);
  for (const city of cities) add(city.name, { kind: 'city', id: city.id });
  for (const district of districts) add(district.name, districtMeaning(district, districts, places));
  addPlaceAliases(names, communities, places, add);
  // "Wadi Al Safa" stands for Wadi Al Safa 3, 5 and 7, not for Al Safa.
  for (const { name } of districts) {
    const [, series = ''] = /^(.+) \d+$/.exec(nameKey(name)) ?? [];
    if (series.includes(' ') && !communities.has(series)) add(series, { kind: 'words' });
  }
  // A developer "Wasl" is not the district Al Wasl, nor is "Nakheel" Al Nakheel where the catalogue has no such developer.
  const developerNames = [...names.developers.map(({ name }) => name), ...developers.flat()];
  const developerKeys = new Set(developerNames.map(nameKey));
  for (const district of districts)
    for (const name of [...shorterPlaceNames(district.name), ...reversedNames(district.name, cities)])
      if (!developerKeys.has(nameKey(name))) add(name, { kind: 'district', id: district.id });
}

/** "The Marina" is a district of Abu Dhabi, but most who type it mean Dubai Marina. */
function districtMeaning(
  { id, name }: Named,
  districts: readonly Named[],
  places: NameGroups['places'],
): Meaning {
  const [, short] = /^the (.+)$/.exec(nameKey(name)) ?? [];
  if (short === undefined) return { kind: 'district', id };
  const aliases = places.find((names) => names.some((alias) => nameKey(alias) === short)) ?? [];
  const keys = new Set([name, ...aliases].map(nameKey));
  // Districts are in the order of their numbers of properties: the first has more.
  const [first = { id }, second] = districts.filter((other) => keys.has(nameKey(other.name)));
  return { kind: 'district', id: first.id, ...(second && { namesake: second.id }) };
}

/** What every name of a community means; one name may be in several districts. */
export function communityMeanings(communities: readonly Community[]): Map<string, CommunityMeaning> {
  const meanings = new Map<string, CommunityMeaning>();
  for (const { name, slug, district_id } of communities)
    for (const form of [name, ...withoutBrackets(name)]) {
      const key = nameKey(form);
      const known = meanings.get(key);
      const generality = generalityOf(key);
      if (known?.slug === slug) known.districts.push(district_id);
      else if (!known && generality !== 'says nothing')
        meanings.set(key, {
          kind: 'community',
          slug,
          districts: [district_id],
          isPart: generality === 'part',
        });
    }
  return meanings;
}

/** Gives all names of a place the meaning of the one that the catalogue uses: a city, else a district, else a community. */
function addPlaceAliases(
  names: Names,
  communities: ReadonlyMap<string, CommunityMeaning>,
  places: NameGroups['places'],
  add: Add,
): void {
  const known = knownPlaces(names, communities);
  for (const aliases of places) {
    const [name = ''] = aliases;
    const meanings = aliases.map((alias) => known.get(nameKey(alias))).filter((found) => found !== undefined);
    // A district named like its city must not replace the city, nor a community another district.
    const ofKind = (wanted: Meaning['kind']) => meanings.find(({ kind }) => kind === wanted);
    const meaning: Meaning = ofKind('city') ??
      ofKind('district') ??
      meanings[0] ?? { kind: 'absent', of: 'place', name };
    for (const alias of aliases) {
      add(alias, meaning);
      // As people dictate it: "j v c", "d i f c".
      if (/^[A-Z]{3,4}$/.test(alias)) add([...alias].join(' '), meaning);
    }
  }
}

/** The places of the catalogue by name; of several with one name, the city, else the one with the most properties. */
function knownPlaces(
  { cities, districts }: Names,
  communities: ReadonlyMap<string, CommunityMeaning>,
): Map<string, Meaning> {
  const options = [
    ...byCount(cities).map(({ id, name }) => ({ name, meaning: { kind: 'city', id } as const })),
    ...byCount(districts).map(({ id, name }) => ({ name, meaning: { kind: 'district', id } as const })),
  ];
  const named = options.flatMap(({ name, meaning }) =>
    [name, ...withoutBrackets(name)].map((form): [string, Meaning] => [nameKey(form), meaning]),
  );
  // The last entry of a key counts.
  return new Map<string, Meaning>([...communities, ...named.reverse()]);
}

/** The words of each place's own name, by the id of a district or the slug of a community. */
export function placeWordsOf({ districts, communities = [] }: Names): Map<number | string, Set<string>> {
  const wordsOf = (name: string) => new Set(nameKey(name).split(' '));
  return new Map<number | string, Set<string>>([
    ...districts.map(({ id, name }) => [id, wordsOf(name)] as const),
    ...communities.map(({ slug, name }) => [slug, wordsOf(name)] as const),
  ]);
}
