import type { Community, FilterOption, FilterOptions, Named } from '@/lib/catalog/types';
import { keysOf } from '@/lib/typed-keys';
import type { SortValue } from '../sort-options';
import { singularOrPlural } from '../words';
import type { Alias } from './alias-kinds';
import { fillerWords } from './filler-words';
import { marketTerms } from './market-terms';
import { currentNames, type NameGroups } from './name-groups';
import { orderWords } from './order-words';
import { termWords } from './sale-terms';
import { propertyStatusFamilies, type StatusFamily, salesStatusFamilies } from './status-words';
import { nameKey } from './tokens';
import { type TypeFamily, typeFamilies, wideTypeWords } from './type-words';
import { wishPhrases } from './wishes';

/** The meaning of a phrase; `words` for a name without a filter in this catalogue, `filler` for one without meaning. */
export type Meaning =
  | { kind: 'city' | 'district' | 'developer'; id: number }
  | Place
  | { kind: 'property_type' | 'property_status' | 'sales_status'; ids: number[] }
  | { kind: keyof typeof termWords }
  | { kind: 'studio' }
  | { kind: 'order'; order: SortValue }
  | { kind: 'words' }
  | { kind: 'filler' };

/** A community with the districts that have it. A part, such as "Phase 2", means something only with its district. */
export type Place = { kind: 'community'; slug: string; districts: (number | null)[]; isPart: boolean };

export type Vocabulary = {
  /** Known phrases by key (`nameKey`). */
  phrases: Map<string, Meaning>;
  longest: number;
  /** The words of a place's own name, by the id of a district or the slug of a community. */
  placeWords: Map<number | string, Set<string>>;
};

/** The filter options that words can refer to. */
export type Names = Pick<
  FilterOptions,
  | 'property_types'
  | 'property_statuses'
  | 'sales_statuses'
  | 'cities'
  | 'districts'
  | 'developers'
  | 'communities'
>;

const remembered = new WeakMap<Names, { of: NameGroups; vocabulary: Vocabulary }>();

/** The vocabulary of a catalogue: its names, their aliases, and words for types and statuses. */
export function vocabularyOf(names: Names): Vocabulary {
  const of = currentNames();
  const known = remembered.get(names);
  if (known?.of === of) return known.vocabulary;
  const vocabulary = buildVocabulary(names, of);
  remembered.set(names, { of, vocabulary });
  return vocabulary;
}

function buildVocabulary(names: Names, groups: NameGroups): Vocabulary {
  const phrases = new Map<string, Meaning>();
  // The first meaning of a phrase wins, so the most certain come first.
  const add = (phrase: string, meaning: Meaning) => {
    const key = nameKey(phrase);
    if (key && !phrases.has(key)) phrases.set(key, meaning);
  };
  const cities = byCount(names.cities);
  const districts = byCount(names.districts);
  const developers = byCount(names.developers);
  const communities = communityMeanings(names.communities ?? []);

  for (const alias of groups.entered) addEntered(names, alias, add);
  for (const city of cities) add(city.name, { kind: 'city', id: city.id });
  for (const district of districts) add(district.name, { kind: 'district', id: district.id });
  addPlaceAliases(names, communities, groups.places, add);
  // A developer "Wasl" is not the district Al Wasl.
  const developerKeys = new Set(developers.map(({ name }) => nameKey(name)));
  for (const district of districts)
    for (const name of [...shorterPlaceNames(district.name), ...turnedRound(district.name, cities)])
      if (!developerKeys.has(nameKey(name))) add(name, { kind: 'district', id: district.id });

  add('studio', { kind: 'studio' });
  for (const word of studioWords) add(word, { kind: 'studio' });
  for (const [family, ids] of typesByFamily(names.property_types))
    for (const word of family.words)
      for (const form of [word, `type ${word}`])
        add(form, ids.length > 0 ? { kind: 'property_type', ids } : { kind: 'words' });
  addWideTypes(names.property_types, add);
  for (const type of names.property_types) add(type.name, { kind: 'property_type', ids: [type.id] });

  addStatuses('property_status', propertyStatusFamilies, names.property_statuses, add);
  addStatuses('sales_status', salesStatusFamilies, names.sales_statuses, add);
  for (const kind of ['post_delivery', 'guarantee_rental_guarantee'] as const)
    for (const word of termWords[kind]) add(word, { kind });

  for (const developer of developers) add(developer.name, { kind: 'developer', id: developer.id });
  addShorterDevelopers(developers, add);
  addDeveloperAliases(groups.developers, phrases, add);
  for (const [name, meaning] of communities) add(name, meaning);
  for (const order of keysOf(orderWords))
    for (const word of orderWords[order]) add(word, { kind: 'order', order });
  for (const phrase of [...wishPhrases, ...longTerms]) add(phrase, { kind: 'words' });
  for (const word of fillerWords) add(word, { kind: 'filler' });
  for (const { words } of [...propertyStatusFamilies, ...salesStatusFamilies])
    for (const word of words) add(word, { kind: 'words' });

  addPlurals(phrases);
  addJoined(phrases);

  const longest = Math.max(0, ...[...phrases.keys()].map((key) => key.split(' ').length));
  const placeWords = new Map<number | string, Set<string>>();
  for (const { id, name } of districts) placeWords.set(id, new Set(nameKey(name).split(' ')));
  for (const { slug, name } of names.communities ?? [])
    placeWords.set(slug, new Set(nameKey(name).split(' ')));
  return { phrases, longest, placeWords };
}

/** What every name of a community means; one name may be in several districts. */
function communityMeanings(communities: readonly Community[]): Map<string, Place> {
  const meanings = new Map<string, Place>();
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

type Add = (phrase: string, meaning: Meaning) => void;

const studioWords = [
  'studios',
  'studio apartment',
  'studio apartments',
  'studio flat',
  'bachelor',
  'استوديو',
  'ستوديو',
  'استودیو',
  'студия',
  'студию',
  'студии',
  '单间',
  '开间',
  '单身公寓',
  'istudio',
  'estudio',
  'studyo',
  'studiya',
  'studiyu',
  'studia',
  'studioo',
  '1 rk',
  'rk',
];

function byCount(options: readonly FilterOption[]): FilterOption[] {
  return [...options].sort((a, b) => (b.count ?? 0) - (a.count ?? 0) || a.id - b.id);
}

/** Adds an alias of the desk when the catalogue has the name that it stands for. */
function addEntered(
  { cities, districts, developers }: Names,
  { kind, alias, name, city }: Alias,
  add: Add,
): void {
  const key = nameKey(name);
  const cityId = cities.find((option) => nameKey(option.name) === nameKey(city ?? ''))?.id;
  const options = {
    city: cities,
    developer: developers,
    district: city === null ? districts : districts.filter((district) => district.city_id === cityId),
  }[kind];
  const meant = byCount(options).find((option) => nameKey(option.name) === key);
  if (meant) add(alias, { kind, id: meant.id });
}

/** Market terms of several words stay together with the fillers among them: "return on investment". */
const longTerms = marketTerms.flat().filter((term) => term.includes(' '));

/** Places with one of their words in plural or singular: "sport city", "jumeirah lake towers". */
function addPlurals(phrases: Vocabulary['phrases']): void {
  for (const [key, meaning] of [...phrases]) {
    const parts = key.split(' ');
    if (parts.length < 2 || !['city', 'district'].includes(meaning.kind)) continue;
    for (const [index, part] of parts.entries()) {
      const other = part.length > 3 ? singularOrPlural(part) : null;
      const form = other && parts.with(index, other).join(' ');
      if (form && !phrases.has(form) && !isOrdinary(form, phrases)) phrases.set(form, meaning);
    }
  }
}

/** "The villas", "golf view" and "the hill" describe homes more often than they name The Villa, Golf Views, The Hills. */
function isOrdinary(form: string, phrases: Vocabulary['phrases']): boolean {
  const own = form.split(' ').filter((word) => word !== 'the' && word !== 'al');
  if (/ views?$/.test(form) || (form.startsWith('the ') && own.length === 1)) return true;
  const isAny = (is: (word: string) => boolean) => (word: string) =>
    is(word) || is(singularOrPlural(word) ?? word);
  const isOfHomes = isAny(
    (word) => wishWords.has(word) || ['property_type', 'studio'].includes(phrases.get(word)?.kind ?? ''),
  );
  const isGeneral = isAny((word) => tooGeneral.has(word));
  const namesCity = own.some((word) => phrases.get(word)?.kind === 'city');
  return (
    own.every((word) => isOfHomes(word) || isGeneral(word)) &&
    (!namesCity || own.some((word) => isOfHomes(word)))
  );
}

const minJoinedLength = 6;

/** Names written as one word: "palmjumeirah". */
function addJoined(phrases: Vocabulary['phrases']): void {
  for (const [key, meaning] of [...phrases]) {
    const joined = key.replaceAll(' ', '');
    const isName = ['city', 'district', 'developer'].includes(meaning.kind) && !/\d/.test(key);
    if (isName && joined.length >= minJoinedLength && !phrases.has(joined)) phrases.set(joined, meaning);
  }
}

/** Maps every name of a place to the option with the most properties, else to the community. */
function addPlaceAliases(
  { cities, districts }: Names,
  communities: ReadonlyMap<string, Place>,
  places: NameGroups['places'],
  add: Add,
): void {
  const byKey = new Map<string, Meaning>();
  for (const [kind, options] of [
    ['city', byCount(cities)] as const,
    ['district', byCount(districts)] as const,
  ])
    for (const { id, name } of options)
      for (const form of [name, ...withoutBrackets(name)]) {
        const key = nameKey(form);
        if (!byKey.has(key)) byKey.set(key, { kind, id });
      }
  for (const [key, meaning] of communities) if (!byKey.has(key)) byKey.set(key, meaning);
  for (const aliases of places) {
    const meanings = aliases.map((alias) => byKey.get(nameKey(alias))).filter((found) => found !== undefined);
    // A district named like its city must not replace the city, nor a community another district.
    const ofKind = (wanted: Meaning['kind']) => meanings.find(({ kind }) => kind === wanted);
    const meaning = ofKind('city') ?? ofKind('district') ?? meanings[0] ?? { kind: 'words' as const };
    for (const alias of aliases) add(alias, meaning);
  }
}

function withoutBrackets(name: string): string[] {
  const inside = [...name.matchAll(/\(([^)]*)\)/g)].map(([, text = '']) => text);
  return inside.length > 0 ? [name.replace(/\([^)]*\)/g, ' '), ...inside] : [];
}

/** Words too generic to identify a place alone. */
const tooGeneral = new Set(
  'city,park,island,islands,gardens,garden,village,south,north,east,west,land,hills,heights,views,first,second,third,fourth,one,two,town,bay,beach,gate,new,old,the,al,residence,residences,tower,towers,estate,villas,villa,lake,lakes,golf,sea,house,square,center,creek,harbor,marina,palm,downtown,dubai'.split(
    ',',
  ),
);

/** Words for the parts of any district. */
const partWords = new Set(
  'phase,cluster,block,building,tower,zone,sector,district,street,part,quarter,section,stage,area,community,precinct'.split(
    ',',
  ),
);
/** Together with other general words they describe a wish, not a place: "garden villas", "sea view". */
const wishWords = new Set('view,views,villa,villas,house,sea'.split(','));

/** A part is "Phase 2" or "Tower A", which say nothing without their district. */
function generalityOf(key: string): 'name' | 'part' | 'says nothing' {
  const own = key.split(' ').filter((word) => word !== 'the' && word !== 'al');
  const isNumber = (word: string) => /^\d+$/.test(word) || [...word].length < 2;
  if (own.every((word) => isNumber(word) || partWords.has(word)))
    return own.length > 1 && own.some((word) => partWords.has(word)) ? 'part' : 'says nothing';
  const isGeneral = own.every((word) => tooGeneral.has(word) || wishWords.has(word) || isNumber(word));
  return isGeneral && (own.length === 1 || own.some((word) => wishWords.has(word))) ? 'says nothing' : 'name';
}

function shorterPlaceNames(name: string): string[] {
  const forms = [name, ...withoutBrackets(name)].map(nameKey);
  const shorter = forms.flatMap((form) => {
    const core = form.replace(/^the /, '').replace(/^al /, '');
    return [
      core,
      core.replace(/ (islands?|estates?|community|district)$/, ''),
      form.replace(/^dubai | dubai$/, ''),
    ];
  });
  return [...forms, ...shorter].filter(
    (form) => !tooGeneral.has(form) && !/^\d+$/.test(form) && form.length >= 2,
  );
}

/** "Jumeirah Palm", which would otherwise be the district Jumeirah; not "Marina Dubai", which names the city. */
function turnedRound(name: string, cities: readonly FilterOption[]): string[] {
  const [first, second, ...others] = nameKey(name).split(' ');
  if (!first || !second || others.length > 0) return [];
  return cities.some((city) => [first, second].includes(nameKey(city.name))) ? [] : [`${second} ${first}`];
}

const companyWords =
  /\b(properties|property|developments?|developers?|group|holdings?|real estate|realty|estates?|llc|l l c|pjsc|fzco|fze|co|company|international|investments?|luxury|living|homes)\b/g;

/** "Emaar Properties" is also "Emaar", unless several developers share that word. */
function addShorterDevelopers(developers: FilterOption[], add: Add): void {
  const shorter = new Map<string, number[]>();
  for (const { id, name } of developers) {
    for (const form of [name, ...withoutBrackets(name)].map(nameKey)) {
      const core = form.replace(companyWords, ' ').replace(/\s+/g, ' ').trim();
      if (core.length < 3 || core === form || tooGeneral.has(core)) continue;
      shorter.set(core, [...new Set([...(shorter.get(core) ?? []), id])]);
    }
  }
  for (const [core, [id, ...others]] of shorter)
    if (id !== undefined && others.length === 0) add(core, { kind: 'developer', id });
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

function addWideTypes(types: readonly Named[], add: Add): void {
  const families = typesByFamily(types);
  for (const { words, families: named } of wideTypeWords) {
    const ids = families
      .filter(
        ([
          {
            words: [first = ''],
          },
        ]) => named.includes(first),
      )
      .flatMap(([, found]) => found);
    for (const word of words) add(word, ids.length > 0 ? { kind: 'property_type', ids } : { kind: 'words' });
  }
}

function addStatuses(
  kind: 'property_status' | 'sales_status',
  families: readonly StatusFamily[],
  options: readonly Named[],
  add: Add,
): void {
  for (const { names, words } of families) {
    const keys = new Set(names.map(nameKey));
    const ids = options
      .filter(({ name }) => keys.has(nameKey(name.replaceAll('_', ' '))))
      .map(({ id }) => id);
    for (const word of words) if (ids.length > 0) add(word, { kind, ids });
  }
  for (const { id, name } of options) add(name.replaceAll('_', ' '), { kind, ids: [id] });
}
