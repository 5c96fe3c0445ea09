import { hasKey } from '@/lib/typed-keys';
import { maxBedrooms } from '../bedrooms';
import { areaAt, priceAt } from './amounts';
import { orMore } from './bounds';
import { numerals } from './numerals';
import { phraseLengthAt, type Reading, textAt } from './phrases';
import { phraseList, type Token } from './tokens';

const bedWords = phraseList(`
  b | b / r | b r | br | brs | bd | bds | bdr | bedr | bedrm | bedrms | bdrm | bdrms | bhk | bed | beds | bed room | bed rooms |
  bedroom | bedrooms | bedrom | bedrooom | bed roomed | bedded | room | rooms | غرفه | غرف | غرفه نوم |
  غرف نوم | خواب | خوابه | اتاق | اتاق خواب | спальни | спальня | спален | спальней | спальнями |
  chambre | chambres | zimmer | schlafzimmer | habitaciones | dormitorios | yatak odali | yatak odasi | oda | camere | spalni | spalnya`);
const bathWords = phraseList(`
  bath | baths | bathroom | bathrooms | ba | toilet | toilets | hall | living room | kitchen | حمام | حمامات`);
const labels = phraseList(`
  bed | beds | bedroom | bedrooms | br | bhk | no of bedrooms | no of beds | number of bedrooms | number of beds |
  rooms`);
const afterLabelled = new Set(['%', '/', ':', 'k', 'm']);
const joins = new Set(phraseList('- | to | or | and | & | / | و | او | تا | يا').flat());
/** Extra rooms; dropped from the search, because feeds do not name them consistently. */
const extras = phraseList(`
  maid | maids | maids room | maid room | m | study | study room | s | store | storage | driver | d |
  drivers | drivers room | servant | servants | servant room | servants room | laundry | hall | helper | خادمه |
  غرفه خادمه | صاله | صالون | مجلس`);
/** Extra rooms written with their "and". */
const attachedExtras = phraseList('وصاله | وصالون | وخادمه | وغرفه خادمه | ومجلس');
const roomNouns = phraseList('غرفه نوم | غرفه | غرف');
const leastWords = phraseList(`
  min | minimum | at least | not less than | no less than | from | على الاقل | حداقل`);
const mostWords = phraseList(`
  max | maximum | up to | at most | not more than | no more than | حداكثر`);
const aboveWords = phraseList('more than | over | above');
const belowWords = phraseList('less than | fewer than | under | below');
const leastAfter = phraseList('min | minimum | at least');
const mostAfter = phraseList('max | maximum | at most | or less | or fewer');

/** Numbers of bedrooms: `2 bed`, `2br+study`, `2-3 beds`, `4+`, `min 3 bedrooms`. Null when none starts here. */
export function bedroomsAt(tokens: readonly Token[], start: number): Reading<number[]> | null {
  const above = phraseLengthAt(tokens, start, aboveWords);
  const below = phraseLengthAt(tokens, start, belowWords);
  const atLeast = above || phraseLengthAt(tokens, start, leastWords);
  const atMost = below || phraseLengthAt(tokens, start, mostWords);
  let at = start + (atLeast || atMost);
  const first = countAt(tokens, at);
  if (!first)
    return (
      noRoomAt(tokens, start) ??
      halfRoomAt(tokens, start) ??
      roomsInWord(tokens, start) ??
      labelledRoomsAt(tokens, start)
    );
  at += first.length;
  let counts = [first.value];
  let isOpen = atLeast > 0;
  let isSure = false;
  const hyphenated = textAt(tokens, at) === '-' ? 1 : 0;
  // "2-х комнатная"
  const ending = hyphenated && /^(х|ух|ех)$/.test(textAt(tokens, at + 1)) ? 1 : 0;
  if (textAt(tokens, at + hyphenated + ending).startsWith('комнатн'))
    return { value: withoutLivingRoom(first.value), length: at + hyphenated + ending + 1 - start };
  // "2-bedroom"
  const hyphen = textAt(tokens, at) === '-' && phraseLengthAt(tokens, at + 1, bedWords) > 0 ? 1 : 0;
  const unit = phraseLengthAt(tokens, at + hyphen, bedWords) + hyphen;
  if (unit) {
    isSure = true;
    at += unit;
  }
  // "3 or more bedrooms"
  const openUnit = unit ? 0 : phraseLengthAt(tokens, at + orMoreAt(tokens, at), bedWords);
  const others = furtherCounts(tokens, at, first.value);
  if (others) {
    const [last = 0, ...more] = others.value;
    const isRange = more.length === 0 && ['-', 'to', 'تا'].includes(textAt(tokens, at));
    counts = isRange ? upTo(first.value, last) : [first.value, ...others.value];
    at += others.length;
    isSure = true;
  } else if (openUnit > 0) {
    at += orMoreAt(tokens, at) + openUnit;
    isOpen = true;
    isSure = true;
  } else if (textAt(tokens, at) === '+' || isPlus(tokens, at, isSure)) {
    const extra = phraseLengthAt(tokens, at + 1, extras);
    const laterUnit = extra ? 0 : phraseLengthAt(tokens, at + 1, bedWords);
    // "3+1": three bedrooms and a living or maid's room.
    const isOneMore = textAt(tokens, at + 1) === '1' && (!tokens[at + 2] || tokens[at + 2]?.kind === 'word');
    if (!extra && isOneMore) {
      at += 2 + phraseLengthAt(tokens, at + 2, bedWords);
      isSure = true;
    } else if (extra) {
      at += 1 + extra;
      isSure = true;
    } else {
      // "4+" alone means bedrooms unless an amount follows.
      isOpen = true;
      isSure ||= laterUnit > 0 || tokens[at + 1] === undefined || tokens[at + 1]?.kind === 'word';
      at += 1 + laterUnit;
    }
  }
  if (!isSure) return null;
  const orMore = atLeast || atMost ? 0 : orMoreAt(tokens, at);
  const bound = atLeast || atMost || orMore ? null : boundAfter(tokens, at);
  isOpen ||= orMore > 0 || bound?.value === 'least';
  at += orMore || (bound?.length ?? extrasAt(tokens, at));
  at += shortBaths(tokens, at);
  const count = counts[0] ?? 0;
  if (isOpen) counts = upTo(Math.min(above ? count + 1 : count, maxBedrooms), maxBedrooms);
  if (atMost || bound?.value === 'most') counts = upTo(0, below ? count - 1 : count);
  return { value: [...new Set(counts.map((count) => Math.min(count, maxBedrooms)))], length: at - start };
}

/** The rising counts after the first one of "1-2-3 bed" or "2 bed or 3 bed"; the last one has a unit. */
function furtherCounts(tokens: readonly Token[], start: number, first: number): Reading<number[]> | null {
  const counts: number[] = [];
  let found: Reading<number[]> | null = null;
  for (let at = start; joins.has(textAt(tokens, at)); ) {
    const next = countAt(tokens, at + 1);
    if (!next || next.value <= (counts.at(-1) ?? first)) break;
    counts.push(next.value);
    at += 1 + next.length;
    const unit = phraseLengthAt(tokens, at, bedWords);
    at += unit;
    if (unit > 0) found = { value: [...counts], length: at - start };
  }
  return found;
}

/** "4 bedrooms minimum", "3 bed max", unless it belongs to the next number: "3 bed max 2m". */
function boundAfter(tokens: readonly Token[], at: number): Reading<'least' | 'most'> | null {
  if (priceAt(tokens, at) || areaAt(tokens, at) || bedroomsAt(tokens, at)) return null;
  const least = phraseLengthAt(tokens, at, leastAfter);
  if (least > 0) return { value: 'least', length: least };
  const most = phraseLengthAt(tokens, at, mostAfter);
  return most > 0 ? { value: 'most', length: most } : null;
}

/** The bathrooms of "2b2b" and "3b/2b". */
function shortBaths(tokens: readonly Token[], at: number): number {
  if (textAt(tokens, at - 1) !== 'b') return 0;
  const join = textAt(tokens, at) === '/' ? 1 : 0;
  return countAt(tokens, at + join) && textAt(tokens, at + join + 1) === 'b' ? join + 2 : 0;
}

/** "0 bedroom" is a studio. */
function noRoomAt(tokens: readonly Token[], start: number): Reading<number[]> | null {
  const isZero = tokens[start]?.value === 0 || textAt(tokens, start) === 'zero';
  const unit = isZero ? phraseLengthAt(tokens, start + 1, bedWords) : 0;
  return unit > 0 ? { value: [0], length: 1 + unit } : null;
}

/** Number of tokens of "or more" and the like, unless it belongs to the next amount: "3 beds and over 2m". */
function orMoreAt(tokens: readonly Token[], at: number): number {
  const length = phraseLengthAt(tokens, at, orMore);
  return priceAt(tokens, at + 1) && tokens[at + length]?.kind === 'number' ? 0 : length;
}

/** "Bedrooms: 4", "beds 2-3", "number of bedrooms 2", unless the number belongs to what follows. */
function labelledRoomsAt(tokens: readonly Token[], start: number): Reading<number[]> | null {
  let at = start + phraseLengthAt(tokens, start, labels);
  const first = at > start ? countAt(tokens, at) : null;
  if (!first || priceAt(tokens, at) || areaAt(tokens, at)) return null;
  // "Beds: 3 baths: 2", not "bed 2 baths"
  const baths = bathroomsAt(tokens, at);
  if (baths > 0 && tokens[at + baths]?.kind !== 'number') return null;
  at += first.length;
  if (phraseLengthAt(tokens, at, bedWords) > 0 || afterLabelled.has(textAt(tokens, at))) return null;
  const isOpen = textAt(tokens, at) === '+';
  const last = textAt(tokens, at) === '-' ? countAt(tokens, at + 1) : null;
  const end = isOpen ? maxBedrooms : Math.max(first.value, last?.value ?? 0);
  const counts = upTo(Math.min(first.value, maxBedrooms), end);
  return { value: counts, length: at + (isOpen ? 1 : 0) + (last ? 1 + last.length : 0) - start };
}

/** "4 bedroom plus maid", "4 plus bedrooms" */
function isPlus(tokens: readonly Token[], at: number, isAfterRooms: boolean): boolean {
  return textAt(tokens, at) === 'plus' && (isAfterRooms || phraseLengthAt(tokens, at + 1, bedWords) > 0);
}

/** "2.5 bed" means two with a study, or three. */
function halfRoomAt(tokens: readonly Token[], start: number): Reading<number[]> | null {
  const value = tokens[start]?.kind === 'number' ? (tokens[start]?.value ?? 0) : 0;
  const unit = value % 1 === 0.5 && value < maxBedrooms ? phraseLengthAt(tokens, start + 1, bedWords) : 0;
  return unit ? { value: [Math.floor(value), Math.ceil(value)], length: 1 + unit } : null;
}

/** "+ maid", "and study" after the bedrooms. */
function extrasAt(tokens: readonly Token[], start: number): number {
  const join = ['+', '&', 'and', 'plus', 'with', 'و'].includes(textAt(tokens, start)) ? 1 : 0;
  const extra = phraseLengthAt(tokens, start + join, join ? extras : attachedExtras);
  return extra ? join + extra + extrasAt(tokens, start + join + extra) : 0;
}

/** Number of tokens of `2 baths` or `baths: 2`, which has no filter but must not be misread; 0 when none starts here. */
export function bathroomsAt(tokens: readonly Token[], start: number): number {
  const count = countAt(tokens, start);
  if (!count) {
    const label = phraseLengthAt(tokens, start, bathWords);
    const after = label > 0 ? countAt(tokens, start + label) : null;
    const isLabelled = after && phraseLengthAt(tokens, start + label + after.length, bedWords) === 0;
    return isLabelled && !priceAt(tokens, start + label) && !areaAt(tokens, start + label)
      ? label + after.length
      : 0;
  }
  const plus = textAt(tokens, start + count.length) === '+' ? 1 : 0;
  const unit = phraseLengthAt(tokens, start + count.length + plus, bathWords);
  return unit ? count.length + plus + unit : 0;
}

function countAt(tokens: readonly Token[], at: number): Reading<number> | null {
  const token = tokens[at];
  if (!token) return null;
  const isSingle = token.text === 'single' && phraseLengthAt(tokens, at + 1, bedWords) > 0;
  const value = isSingle ? 1 : token.kind === 'number' ? token.value : numerals.get(token.text);
  return value !== undefined && Number.isInteger(value) && value >= 1 && value <= 20
    ? { value, length: 1 }
    : null;
}

const roomAndHall = phraseList('ghurfa wa sala | ghurfa w sala | ghorfa wa sala | ghorfa w sala');
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
const russianRooms = /^(одно|двух|трех|четырех|пяти)(комнатн|спальн)/;
const two = ['غرفتين', 'غرفتان', 'ghurfatain', 'ghurfatein', 'ghorfatain', 'ghorfetein'];

/** Russian counts of rooms may include the living room: "двухкомнатная" has one or two bedrooms. */
function withoutLivingRoom(rooms: number): number[] {
  return [rooms - 1, rooms];
}

/**
 * Words that contain their number: the Arabic dual (غرفتين is two bedrooms), a room and a hall, Russian adjectives. An
 * Arabic numeral may also follow its noun (غرفة واحدة).
 */
function roomsInWord(tokens: readonly Token[], start: number): Reading<number[]> | null {
  const text = textAt(tokens, start);
  const [, count = '', noun] = russianRooms.exec(text) ?? [];
  if (hasKey(russianCounts, count)) {
    const rooms = russianCounts[count];
    return { value: noun === 'спальн' ? [rooms] : withoutLivingRoom(rooms), length: 1 };
  }
  const flat = russianFlats[text];
  if (flat !== undefined) return { value: withoutLivingRoom(flat), length: 1 };
  if (two.includes(text)) {
    const at = start + (textAt(tokens, start + 1) === 'نوم' ? 2 : 1);
    return { value: [2], length: at + (hallAt(tokens, at) || extrasAt(tokens, at)) - start };
  }
  // "A room and a hall" is one bedroom.
  const hall = text === 'غرفه' ? hallAt(tokens, start + 1) : 0;
  if (hall > 0) return { value: [1], length: 1 + hall };
  const spelled = phraseLengthAt(tokens, start, roomAndHall);
  if (spelled) return { value: [1], length: spelled };
  const rooms = phraseLengthAt(tokens, start, roomNouns);
  const after = rooms ? countAt(tokens, start + rooms) : null;
  return after ? { value: [after.value], length: rooms + after.length } : null;
}

/** "And a hall", in one word or two. */
function hallAt(tokens: readonly Token[], at: number): number {
  const join = textAt(tokens, at) === 'و' ? 1 : 0;
  return halls.includes(textAt(tokens, at + join)) ? join + 1 : 0;
}

function upTo(from: number, to: number): number[] {
  return Array.from(
    { length: Math.max(0, Math.min(to, maxBedrooms) - from) + 1 },
    (_, index) => from + index,
  );
}
