import { splitList } from '@/lib/format/split-list';
import { keysOf } from '@/lib/typed-keys';

/** Languages recognised by their script; enquiries in them go to advisors who speak them. Shared with the browser. */
export const languageNames = {
  ar: 'Arabic',
  fa: 'Persian',
  ur: 'Urdu',
  ru: 'Russian',
  zh: 'Chinese',
  hi: 'Hindi',
} as const;
export type Language = keyof typeof languageNames;

const codes = keysOf(languageNames);

/** The known codes in a list; others are dropped. */
export function readLanguages(values: unknown[]): Language[] {
  return codes.filter((code) => values.includes(code));
}

/** The names of languages, as one text. */
export function languagesText(languages: readonly Language[]): string {
  return languages.map((code) => languageNames[code]).join(', ');
}

/** The languages named in a comma-separated text; unknown names are dropped. */
export function readLanguageNames(text: string): Language[] {
  const names = splitList(text);
  return codes.filter((code) => names.includes(languageNames[code]));
}

/** Share of a text's letters that must be of one script; below half, because place names are often in Latin script. */
const enough = 0.3;

/** The language of a text by its script; null for Latin script and for texts without letters. */
export function languageOf(text: string): Language | null {
  const letters = count(text, /\p{L}/gu);
  const isMostly = (script: RegExp) => letters > 0 && count(text, script) / letters >= enough;
  if (isMostly(/\p{Script=Arabic}/gu)) {
    if (/[ٹڈڑےں]/.test(text)) return 'ur';
    return /[پچژگکی]/.test(text) ? 'fa' : 'ar';
  }
  if (isMostly(/\p{Script=Cyrillic}/gu)) return 'ru';
  if (isMostly(/\p{Script=Han}/gu)) return 'zh';
  return isMostly(/\p{Script=Devanagari}/gu) ? 'hi' : null;
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}
