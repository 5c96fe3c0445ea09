import { desktop, phone } from './journey';

/** One URL per kind of page, and per state with a different layout. */
export const pageKinds: Record<string, string> = {
  home: '/',
  about: '/about',
  list: '/properties',
  'list, last page': '/properties?page=4',
  'list, nothing found': '/properties?search=zzzz&post_delivery=true',
  property: '/properties/sahil-crescent-villas',
  'property off plan': '/properties/mirador-heights',
  'property without a price': '/properties/qasr-al-noor',
  'property with a long title': '/properties/creek-harbour-private-residences-third-release',
  'property not found': '/properties/no-such-place',
  units: '/properties/mirador-heights/units',
  'units as a list': '/properties/mirador-heights/units?view=list',
  unit: '/properties/mirador-heights/units/2801',
  'unit without a floor plan': '/properties/sahil-crescent-villas/units/V01',
  'unit not found': '/properties/mirador-heights/units/999999999',
  blog: '/blog',
  'blog, a category': '/blog?category=design',
  article: '/blog/what-an-off-plan-payment-plan-really-costs',
  'article not found': '/blog/no-such-article',
  contact: '/contact',
  'enquiry sent': '/contact/sent',
  newsletter: '/newsletter',
  'newsletter, with an error': '/newsletter?problem=invalid',
  subscribed: '/newsletter/thanks?token=abc',
  unsubscribe: '/newsletter/unsubscribe?token=abc',
  terms: '/terms',
  privacy: '/privacy',
  cookies: '/cookies',
  areas: '/areas',
  area: '/areas/palm-jumeirah',
  'area not found': '/areas/no-such-place',
  404: '/nowhere/at/all',
};

export const screens = { 'on a phone': phone, 'on a wide screen': desktop };
