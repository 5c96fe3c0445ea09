import { formatLongDate } from '@/lib/format/date';
import { formatArea, formatNumber, formatPrice } from '@/lib/format/number';
import { stub } from '@/testing/stub';
import type { Block } from './schema-types';
import { pathOf } from './visible-page';

type DisplayForm = (value: never) => string;

const availabilities: Record<string, string> = {
  'https://schema.org/InStock': 'Available',
  'https://schema.org/SoldOut': 'Sold',
  'https://schema.org/Reserved': 'Reserved',
  'https://schema.org/PreOrder': 'Under Construction',
  'https://schema.org/PreSale': 'Coming Soon',
};

/** How a page displays a value, by its name or its path in the block; values not listed must appear verbatim. */
const displayForms: Record<string, DisplayForm> = {
  price: (price: number) => `Unit Price ${formatPrice(price)}`,
  lowPrice: (price: number) => `Starting price ${formatPrice(price)}`,
  'AggregateOffer.lowPrice': (price: number) => `from ${formatPrice(price)}`,
  'AggregateOffer.highPrice': (price: number) => `to ${formatPrice(price)}`,
  'AggregateOffer.offerCount': (count: number) => `${formatNumber(count)} homes with a published price`,
  availability: (state: string) => `Status ${availabilities[state]}`,
  offerCount: (count: number) => `View All Units (${count})`,
  numberOfItems: (count: number) => (count === 1 ? '1 property' : `${formatNumber(count)} properties`),
  numberOfAccommodationUnits: ({ value }: { value: number }) => `Total units ${formatNumber(value)}`,
  numberOfBedrooms: (rooms: number) => `Bedrooms ${rooms || 'Studio'}`,
  numberOfBathroomsTotal: (rooms: number) => `Bathrooms ${rooms}`,
  floorSize: ({ value }: { value: number }) => `Area ${formatArea(value)}`,
  floorLevel: (floor: string) => `Floor ${floor}`,
  amenityFeature: ({ name }: { name: string }) => name,
  identifier: ({ propertyID, value }: { propertyID: string; value: string }) => `${propertyID} ${value}`,
  image: (url: string) => pathOf(url),
  layoutImage: (url: string) => pathOf(url),
  geo: ({ latitude, longitude }: { latitude: number; longitude: number }) => `${latitude},${longitude}`,
  addressCountry: () => 'UAE',
  areaServed: () => 'UAE',
  dateModified: (date: string) => `Updated ${formatLongDate(date)}`,
  datePublished: (date: string) => formatLongDate(date),
  timeRequired: (minutes: string) => `${/\d+/.exec(minutes)} min read`,
  // Long text is truncated, possibly mid-word.
  description: (text: string) => text.replace(/\S*…$/, ''),
};

/** Values that need not be visible. */
const notDisplayed = new Set([
  '@context',
  '@type',
  // URLs, and images drawn for search engines.
  '@id',
  'url',
  'mainEntityOfPage',
  'logo',
  'RealEstateAgent.image',
  'sameAs',
  // Codes that the page spells out.
  'priceCurrency',
  'inLanguage',
  'contactType',
  // Articles show their publication date only.
  'BlogPosting.dateModified',
  // Derived from the text.
  'wordCount',
  // Compared separately, in order.
  'itemListElement',
]);

/** Values of a block that are not visible on its page: path in the block and expected text. */
export function unseenClaims(block: Block, text: string): string[] {
  const seen = plainWords(text);
  return claims(block, block['@type'])
    .filter(([, words]) => !seen.includes(plainWords(words)))
    .map(([path, words]) => `${path} says "${words}"`);
}

function claims(value: unknown, path: string, write?: DisplayForm): [path: string, words: string][] {
  if (Array.isArray(value)) return value.flatMap((one) => claims(one, path, write));
  if (write) return [[path, write(stub(value))]];
  if (typeof value !== 'object' || value === null) return [[path, String(value)]];
  const type = '@type' in value ? value['@type'] : '';
  return Object.entries(value)
    .filter(([name]) => !notDisplayed.has(name) && !notDisplayed.has(`${type}.${name}`))
    .flatMap(([name, part]) =>
      claims(part, `${path}.${name}`, displayForms[`${path}.${name}`] ?? displayForms[name]),
    );
}

/** Words and numbers only, ignoring case, line breaks and punctuation. */
function plainWords(text: string): string {
  const words = text
    .toLowerCase()
    .replace(/(?<=\d),(?=\d{3})/g, '')
    .match(/[\p{L}\p{N}]+/gu);
  return ` ${words?.join(' ')} `;
}
