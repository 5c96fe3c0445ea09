import type { PropertyRecord } from '@/lib/catalog/record';
import { fold } from '@/lib/search/words/fold';

/** `notWith`: words that could mean another type. */
type TitleType = { name: string; pattern: RegExp; notWith?: RegExp };

const ofSharedBuildings = /\b(?:towers?|residences?)\b/;
const types: readonly TitleType[] = [
  { name: 'Apartment', pattern: /\b(?:apartments?|apts?)\b/g },
  { name: 'Villa', pattern: /\bvillas?\b/g, notWith: ofSharedBuildings },
  { name: 'Townhouse', pattern: /\btown[ -]?(?:house|home)s?\b/g, notWith: ofSharedBuildings },
  { name: 'Penthouse', pattern: /\bpent[ -]?houses?\b/g },
];
/** A duplex or a loft is missing here, because it is a layout of several types. */
const otherTypes =
  /\b(?:mansions?|palaces?|bungalows?|plots?|lands?|buildings?|compounds?|offices?|shops?|retail|stores?|warehouses?|flats?|studios?|condos?|hotels?|serviced|labou?r|staff)\b/;
/** "Lofts & townhouses", "near villas" */
const unclearBefore =
  /(?:[&+/]|\b(?:and|or|not|no|like|than)(?: the| a)?|\b(?:near|next to|close to|opposite|from|above|below|beside|behind|facing|overlooking|between)(?: [^ ,]+){0,3}) ?$/;
/** "Villa view", "townhouse style" */
const unclearAfter =
  /^(?: ?[&/]|[ -](?:and|or|views?|style|styled|like|living|lifestyle|community|communities|cluster|level|sized?|feel|look|facing|opposite|side|access|garden|park|square)\b)/;
/** "Villa Pera" is a tower. */
const buildingName =
  /(?:^|[,|/:;•-] ?)villa (?!(?:for|in|with|at|on|by|to|from|of|is|available|includes|including)\b)[a-z]/;

/** The type that a title names, as in "Damac Lagoons Villas"; null when it names none or could mean another. */
export function typeInTitle({
  title,
  developer,
  district,
  community,
}: Pick<PropertyRecord, 'title' | 'developer' | 'district' | 'community'>): string | null {
  let text = fold(title);
  // Places and developers can be named after a type: "2 bed in The Villa".
  for (const name of [developer, district, community]) if (name) text = text.replaceAll(fold(name), ' , ');
  const [found, ...others] = types.filter(({ pattern }) => text.search(pattern) >= 0);
  if (!found || others.length > 0 || otherTypes.test(text)) return null;
  const { name, pattern, notWith } = found;
  if (buildingName.test(text) || notWith?.test(text)) return null;
  const isClear = [...text.matchAll(pattern)].every(
    ({ 0: word, index }) =>
      !unclearBefore.test(text.slice(0, index)) && !unclearAfter.test(text.slice(index + word.length)),
  );
  return isClear ? name : null;
}
