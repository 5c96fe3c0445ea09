/** The direction of a text by its first letter, like `dir="auto"`, which styles cannot select. */
export function textDirection(text: string): 'ltr' | 'rtl' {
  return /[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(firstLetter(text)) ? 'rtl' : 'ltr';
}

/**
 * Direction and language of a text that begins in a right-to-left script. None for other texts: an attribute without a
 * value would still be in the data of each page.
 */
export function textAttributes(text: string): { dir: 'rtl'; lang?: 'ar' | 'fa' } | undefined {
  if (textDirection(text) === 'ltr') return undefined;
  if (!/\p{Script=Arabic}/u.test(firstLetter(text))) return { dir: 'rtl' };
  // Letters that Arabic lacks.
  return { dir: 'rtl', lang: /[پچژگ]/.test(text) ? 'fa' : 'ar' };
}

function firstLetter(text: string): string {
  return /\p{L}/u.exec(text)?.[0] ?? '';
}
