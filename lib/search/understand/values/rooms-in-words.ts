import { hasKey } from '@/lib/typed-keys';
import { phraseLengthAt, type Reading, textAt } from '../tokens/phrases';
import { foldedKeys, phraseList, type Token } from '../tokens/tokens';
import { bedWords, extras } from './counted';
import { numerals } from './numerals';

/** Extra rooms written with their "and". */
const attachedExtras = phraseList(
  'وصاله | وصالون | وخادمه | وغرفه خادمه | ومجلس | wa sala | w sala | hall kitchen | hall and kitchen',
);
const roomNouns = phraseList('غرفه نوم | غرفه | غرف');

const homophones = new Map([
  ['won', 1],
  ['to', 2],
  ['too', 2],
  ['tow', 2],
  ['for', 4],
]);

/** "To bedroom apartment" or "to bed marina" as dictated, unlike "1 to bedroom", "looking for bedroom" and "for bedroom 2". */
function homophoneAt(tokens: readonly Token[], at: number): number | null {
  const [before, unit, after] = [tokens[at - 1], tokens[at + 1], tokens[at + 2]];
  const isUnit = unit?.text === 'bedroom' || (unit?.text === 'bed' && at === 0);
  const isOne = isUnit && after?.text !== 'space' && after?.kind !== 'number' && before?.kind !== 'number';
  const isSought = /^(?:look|search)/.test(before?.text ?? '');
  return isOne && !isSought ? (homophones.get(textAt(tokens, at)) ?? null) : null;
}

/** Hindi and Persian numbers in Latin letters, which mean something else elsewhere. */
const spoken = new Map([
  ['due', 2],
  ['duas', 2],
  ['ek', 1],
  ['yek', 1],
  ['do', 2],
  ['teen', 3],
  ['char', 4],
  ['chaar', 4],
  ['chahar', 4],
  ['panch', 5],
  ['paanch', 5],
]);

/** A number of rooms in digits or words. */
export function countAt(tokens: readonly Token[], at: number): Reading<number> | null {
  const token = tokens[at];
  if (!token) return null;
  const isBeforeRooms = () => phraseLengthAt(tokens, at + 1, bedWords) > 0;
  const heard = homophoneAt(tokens, at) ?? (isBeforeRooms() ? (spoken.get(token.text) ?? null) : null);
  if (heard !== null) return { value: heard, length: 1 };
  const isSingle = token.text === 'single' && isBeforeRooms();
  const value = isSingle ? 1 : token.kind === 'number' ? token.value : numerals.get(token.text);
  return value !== undefined && Number.isInteger(value) && value >= 1 && value <= 20
    ? { value, length: 1 }
    : null;
}

/** "+ maid", "and study" after the bedrooms. */
export function extrasAt(tokens: readonly Token[], start: number): number {
  const first = textAt(tokens, start);
  const isSlashed = first === 'w' && textAt(tokens, start + 1) === '/';
  const join = isSlashed ? 2 : ['+', '&', 'and', 'plus', 'with', 'w', 'و'].includes(first) ? 1 : 0;
  const article = join > 0 && textAt(tokens, start + join) === 'a' ? 1 : 0;
  const at = start + join + article;
  const extra = phraseLengthAt(tokens, at, join ? extras : attachedExtras);
  return extra ? at + extra + extrasAt(tokens, at + extra) - start : 0;
}

const roomAndHall = phraseList(
  'ghurfa wa sala | ghurfa w sala | ghorfa wa sala | ghorfa w sala | ghurfat wa sala | ghurfat w sala',
);
const halls = ['وصاله', 'صاله', 'صالون', 'وصالون'];

const russianCounts = { одно: 1, двух: 2, трех: 3, четырех: 4, пяти: 5 } as const;
const russianFlats: Record<string, number> = {
  однушка: 1,
  однушку: 1,
  odnushka: 1,
  odnushku: 1,
  двушка: 2,
  двушку: 2,
  dvushka: 2,
  dvushku: 2,
  трешка: 3,
  трешку: 3,
  treshka: 3,
  treshku: 3,
};
/** Flats that are named by their rooms without the living room. */
const namedFlats: Record<string, number> = {
  евродвушка: 1,
  евродвушку: 1,
  евротрешка: 2,
  евротрешку: 2,
  bilocale: 1,
  trilocale: 2,
  quadrilocale: 3,
};
const russianRooms = /^(одно|двух|трех|четырех|пяти)(комнатн|спальн)/;
const two = ['غرفتين', 'غرفتان', 'ghurfatain', 'ghurfatein', 'ghorfatain', 'ghorfetein'];

const roomsWithLiving = /^(?:комн|komn|pieces?$)/;

/** Number of tokens of "-х комнатная", "комн", "к квартира" or the French "pièces" after a count. */
export function russianRoomsAt(tokens: readonly Token[], at: number): number {
  const hyphen = textAt(tokens, at) === '-' ? 1 : 0;
  const next = at + hyphen;
  const isTight = tokens[next]?.start === tokens[next - 1]?.end;
  if (isTight && /^[кk]$/.test(textAt(tokens, next)) && textAt(tokens, next + 1).startsWith('квартир'))
    return hyphen + 1;
  const ending = isTight && /^(х|ух|ех|ми)$/.test(textAt(tokens, next)) ? 1 : 0;
  const after = ending > 0 && textAt(tokens, next + 1) === '-' ? 2 : ending;
  return roomsWithLiving.test(textAt(tokens, next + after)) ? hyphen + after + 1 : 0;
}

/** Russian and French counts of rooms may include the living room: "двухкомнатная" has one or two bedrooms. */
export function withoutLivingRoom(rooms: number): number[] {
  return [rooms - 1, rooms];
}

/**
 * Words that contain their number: the Arabic dual (غرفتين is two bedrooms), a room and a hall, Russian adjectives. An
 * Arabic numeral may also follow its noun (غرفة واحدة).
 */
export function roomsInWord(tokens: readonly Token[], start: number): Reading<number[]> | null {
  const text = textAt(tokens, start);
  const [, count = '', noun] = russianRooms.exec(text) ?? [];
  if (hasKey(russianCounts, count)) {
    const rooms = russianCounts[count];
    return { value: noun === 'спальн' ? [rooms] : withoutLivingRoom(rooms), length: 1 };
  }
  const named = namedFlats[text];
  if (named !== undefined) return { value: [named], length: 1 };
  const french = frenchFlatAt(tokens, start);
  if (french) return french;
  const flat = russianFlats[text];
  if (flat !== undefined) return { value: withoutLivingRoom(flat), length: 1 };
  if (two.includes(text)) {
    const at = start + (textAt(tokens, start + 1) === 'نوم' ? 2 : 1);
    const end = at + hallAt(tokens, at);
    return { value: [2], length: end + extrasAt(tokens, end) - start };
  }
  // "A room and a hall" is one bedroom.
  const hall = text === 'غرفه' ? hallAt(tokens, start + 1) : 0;
  if (hall > 0) return { value: [1], length: 1 + hall };
  const spelled = phraseLengthAt(tokens, start, roomAndHall);
  if (spelled) return { value: [1], length: spelled };
  const rooms = phraseLengthAt(tokens, start, roomNouns);
  const after = rooms ? countAt(tokens, start + rooms) : null;
  if (after) return { value: [after.value], length: rooms + after.length };
  // "غرفة نوم", or "غرفة" at the end: one bedroom.
  const isOne = text === 'غرفه' && (rooms === 2 || start + 1 === tokens.length);
  return isOne ? { value: [1], length: rooms + extrasAt(tokens, start + rooms) } : null;
}

const frenchWords = new Set(
  foldedKeys(
    Object.fromEntries(
      `appartement appart maison terrasse jardin piscine vue mer avec moins cherche recherche meublé neuf
      sur proche près achat acheter vendre balcon pièces chambres investissement bonjour nous je pour et ou de`
        .split(/\s+/)
        .map((word) => [word, true]),
    ),
  ).keys(),
);

/** "T3" and "F3", in a French text two bedrooms and a living room; elsewhere a tower or a layout. */
function frenchFlatAt(tokens: readonly Token[], start: number): Reading<number[]> | null {
  const [letter, number, next] = [tokens[start], tokens[start + 1], tokens[start + 2]];
  const isTight = number?.kind === 'number' && number.start === letter?.end && next?.start !== number.end;
  if (!isTight || !/^[tf]$/.test(letter?.text ?? '') || !/^[1-7]$/.test(number.text)) return null;
  const isFrench = tokens.some(({ text }) => frenchWords.has(text));
  return isFrench ? { value: [number.value - 1], length: 2 } : null;
}

/** "And a hall", in one word or two. */
function hallAt(tokens: readonly Token[], at: number): number {
  const join = textAt(tokens, at) === 'و' ? 1 : 0;
  return halls.includes(textAt(tokens, at + join)) ? join + 1 : 0;
}
