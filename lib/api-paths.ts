import { encodeText } from '@/lib/format/well-formed';

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
  blogs: '/api/v1/blogs/',
  blog: (ref: string | number) => `/api/v1/blogs/${encodeText(String(ref))}/`,
  articleView: (slug: string) => `/api/v1/blogs/${encodeText(slug)}/view/`,
} as const;
