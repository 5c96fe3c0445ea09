import { builtInPlaces } from '@/lib/search/understand/word-lists/place-aliases';
import { fold } from '@/lib/search/words/fold';

/* Translates values of feeds to ours. */

const lettersOf = (text: string) => fold(text).replace(/[^a-z\u0430-\u044f\u0621-\u064a]/g, '');

/** Our property type for a feed's word; null for an unknown one. */
export function typeOf(text: string): string | null {
  const plain = lettersOf(text);
  const types: [RegExp, string][] = [
    [/penthouse|^ph$|пентхаус|بنتهاوس/, 'Penthouse'],
    [/townhouse|^th$|reihenhaus|maisonde?ville|таунхаус|تاونهاوس/, 'Townhouse'],
    [/villa|вилла|فيلا/, 'Villa'],
    [/duplex|дуплекс|دوبلكس/, 'Duplex'],
    [/appart?ement|apartment|^apts?$|flat|studio|wohnung|апартамент|квартира|студия|شقه|ستوديو/, 'Apartment'],
    [/office|^buro|^bureaux?$|офис|مكتب/, 'Office'],
    [/land|plot|grundstuck|^terrain|участок|ارض/, 'Land'],
    [/retail|shop|ladenlokal|^(?:boutique|commerce)s?$|магазин|محل/, 'Shop'],
  ];
  return types.find(([pattern]) => pattern.test(plain))?.[1] ?? null;
}

const bareType =
  /^(?:(?:hotel|serviced)?(?:penthouse|townhouse|villa|duplex|apartment|apt|flat|studio|office|land|plot|shop|retail)s?|appartements?|bureaux?|terrains?|wohnung(?:en)?|reihenhaus|buro|grundstuck|пентхаус|таунхаус|вилла|дуплекс|апартаменты?|квартира|студия|офис|участок|магазин|بنتهاوس|تاونهاوس|فيلا|دوبلكس|شقه|استوديو|مكتب|ارض|محل)$/;

/** Whether a text is a type and nothing else, such as "Villa", which is not a title. */
export function isBareType(text: string): boolean {
  return bareType.test(lettersOf(text));
}

/** Our construction status for a feed's word; null for an unknown one. */
export function statusOf(text: string): string | null {
  const plain = lettersOf(text);
  if (/^offplan|^surplan|^vefa|علي?الخارطه/.test(plain)) return 'Off Plan';
  if (/^(?:underconstruction|i[mn]bau|enconstruction|строи)|(?:قيد|تحت)الانشاء/.test(plain))
    return 'Under Construction';
  return /^(?:ready|completed?|secondary|resale|bezugsfertig|fertiggestellt|prete?$|livree?$|achevee?$|готов|сдан|جاهز)/.test(
    plain,
  )
    ? 'Ready'
    : null;
}

/** Our sales status for a feed's word; null for an unknown one. */
export function saleOf(text: string): string | null {
  const plain = lettersOf(text);
  if (/^(?:sold|verkauft|vendue?s?$|продан|مباع)/.test(plain)) return 'Sold';
  if (
    /^(?:reserved|reserviert|reservee?s?$|booked|onhold|hold$|(?:active)?under(?:offer|contract)|offeraccepted|pending|sousoffre$|souscompromis|заброниров|бронь|محجوز)/.test(
      plain,
    )
  )
    return 'Reserved';
  if (/^(?:comingsoon|launchingsoon|presale|prelaunch|upcoming|announced)/.test(plain)) return 'Coming Soon';
  return /^(?:onsale|available|newlaunch|startofsales|limited|verylimited|forsale|sell|sale|live|active|open|verfugbar|zuverkaufen|disponible|avendre|envente|доступн|впродаже|свободн|متاح|متوفر)/.test(
    plain,
  )
    ? 'Available'
    : null;
}

/** Whether a feed's word says that a home is no longer offered, although nobody has bought it. */
export function isWithdrawn(text: string): boolean {
  return /^(?:withdrawn|offmarket|offthemarket|expired|archived|delisted|unpublished|deleted)$/.test(
    lettersOf(text),
  );
}

/** Whether a feed's word says that a home is for rent. */
export function isRental(text: string): boolean {
  return (
    /^(?:for ?)?rent|^rental|^lease|^(?:rr|cr)$/i.test(text) ||
    /^(?:(?:zur)?miete|vermietung|zuvermieten|alouer|(?:en)?location|в?аренд[ау]|(?:لل?|ال)?[اي]يجار)$/.test(
      lettersOf(text),
    )
  );
}

/** Whether at least half of these names are those of known districts and cities. */
export function arePlaces(names: string[]): boolean {
  const known = new Set(builtInPlaces.flatMap((place) => place.names.map(fold)));
  return names.filter((name) => known.has(fold(name))).length * 2 >= names.length;
}

/** Whether a text is the name of a known city. */
export function isCity(text: string): boolean {
  return builtInPlaces.some(({ kind, names }) => kind === 'city' && names.map(fold).includes(fold(text)));
}

/** The city that all known ones of these districts are in; null when fewer than half of them are known, or in several cities. */
export function cityOf(districts: string[]): string | null {
  const wanted = new Set(districts.map(fold));
  const known = new Set<string>();
  const cities = new Set<string | null>();
  for (const { kind, city, names } of builtInPlaces) {
    const found = kind === 'district' ? names.map(fold).filter((name) => wanted.has(name)) : [];
    for (const name of found) known.add(name);
    if (found.length > 0) cities.add(city);
  }
  const [city = null] = cities;
  return cities.size === 1 && known.size * 2 >= wanted.size ? city : null;
}
