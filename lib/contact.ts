/** The part of the site's constants that every page's scripts need; see lib/site.ts. */
export const contact = {
  name: 'Halden Noor',
  /** Absolute URL of the site without a trailing slash, the base of canonical links and share images. */
  url: (process.env.NEXT_PUBLIC_SITE_URL || 'http://localhost:3000').replace(/\/+$/, ''),
  /** International form; used by every call and WhatsApp link. */
  phone: process.env.NEXT_PUBLIC_SITE_PHONE || '+971 4 000 0000',
  email: process.env.NEXT_PUBLIC_SITE_EMAIL || 'advisors@example.com',
} as const;
