/** The one registry of the site's addresses: every link is built here, so a moved page is moved once. */
export const routes = {
  home: '/',
  about: '/about',
  properties: '/properties',
  blog: '/blog',
  contact: '/contact',
  terms: '/terms',
  privacy: '/privacy',
  cookies: '/cookies',
  property: (slug: string) => `/properties/${encodeURIComponent(slug)}`,
  propertyUnits: (slug: string) => `/properties/${encodeURIComponent(slug)}/units`,
  unit: (propertySlug: string, unitId: number | string) =>
    `/properties/${encodeURIComponent(propertySlug)}/units/${encodeURIComponent(String(unitId))}`,
  article: (slug: string) => `/blog/${encodeURIComponent(slug)}`,
} as const;

/** Paths of the public HTTP API. They end in a slash; the server answers both forms. */
export const api = {
  properties: '/api/v1/properties/',
  featured: (level?: 'initial' | 'expanded') => `/api/v1/featured-properties/${level ? `${level}/` : ''}`,
  search: '/api/v1/property-search/',
  filters: '/api/v1/property-filters/',
  favorite: (propertyId: number | string) =>
    `/api/v1/properties/${encodeURIComponent(String(propertyId))}/favorite/`,
  propertyInquiry: (propertyId: number | string) =>
    `/api/v1/properties/${encodeURIComponent(String(propertyId))}/inquiry/`,
  favorites: '/api/user/favorites/',
  contactSubmit: '/api/v1/contact/submit/',
  newsletter: '/api/v1/newsletter/',
  blogs: '/api/v1/blogs/',
} as const;
