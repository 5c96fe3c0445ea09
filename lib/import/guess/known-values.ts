import { fold } from '@/lib/search/fold';
import { builtInPlaces } from '@/lib/search/understand/place-aliases';

/* Translates values of feeds to ours. */

/** Our property type for a feed's word; null for an unknown one. */
export function typeOf(text: string): string | null {
  const plain = text.toLowerCase().replace(/[^a-z]/g, '');
  const types: [RegExp, string][] = [
    [/penthouse|^ph$/, 'Penthouse'],
    [/townhouse|^th$/, 'Townhouse'],
    [/villa/, 'Villa'],
    [/duplex/, 'Duplex'],
    [/apartment|^apts?$|flat|studio/, 'Apartment'],
    [/office/, 'Office'],
    [/land|plot/, 'Land'],
    [/retail|shop/, 'Shop'],
  ];
  return types.find(([pattern]) => pattern.test(plain))?.[1] ?? null;
}

/** Our construction status for a feed's word; null for an unknown one. */
export function statusOf(text: string): string | null {
  const plain = text.toLowerCase().replace(/[^a-z]/g, '');
  if (/^offplan/.test(plain)) return 'Off Plan';
  if (/^underconstruction/.test(plain)) return 'Under Construction';
  return /^(?:ready|completed?|secondary|resale)/.test(plain) ? 'Ready' : null;
}

/** Our sales status for a feed's word; null for an unknown one. */
export function saleOf(text: string): string | null {
  const plain = text.toLowerCase().replace(/[^a-z]/g, '');
  if (/^sold/.test(plain)) return 'Sold';
  if (/^(?:reserved|booked)/.test(plain)) return 'Reserved';
  if (/^(?:comingsoon|presale|upcoming|announced)/.test(plain)) return 'Coming Soon';
  return /^(?:onsale|available|newlaunch|limited|verylimited|forsale|sell|sale|live|active|open)/.test(plain)
    ? 'Available'
    : null;
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
