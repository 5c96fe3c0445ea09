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
