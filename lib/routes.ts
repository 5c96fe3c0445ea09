import { encodeText } from '@/lib/format/well-formed';

/** Kinds of landing pages. */
export const landingKinds = ['areas', 'developers', 'types'] as const;
export type LandingKind = (typeof landingKinds)[number];

/** All paths of the site. Build every link from here, so that a page can be moved in one place. */
export const routes = {
  home: '/',
  about: '/about',
  properties: '/properties',
  /** States the defaults, so that links that promise 12 properties do not depend on them. */
  propertiesFirstPage: '/properties?page=1&page_size=12',
  blog: '/blog',
  contact: '/contact',
  /** The contact form, filled in for a search. */
  contactAbout: (search: string) => `/contact?${new URLSearchParams({ about: search })}`,
  /** Receives the contact form's plain post. */
  enquiry: '/contact/enquiry',
  enquirySent: '/contact/sent',
  favorites: '/favorites',
  terms: '/terms',
  privacy: '/privacy',
  cookies: '/cookies',
  newsletter: '/newsletter',
  newsletterThanks: '/newsletter/thanks',
  newsletterUnsubscribePage: '/newsletter/unsubscribe',
  newsletterUnsubscribe: (token: string) => `/newsletter/unsubscribe?token=${encodeURIComponent(token)}`,
  newsletterConfirmPage: '/newsletter/confirm',
  newsletterConfirm: (token: string) => `/newsletter/confirm?token=${encodeURIComponent(token)}`,
  property: (slug: string) => `/properties/${encodeText(slug)}`,
  propertyUnits: (slug: string) => `/properties/${encodeText(slug)}/units`,
  unit: (propertySlug: string, unitId: number | string) =>
    `/properties/${encodeText(propertySlug)}/units/${encodeText(String(unitId))}`,
  /** All districts, developers and types with their number of properties. */
  explore: '/areas',
  landing: (kind: LandingKind, slug: string) => `/${kind}/${encodeText(slug)}`,
  sitemap: '/sitemap.xml',
  feed: '/feed.xml',
  article: (slug: string) => `/blog/${encodeText(slug)}`,
} as const;

/** A decoded path segment; unchanged when badly encoded. */
export function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
