import { singularOrPlural, withoutApostrophes } from '@/lib/search/words/split-words';
import { keysOf } from '@/lib/typed-keys';
import type { Add, Meaning, Names, Vocabulary } from '../meaning';
import { nameKey, ones } from '../tokens/tokens';
import { fillerWords } from '../word-lists/filler-words';
import { marketTerms } from '../word-lists/market-terms';
import { orderWords } from '../word-lists/order-words';
import { outlooks } from '../word-lists/outlooks';
import { termWords } from '../word-lists/sale-terms';
import { propertyStatusFamilies, salesStatusFamilies } from '../word-lists/status-words';
import { wishPhrases } from '../word-lists/wish-words';
import { addAbsentDevelopers, addDevelopers } from './add-developers';
import { addPlaces, communityMeanings, placeWordsOf } from './add-places';
import { addStatuses, addTypes } from './add-types';
import type { Alias } from './alias-kinds';
import { byCount, descriptiveWords, tooGeneral } from './name-forms';
import { currentNames, type NameGroups } from './name-groups';

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
    for (const form of [phrase, withoutApostrophes(phrase)]) {
      const key = nameKey(form ?? '');
      if (key && !phrases.has(key)) phrases.set(key, meaning);
    }
  };
  const communities = communityMeanings(names.communities ?? []);

  for (const alias of groups.entered) addEntered(names, alias, add);
  addPlaces(names, communities, groups, add);
  addTypes(names.property_types, add);
  addStatuses('property_status', propertyStatusFamilies, names.property_statuses, add);
  addStatuses('sales_status', salesStatusFamilies, names.sales_statuses, add);
  for (const kind of keysOf(termWords)) for (const word of termWords[kind]) add(word, { kind });

  addDevelopers(names.developers, groups.developers, phrases, add);
  for (const [name, meaning] of communities) add(name, meaning);
  for (const order of keysOf(orderWords))
    for (const word of orderWords[order]) add(word, { kind: 'order', order });
  for (const outlook of outlooks) {
    const outlookOn = phrases.get(nameKey(outlook.place));
    for (const phrase of outlook.phrases) add(phrase, { kind: 'words', ...(outlookOn && { outlookOn }) });
  }
  for (const phrase of [...wishPhrases, ...longTerms]) add(phrase, { kind: 'words' });
  for (const word of fillerWords) add(word, { kind: 'filler' });
  for (const { words } of [...propertyStatusFamilies, ...salesStatusFamilies])
    for (const word of words) add(word, { kind: 'words' });
  addAbsentDevelopers(groups.developers, add);

  addPlurals(phrases);
  addSpoken(phrases);
  addJoined(phrases);

  const longest = Math.max(0, ...[...phrases.keys()].map((key) => key.split(' ').length));
  return { phrases, longest, placeWords: placeWordsOf(names) };
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
    (word) =>
      descriptiveWords.has(word) || ['property_type', 'studio'].includes(phrases.get(word)?.kind ?? ''),
  );
  const isGeneral = isAny((word) => tooGeneral.has(word));
  const namesCity = own.some((word) => phrases.get(word)?.kind === 'city');
  return (
    own.every((word) => isOfHomes(word) || isGeneral(word)) &&
    (!namesCity || own.some((word) => isOfHomes(word)))
  );
}

const minJoinedLength = 6;

/** Numbered places as people say them: "damac hills two". */
function addSpoken(phrases: Vocabulary['phrases']): void {
  for (const [key, meaning] of [...phrases]) {
    const [, name, digit = ''] = /^(\D+ )([1-9])$/.exec(key) ?? [];
    const form = name && `${name}${ones[Number(digit) - 1]}`;
    const isPlace = ['city', 'district', 'community'].includes(meaning.kind) || isAbsentPlace(meaning);
    if (form && isPlace && !phrases.has(form)) phrases.set(form, meaning);
  }
}

/** Names written as one word, or with their article attached: "palmjumeirah", "damachills2", "tilal alghaf". */
function addJoined(phrases: Vocabulary['phrases']): void {
  for (const [key, meaning] of [...phrases]) {
    const isPlace = ['city', 'district'].includes(meaning.kind) || isAbsentPlace(meaning);
    if (!(isPlace || meaning.kind === 'developer') || /\d(?!$)/.test(key)) continue;
    const attached = isPlace && key.includes('al ') ? key.replace(/(?<!\S)al /g, 'al') : key;
    for (const form of [key.replace(/ (?!\d)/g, ''), attached])
      if (form.length >= minJoinedLength && !phrases.has(form)) phrases.set(form, meaning);
  }
}

function isAbsentPlace(meaning: Meaning): boolean {
  return meaning.kind === 'absent' && meaning.of === 'place';
}
