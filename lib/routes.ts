import { encodeText } from '@/lib/format/well-formed';

/** Kinds of pages about one district, one developer or one type of property. */
export const landingKinds = ['areas', 'developers', 'types'] as const;
export type LandingKind = (typeof landingKinds)[number];

/** The one registry of the site's addresses: every link is built here, so a moved page is moved once. */
export const routes = {
  home: '/',
  about: '/about',
  properties: '/properties',
  blog: '/blog',
  contact: '/contact',
  /** Takes the contact form's plain post. */
  enquiry: '/contact/enquiry',
  enquirySent: '/contact/sent',
  terms: '/terms',
  privacy: '/privacy',
  cookies: '/cookies',
  newsletter: '/newsletter',
  newsletterThanks: '/newsletter/thanks',
  newsletterUnsubscribePage: '/newsletter/unsubscribe',
  newsletterConfirmPage: '/newsletter/confirm',
  newsletterConfirm: (token: string) => `/newsletter/confirm?token=${encodeURIComponent(token)}`,
  property: (slug: string) => `/properties/${encodeText(slug)}`,
  propertyUnits: (slug: string) => `/properties/${encodeText(slug)}/units`,
  unit: (propertySlug: string, unitId: number | string) =>
    `/properties/${encodeText(propertySlug)}/units/${encodeText(String(unitId))}`,
  /** All districts, developers and types with the number of listings behind each. */
  explore: '/areas',
  landing: (kind: LandingKind, slug: string) => `/${kind}/${encodeText(slug)}`,
  sitemap: '/sitemap.xml',
  feed: '/feed.xml',
  login: '/login',
  forgotPassword: '/login/forgot',
  setPassword: (token: string) => `/login/password?token=${encodeText(token)}`,
  staff: '/staff',
  staffEnquiry: (id: number) => `/staff/enquiries/${id}`,
  staffNewEnquiry: '/staff/enquiries/new',
  staffAccounts: '/staff/accounts',
  staffAccount: '/staff/account',
  article: (slug: string) => `/blog/${encodeText(slug)}`,
} as const;

export type AuthAction =
  | 'login'
  | 'logout'
  | 'profile'
  | 'refresh'
  | 'check-status'
  | 'change-password'
  | 'request-password-reset'
  | 'reset-password';

/** Paths of the public HTTP API. They end in a slash; the server answers both forms. */
export const api = {
  properties: '/api/v1/properties/',
  featured: (level?: 'initial' | 'expanded') => `/api/v1/featured-properties/${level ? `${level}/` : ''}`,
  search: '/api/v1/property-search/',
  filters: '/api/v1/property-filters/',
  favorite: (propertyId: number | string) => `/api/v1/properties/${encodeText(String(propertyId))}/favorite/`,
  propertyEnquiry: (propertyId: number | string) =>
    `/api/v1/properties/${encodeText(String(propertyId))}/inquiry/`,
  favorites: '/api/user/favorites/',
  contactSubmit: '/api/v1/contact/submit/',
  newsletter: '/api/v1/newsletter/',
  newsletterUnsubscribe: '/api/v1/newsletter/unsubscribe/',
  newsletterConfirm: '/api/v1/newsletter/confirm/',
  auth: (action: AuthAction) => `/api/auth/${action}/`,
  enquiries: '/api/v1/contact/list/',
  enquiry: (id: number) => `/api/v1/contact/${id}/`,
  enquiryCreate: '/api/v1/contact/create/',
  enquiryAction: (id: number, action: 'assign' | 'notes' | 'answers' | 'deliveries') =>
    `/api/staff/enquiries/${id}/${action}/`,
  enquiryExport: '/api/staff/enquiries/export/',
  staffAccounts: '/api/staff/accounts/',
  staffAccount: (id: string) => `/api/staff/accounts/${encodeText(id)}/`,
  staffSession: (id: string) => `/api/staff/sessions/${encodeText(id)}/`,
  blogs: '/api/v1/blogs/',
  articleView: (slug: string) => `/api/v1/blogs/${encodeText(slug)}/view/`,
} as const;

/** The address visitors know a page by: pages of `app/cached` are rendered under a path of their own. */
export function publicPath(pathname: string): string {
  const path = pathname.replace(/^\/cached\/[^/]+(?=\/)/, '');
  return path === '/home' ? routes.home : path;
}

/** A path segment as it was before it was put into an address; one that is badly encoded stays as it is. */
export function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
