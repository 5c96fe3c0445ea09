/*
 * Limits per value, so that no feed or backend can fill a page, the memory or the database. Longer texts and lists are
 * cut and reported. Documented in docs/import.md; the limit of URLs is in `../web-url.ts`, which browsers load too.
 */

/** Characters of a single line such as a name or title. */
export const maxLine = 300;
/** Characters of plain text such as an excerpt. */
export const maxParagraph = 5_000;
/** Characters of a description or article, including markup. */
export const maxHtml = 100_000;
/** Characters of a number, date or coordinates as text; longer ones are rejected. */
export const maxFigure = 100;
/** Characters of a list in one string, such as `a|b|c` or JSON. */
export const maxListText = 500_000;
/** Characters of a list of objects, such as units, in one JSON string. */
export const maxObjectListText = 10_000_000;
/** Entries of a list within a property: images, facilities, plans, payments, tags. */
export const maxEntries = 500;
/** Units of one property. */
export const maxUnits = 10_000;
/** Nesting depth of objects and lists. */
export const maxNesting = 50;
