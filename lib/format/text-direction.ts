/** The direction of a text by its first letter, like `dir="auto"`, which styles cannot select. */
export function textDirection(text: string): 'ltr' | 'rtl' {
  return /[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(firstLetter(text)) ? 'rtl' : 'ltr';
}

/** The language of a text that begins in Arabic script: Persian with one of the letters that Arabic lacks. */
export function textLanguage(text: string): 'ar' | 'fa' | undefined {
  if (!/\p{Script=Arabic}/u.test(firstLetter(text))) return undefined;
  return /[پچژگ]/.test(text) ? 'fa' : 'ar';
}

function firstLetter(text: string): string {
  return /\p{L}/u.exec(text)?.[0] ?? '';
}
