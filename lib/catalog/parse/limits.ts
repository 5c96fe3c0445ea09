/*
 * The most that is read of one value, so that no feed or backend can fill a page, the memory or the database. Longer
 * texts are cut, longer lists end early, and both are reported. docs/import.md lists them for operators.
 */

/** Characters of a name, a title or another single line. */
export const maxLine = 300;
/** Characters of plain text of several sentences, such as an excerpt. */
export const maxParagraph = 5_000;
/** Characters of a description or an article, markup included. */
export const maxHtml = 100_000;
/** Characters of a number, a date or coordinates written as text; longer ones are unreadable. */
export const maxFigure = 100;
/** Characters of a web address or of the path of a picture; longer ones are refused. */
export const maxAddress = 2_000;
/** Characters of a list that comes as one text, such as `a|b|c` or JSON. */
export const maxListText = 500_000;
/** Entries of a list inside of a listing: pictures, facilities, plans, payments, tags. */
export const maxEntries = 500;
/** Units of one listing. */
export const maxUnits = 10_000;
/** Levels of objects and lists within each other. */
export const maxNesting = 50;
