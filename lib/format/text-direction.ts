const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/**
 * Direction and language of a text whose first letter is of a right-to-left script. Unlike `dir="auto"`, styles can
 * select it. None for other texts: an attribute without a value would still be in the data of each page.
 */
export function textAttributes(text: string): { dir: 'rtl'; lang?: 'ar' | 'fa' } | undefined {
  const first = /\p{L}/u.exec(text)?.[0] ?? '';
  if (/\p{Script=Hebrew}/u.test(first)) return { dir: 'rtl' };
  if (!/\p{Script=Arabic}/u.test(first)) return undefined;
  // Letters that Arabic lacks.
  return { dir: 'rtl', lang: /[پچژگ]/.test(text) ? 'fa' : 'ar' };
}

/** Tags that separate lines in sanitised HTML. */
const lineTag = /(<\/?(?:p|br|li|[ou]l|h[2-4]|blockquote|fig\w+|caption|t[dhr])\b[^<>]*>)/;

/**
 * The HTML of a right-to-left text with a mark before lines that only begin with a Latin name. Styles set each line by its
 * first letter, so that translations in English read from left to right.
 */
export function markLines(html: string): string {
  const lines = html.split(lineTag);
  return lines.map((line) => (beginsWithName(line) ? `\u200f${line}` : line)).join('');
}

/** Whether a line that begins with a Latin letter is in a right-to-left script for a quarter or more. */
function beginsWithName(line: string): boolean {
  const letters = line.replace(/<[^<>]*>|&\w+;|\P{L}/gu, '');
  const other = letters.replace(/\p{Script=Latin}/gu, '');
  return (
    !rightToLeft.test(letters.charAt(0)) && rightToLeft.test(other) && other.length * 4 >= letters.length
  );
}
