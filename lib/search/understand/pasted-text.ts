import type { Vocabulary } from './meaning';
import { nameKey } from './tokens/tokens';
import { understand } from './understand';
import { isWish } from './wishes/wishes';

const address = /(?:https?:\/\/|www\.)\S+|(?<![\w@.-])(?:[\w-]+\.)+(?:com|ae|net|org|me)\/\S*/gi;
/** Parameters of an address that hold a message or a search, the more telling first. */
const textParameters = ['text', 'search', 'query', 'q', 'keyword', 'keywords'];
/** Numbers to call ("+971 50 123 4567", "0501234567") and mail addresses. */
const contact =
  /(?<![\w+])(?:(?:\+|00)971[ -]?\d{1,2}[ -]?\d{3}[ -]?\d{4}|05\d[ -]?\d{3}[ -]?\d{4}|\+\d{10,15}|\+\d{1,3}(?:[ -]\d{2,6}){2,4})(?!\d)|(?<![\w.+-])[\w.+-]{1,64}@[\w.-]+\.[a-z]{2,}(?!\w)/gi;
const day = String.raw`\d{1,2}[/.]\d{1,2}[/.]\d{2,4}`;
const time = String.raw`\d{1,2}:\d{2}(?::\d{2})?(?: ?[ap]m)?`;
/** "[10:42, 3/12/2026] Ahmed:", "03/12/2026, 10:42 - Ahmed:"; a time alone may be that of a viewing. */
const messageHead = new RegExp(
  String.raw`(?:\[(?:${day}, ?)?${time}(?:, ?${day})?\] ?|(?:${day}, ?${time}|${time}, ?${day}) - )[^:\[\]]{1,40}: `,
  'gi',
);
/** The name in "Hi Ahmed, 2 bed" and "villas below 8m. Thanks, Maria". */
const addressee =
  /(?<=^\s*(?:hi|hello|hey|dear|good (?:morning|afternoon|evening)) )(?:(?:mr|mrs|ms|miss)\.? )?\p{L}{2,20}(?=\s?[,!])/iu;
const ownName = /(?<=(?:^|[^\p{L}])my name is )\p{L}{2,20}/iu;
const sender = /(?<=(?:^|[^\p{L}])(?:thanks|thank you|regards|cheers)[,.!]? )\p{L}{2,20}(?=[\s.!]*$)/iu;
/** Shorter parts of a path are mostly languages and sections. */
const minPartLength = 4;
const idNumber = /^\d{5,}$/;
/** A part of a path that consists of these words names a section of a website. */
const sectionWords = new Set(
  'property properties detail details listing listings project projects buy sale sales for to search area areas type types developer developers blog unit units'.split(
    ' ',
  ),
);

/**
 * A pasted text without heads of chat messages, names of people, numbers to call and mail addresses, and with the words
 * that it stands for in place of an address. The number of a permit may look like one to call.
 * @param nameWords words in names of properties, which are not names of people
 */
export function withoutPastedMarks(
  text: string,
  vocabulary: Vocabulary,
  nameWords: readonly string[],
): string {
  const whole = text.replace(messageHead, ' ');
  const uncontacted = whole.replace(contact, ' ');
  const withNames = /permit/i.test(whole) || uncontacted.trim() === '' ? whole : uncontacted;
  const message = [addressee, sender, ownName].reduce(
    (left, name) =>
      left.replace(name, (written, at: number) => {
        const isPerson =
          !isKnown(written, vocabulary, nameWords) ||
          (name !== sender && isOfPerson(written, left.slice(at + written.length), vocabulary));
        return isPerson ? ' ' : written;
      }),
    withNames,
  );
  const isAlone = message.replace(address, '').trim() === '';
  return message.replace(
    address,
    (written) =>
      textIn(written) ||
      [wordsOfPath(written, vocabulary), filtersIn(written)].filter(Boolean).join(' ') ||
      (isAlone ? written : ' '),
  );
}

/** The message or search that an address carries: "wa.me/?text=2+bed"; empty without one. */
function textIn(written: string): string {
  const parameters = new URLSearchParams(/\?([^#]*)/.exec(written)?.[1]);
  const text = textParameters.map((name) => parameters.get(name)?.trim()).find(Boolean) ?? '';
  // A message may end with the address of a listing.
  return text.replace(address, ' ').trim();
}

/** Parameters of portals and brokerages, with the words before and after their numbers. */
const filterParameters: readonly (readonly [name: RegExp, before: string, after: string])[] = [
  [/^(?:bed(?:room)?s?|bdr|rooms?)(?:_?(?:in|num|no))?$/, '', 'bed'],
  [/^(?:price_?(?:max|to|lte)|max_?price|to_?price|pt)$/, 'max aed', ''],
  [/^(?:price_?(?:min|from|gte)|min_?price|from_?price|pf)$/, 'min aed', ''],
];

/** The rooms and prices that an address filters by: "?beds=2&price_max=1500000". */
function filtersIn(written: string): string {
  const parameters = [...new URLSearchParams(/\?([^#]*)/.exec(written)?.[1])];
  return parameters
    .flatMap(([key, value]) => {
      const name = key
        .toLowerCase()
        .replace(/\[\d*\]$/, '')
        .replaceAll('__', '_');
      const found =
        /^\d{1,9}(?:,\d)*$/.test(value) && filterParameters.find(([pattern]) => pattern.test(name));
      return found ? [`${found[1]} ${value.replaceAll(',', '/')} ${found[2]}`.trim()] : [];
    })
    .join(' ');
}

function wordsOfPath(written: string, vocabulary: Vocabulary): string {
  const path = written
    .replace(/^(?:https?:\/\/)?[^/?#]*/i, '')
    .replace(/[?#].*$/, '')
    .replace(/\.[a-z]{2,5}$/i, '');
  return decoded(path)
    .split('/')
    .filter((part) => part.length >= minPartLength || isNameOrRooms(part, vocabulary))
    .map((part) => part.split(/[-_+\s]+/).filter((word) => word !== '' && !idNumber.test(word)))
    .filter((parts) => !parts.every((word) => sectionWords.has(word.toLowerCase())))
    .flat()
    .join(' ');
}

/** Whether a word has a meaning or is one of a name, as in "thanks, furnished" and "hi Furjan". */
function isKnown(written: string, { phrases }: Vocabulary, nameWords: readonly string[]): boolean {
  const word = nameKey(written);
  const isInPhrase = [...phrases.keys()].some((phrase) => phrase.split(' ').includes(word));
  return isWish(word) || nameWords.includes(word) || isInPhrase;
}

/** Whether a place before a comma is a person: "Hello Marina, 2 bed in JVC" asks for another place. */
function isOfPerson(written: string, following: string, vocabulary: Vocabulary): boolean {
  const [greeted, asked] = [written, following].map((part) => {
    const { community, district, city } = understand(part, vocabulary).constraints;
    return community ?? district ?? city;
  });
  return greeted !== undefined && asked !== undefined && greeted !== asked && /^\s?,/.test(following);
}

/** Whether a short part is a name or a number of rooms, such as "jvc" and "2br"; "th" is a language. */
function isNameOrRooms(part: string, vocabulary: Vocabulary): boolean {
  const { city, district, community, developer, bedrooms } = understand(part, vocabulary).constraints;
  return [city, district, community, developer, bedrooms].some((found) => found !== undefined);
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
