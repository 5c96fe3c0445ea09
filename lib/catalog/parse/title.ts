/**
 * Makes titles of feeds such as "VACANT | HIGH ROI | 2BR" readable: words in capitals become title case, bars between
 * parts become commas, and a small first word gets a capital. Names, acronyms and intended mixed case are kept.
 */
export function readableTitle(title: string): string {
  if (!/[A-Za-z]/.test(title)) return title;
  const parts = partsOf(title);
  const isDivided = parts.length > 1 || bar.test(title);
  const isShouted = isAllCaps(title);
  const recased = parts.map((part) => recasePart(part, isDivided, isShouted || isAllCaps(part)));
  return (recased.length > 0 ? recased.join(', ') : title).replace(/^\p{Ll}+(?=\s)/u, capitalised);
}

/** Bars and drawn marks such as ◆, ☆ and ✿, which feeds put between the parts of a title. */
const bar = /[|¦｜•\u25a0-\u27bf]/;
const bars = new RegExp(bar, 'g');
const loneBar = /(?<=[^\s|]\s)[Il](?=\s)/g;
const edge = /[\s,;/*–-]/;

/** The parts between bars. "I", "l", "/", "\", "*", "~" and "=" are bars when a title uses them repeatedly. */
function partsOf(title: string): string[] {
  let text = title.replace(bars, '|').replace(/\s_\s/g, '|');
  if (text.includes('|') || count(text, loneBar) > 1) text = text.replace(loneBar, '|').replace(/\sI$/, '');
  for (const mark of [/\s\/\s/g, /\s\\(?=\s|$)/g, /\s\*/g, /\s~\s/g, /\s=\s/g])
    if (count(text, mark) > 1) text = text.replace(mark, '|');
  const isDivided = text.includes('|');
  return text
    .split('|')
    .map(trimmed)
    .map((part) => (isDivided ? part.replace(/(?<=\p{L})\.$/u, '') : part))
    .filter(Boolean);
}

function count(text: string, pattern: RegExp): number {
  return [...text.matchAll(pattern)].length;
}

/** The part without white space and marks at its ends. */
function trimmed(part: string): string {
  let start = 0;
  let end = part.length;
  while (start < end && edge.test(part.charAt(start))) start += 1;
  while (end > start && edge.test(part.charAt(end - 1))) end -= 1;
  return part.slice(start, end);
}

const word = /[\p{L}\p{N}]+(?:['’.&][\p{L}\p{N}]+)*/gu;

function recasePart(part: string, isDivided: boolean, isShouted: boolean): string {
  if (!isShouted && !isDivided) return part;
  return part.replace(word, (found, at: number) => {
    if (/\p{Ll}/u.test(found)) return isDivided && /^\p{Ll}+$/u.test(found) ? lowerWord(found, at) : found;
    return isShouted ? capitalWord(found, at) : found;
  });
}

/** Whether a part is in capitals: most of its letters, and a word that is not just an acronym. */
function isAllCaps(part: string): boolean {
  const capitals = part.match(/\p{Lu}/gu)?.length ?? 0;
  const small = part.match(/\p{Ll}/gu)?.length ?? 0;
  if (capitals <= 0.7 * (capitals + small)) return false;
  return (part.match(word) ?? []).some((found) => /^\p{Lu}{4,}$/u.test(found) && !isAcronym(found));
}

const smallWords = new Set('a an and at by de del for from in of on or the to with'.split(' '));

const acronyms = new Set(
  (
    'ADGM AED AI BHK BUA DAMAC DIFC DIP DLD DSO EOI EUR JVC JVT JLT JBR KAI MAG MBR MBRC OP PHPP RAK RERA ROI ' +
    'SAOTA TECOM UAE UK USA USD VAT VIP VOT XL XXL XS'
  ).split(' '),
);

const spellings: Record<string, string> = { BLVD: 'Blvd', FT: 'ft', MIN: 'min', SQ: 'sq', SQFT: 'sq ft' };

function isAcronym(found: string): boolean {
  return acronyms.has(found) || isRoman(found) || /^[^AEIOUY]{1,5}$/.test(found);
}

function isRoman(found: string): boolean {
  return /^(?:X{0,3})(?:IX|IV|V?I{0,3})$/.test(found) && found.length > 0;
}

function lowerWord(found: string, at: number): string {
  if (smallWords.has(found) && at > 0) return found;
  return found === 'sqft' ? 'sq ft' : capitalised(found);
}

function capitalWord(found: string, at: number): string {
  const lower = found.toLowerCase();
  if (Object.hasOwn(spellings, found)) return spellings[found] ?? found;
  if (smallWords.has(lower)) return at > 0 ? lower : capitalised(found);
  if (/^\d+(?:ST|ND|RD|TH)$/.test(found)) return lower;
  const counted = /^(\d+)(\p{Lu}{4,}|BED)$/u.exec(found);
  if (counted) return `${counted[1]}${capitalised(counted[2] ?? '')}`;
  if (/\d/.test(found) || /^(?:\p{L}\.)+\p{L}$/u.test(found) || isAcronym(found)) return found;
  return capitalised(found);
}

/** `Palm`, `King's`, `O'Hara` */
function capitalised(found: string): string {
  return found
    .toLowerCase()
    .replace(/^\p{L}/u, (letter) => letter.toUpperCase())
    .replace(
      /^(\p{L}['’])(\p{L})(?=\p{L}{2})/u,
      (_, start: string, letter: string) => start + letter.toUpperCase(),
    );
}
