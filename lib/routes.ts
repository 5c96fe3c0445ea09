import { encodeText } from '@/lib/format/well-formed';

/** Kinds of landing pages. */
export const landingKinds = ['areas', 'developers', 'types'] as const;
export type LandingKind = (typeof landingKinds)[number];

/** All paths of the site. Build every link from here, so that a page can be moved in one place. */
export const routes = {
  home: '/',
  about: '/about',
  properties: '/properties',
  blog: '/blog',
  contact: '/contact',
  /** The contact form, filled in for a search. */
  contactAbout: (search: string) => `/contact?${new URLSearchParams({ about: search })}`,
  /** Receives the contact form's plain post. */
  enquiry: '/contact/enquiry',
  enquirySent: '/contact/sent',
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
  login: '/login',
  forgotPassword: '/login/forgot',
  setPassword: (token: string) => `/login/password?token=${encodeText(token)}`,
  staff: '/staff',
  staffEnquiry: (id: number) => `/staff/enquiries/${id}`,
  staffNewEnquiry: '/staff/enquiries/new',
  staffStatistics: '/staff/statistics',
  staffArticles: '/staff/articles',
  staffNewArticle: '/staff/articles/new',
  staffArticle: (id: number) => `/staff/articles/${id}`,
  staffArticlePreview: (id: number) => `/staff/articles/${id}/preview`,
  staffAgents: '/staff/agents',
  staffNewAgent: '/staff/agents/new',
  staffAgent: (id: string) => `/staff/agents/${encodeText(id)}`,
  staffProperties: '/staff/properties',
  staffProperty: (id: number) => `/staff/properties/${id}`,
  staffNames: '/staff/names',
  staffNewName: '/staff/names/new',
  staffName: (id: number) => `/staff/names/${id}`,
  staffLandingPages: '/staff/landing-pages',
  staffLandingPage: (kind: LandingKind, slug: string) => `/staff/landing-pages/${kind}/${encodeText(slug)}`,
  staffNewsletter: '/staff/newsletter',
  staffFeeds: '/staff/feeds',
  staffFeed: (name: string) => `/staff/feeds/${encodeText(name)}`,
  staffFeedRun: (name: string, id: number) => `/staff/feeds/${encodeText(name)}/runs/${id}`,
  staffPrivacy: '/staff/privacy',
  staffAudit: '/staff/audit',
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

/** Paths of the public HTTP API, with a trailing slash; the server accepts both forms. */
export const api = {
  properties: '/api/v1/properties/',
  featured: (level?: 'initial' | 'expanded') => `/api/v1/featured-properties/${level ? `${level}/` : ''}`,
  search: '/api/v1/property-search/',
  filters: '/api/v1/property-filters/',
  filterPanel: '/api/v1/property-filters/panel/',
  filterNames: '/api/v1/property-filters/names/',
  favorite: (propertyId: number | string) => `/api/v1/properties/${encodeText(String(propertyId))}/favorite/`,
  propertyEnquiry: (propertyId: number | string) =>
    `/api/v1/properties/${encodeText(String(propertyId))}/inquiry/`,
  favorites: '/api/user/favorites/',
  contactSubmit: '/api/v1/contact/submit/',
  contactPress: '/api/v1/contact/press/',
  newsletter: '/api/v1/newsletter/',
  newsletterUnsubscribe: '/api/v1/newsletter/unsubscribe/',
  newsletterConfirm: '/api/v1/newsletter/confirm/',
  newsletterAddress: (id: number) => `/api/staff/newsletter/${id}/`,
  newsletterExport: '/api/staff/newsletter/export/',
  staffFeed: (name: string) => `/api/staff/feeds/${encodeText(name)}/`,
  feedReport: (id: number) => `/api/staff/feed-reports/${id}/`,
  person: '/api/staff/privacy/',
  profileUpdate: '/api/user/profile/update/',
  auth: (action: AuthAction) => `/api/auth/${action}/`,
  enquiries: '/api/v1/contact/list/',
  enquiry: (id: number) => `/api/v1/contact/${id}/`,
  enquiryCreate: '/api/v1/contact/create/',
  enquiryAction: (id: number, action: 'assign' | 'notes' | 'answers' | 'deliveries') =>
    `/api/staff/enquiries/${id}/${action}/`,
  enquiryChanges: (id: number) => `/api/staff/enquiries/${id}/changes/`,
  inbox: '/api/staff/enquiries/inbox/',
  unread: '/api/staff/enquiries/unread/',
  enquiryExport: '/api/staff/enquiries/export/',
  staffAccounts: '/api/staff/accounts/',
  staffAccount: (id: string) => `/api/staff/accounts/${encodeText(id)}/`,
  staffSession: (id: string) => `/api/staff/sessions/${encodeText(id)}/`,
  blogs: '/api/v1/blogs/',
  blog: (ref: string | number) => `/api/v1/blogs/${encodeText(String(ref))}/`,
  staffArticle: (id: number) => `/api/staff/articles/${id}/`,
  staffAgents: '/api/staff/agents/',
  staffAgent: (id: string) => `/api/staff/agents/${encodeText(id)}/`,
  staffProperty: (id: number) => `/api/staff/properties/${id}/`,
  staffNames: '/api/staff/names/',
  staffName: (id: number) => `/api/staff/names/${id}/`,
  staffLandingPage: (kind: LandingKind, slug: string) =>
    `/api/staff/landing-pages/${kind}/${encodeText(slug)}/`,
  staffMedia: '/api/staff/media/',
  articleView: (slug: string) => `/api/v1/blogs/${encodeText(slug)}/view/`,
} as const;

/** A decoded path segment; unchanged when badly encoded. */
export function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
