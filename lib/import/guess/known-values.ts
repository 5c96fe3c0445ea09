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
