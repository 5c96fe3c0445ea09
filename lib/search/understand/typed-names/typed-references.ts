import type { Vocabulary } from '../meaning';
import { nameKey } from '../tokens/tokens';

/* References of properties in a typed text. */

/** A part of a text. */
export type Span = { start: number; end: number };

/** "Ref 123456", "property no. 9876543"; "permit 71234567", whose longer numbers are found as words */
const labelledNumber =
  /(?<![\p{L}\d])(?:(?:permit|trakheesi|rera|brn|orn)(?: (?:permit|no|number|id))*[\s.:#-]{0,3}\d{5,9}(?!\d),?|(?:ref(?:erence)?|id|code|(?:listing|property|unit) (?:id|ref|code|no|number))(?: (?:no|number|id|code))?[\s.:#-]{0,3}\d{5,}(?!\d),?)/giu;

/**
 * References such as "R-100" or "HN-1042" stay whole: letters, optional sign, at least two digits. So do addresses with
 * the number of a listing and numbers after "ref" or "permit", which are not prices.
 */
export function referenceSpans(text: string, vocabulary: Vocabulary): Span[] {
  const labelled = [...text.matchAll(labelledNumber)].map(({ 0: { length }, index }) => ({
    start: index,
    end: index + length,
  }));
  const written = [...text.matchAll(/\S+/g)].flatMap((match) => {
    const [chunk] = match;
    const isReference =
      /^[a-z]{1,8}[-_/#]?\d{2,}[a-z\d]*(?:[-_/][a-z\d]+)*$/i.test(chunk) ||
      /^[a-z]{1,8}[-_/][a-z]{0,6}[-_/]?\d+(?:[-_/][a-z\d]+)*$/i.test(chunk);
    const isAddress = /^(?:https?:\/\/|www\.)\S*\d{5}/i.test(chunk);
    const isAmount =
      /^(?:aed|usd|dhs|eur|gbp|inr|under|below|over|above|max|min|upto|budget|price)[\d.,]+[a-z]*$|^q\d/i.test(
        chunk,
      ) || isNameWithAmount(chunk, vocabulary);
    const isRooms = /^(?:beds?|bedrooms?|bds?|br|bhk|rooms?|baths?|ba|bathrooms?)[-/]\d$/i.test(chunk);
    return isAddress || (isReference && !isAmount && !isRooms)
      ? [{ start: match.index, end: match.index + chunk.length }]
      : [];
  });
  return [...labelled, ...written];
}

/** "Jvc900k", "villa20m" and "size1200sqft", unlike the reference "ABC20M". */
function isNameWithAmount(chunk: string, { phrases }: Vocabulary): boolean {
  const [, name = '', unit = ''] = /^([a-z]{3,8})\d{2,}(k|m|mn|mln|mil|million|sqft|sqm)$/i.exec(chunk) ?? [];
  const kind = phrases.get(nameKey(name))?.kind ?? '';
  const names = ['district', 'community', 'developer', 'absent', 'property_type', 'studio'];
  return unit.length > 2 || names.includes(kind);
}

/** Properties are found by it as a word, because it is stored among their names. */
export const permitNumber = /(?<!\d)\d{10,11}(?!\d)/;
const maxReferences = 3;

/** Possible references: the number of "ref 1042" and "property id: 77", "hn 1042" of "is hn 1042 sold". */
export function possibleReferences(text: string): string[] {
  const named =
    /^(?:property |listing )?(?:ref(?:erence)?|id|code|permit|listing|property)\b(?: ?(?:no|number|id|code))?[\s.:#-]*((?=.*\d)[\w/-]{1,40}(?: [\w/-]{1,20})?)$/i.exec(
      text.trim(),
    )?.[1];
  const written = [
    ...text.matchAll(/(?<![\w/-])[a-z]{1,6}[ #.-]?(?:[a-z]{1,4}-)?\d{2,8}(?![\w/%]|[.,]\d)/gi),
  ].map(([found]) => found);
  return [...new Set([...(named ? [named] : []), ...written])]
    .filter((found) => found !== text.trim())
    .slice(0, maxReferences);
}
