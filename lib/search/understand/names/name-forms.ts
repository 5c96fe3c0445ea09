import type { FilterOption } from '@/lib/catalog/types';
import { nameKey } from '../tokens/tokens';

/* How names of places and developers are written, and which of their words identify them. */

/** The most frequent first. */
export function byCount(options: readonly FilterOption[]): FilterOption[] {
  return [...options].sort((a, b) => (b.count ?? 0) - (a.count ?? 0) || a.id - b.id);
}

/** What a name with brackets says without and within them; empty for one without. */
export function withoutBrackets(name: string): string[] {
  const inside = [...name.matchAll(/\(([^)]*)\)/g)].map(([, text = '']) => text);
  return inside.length > 0 ? [name.replace(/\([^)]*\)/g, ' '), ...inside] : [];
}

/** Words too generic to identify a place alone. */
export const tooGeneral = new Set(
  'city,park,island,islands,gardens,garden,village,south,north,east,west,land,hills,heights,views,first,second,third,fourth,one,two,town,bay,beach,gate,new,old,the,al,residence,residences,tower,towers,estate,villas,villa,lake,lakes,green,golf,sea,house,square,center,creek,harbor,marina,palm,downtown,dubai'.split(
    ',',
  ),
);

/** Whole names that are words of any text: a developer Time Properties, a community Iconic or June. */
export const ordinaryWords = new Set(
  'time,nice,may,june,spring,joy,iconic,urban,major,bold,union,regional,national'.split(','),
);

/** Words for the parts of any district. */
export const partWords = new Set(
  'phase,cluster,block,building,tower,zone,sector,district,street,part,quarter,section,stage,area,community,precinct'.split(
    ',',
  ),
);
/** Together with other general words they describe a wish, not a place: "garden villas", "sea view". */
export const descriptiveWords = new Set('view,views,villa,villas,house,sea'.split(','));

/** A part is "Phase 2", "Tower A" or an ordinary word, which mean nothing without their district. */
export function generalityOf(key: string): 'name' | 'part' | 'says nothing' {
  const own = key.split(' ').filter((word) => word !== 'the' && word !== 'al');
  if (own.length === 1 && ordinaryWords.has(own[0] ?? '')) return 'part';
  const isNumber = (word: string) => /^\d+$/.test(word) || [...word].length < 2;
  if (own.every((word) => isNumber(word) || partWords.has(word)))
    return own.length > 1 && own.some((word) => partWords.has(word)) ? 'part' : 'says nothing';
  const isGeneral = own.every((word) => tooGeneral.has(word) || descriptiveWords.has(word) || isNumber(word));
  // "Harbour Views 2" is a tower, "harbour views" a wish.
  const isNumbered = own.length > 2 && isNumber(own.at(-1) ?? '');
  const isWish = own.length === 1 || (!isNumbered && own.some((word) => descriptiveWords.has(word)));
  return isGeneral && isWish ? 'says nothing' : 'name';
}

/** Shorter forms that still identify a place: "Al Barsha" as "Barsha", "Bluewaters Island" as "Bluewaters". */
export function shorterPlaceNames(name: string): string[] {
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
export function reversedNames(name: string, cities: readonly FilterOption[]): string[] {
  const [first, second, ...others] = nameKey(name).split(' ');
  if (!first || !second || others.length > 0) return [];
  return cities.some((city) => [first, second].includes(nameKey(city.name))) ? [] : [`${second} ${first}`];
}

/** Shorter beginnings of a word may be other words. */
const minCutShort = 5;

/** Whether a word is the beginning of one of a name's, such as the "estat" of "dubai hills estat". */
export function isCutShort(word: string, nameWords: ReadonlySet<string>): boolean {
  return (
    word.length >= minCutShort && [...nameWords].some((own) => own.startsWith(word) && own !== `${word}s`)
  );
}
