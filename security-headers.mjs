/*
 * Security headers of every response: set by the request guard (`lib/http/layers/request-guard.ts`), on hosting platforms
 * by Next through `next.config.mjs`.
 */

/** External hosts of catalogue images, from the environment: `cdn.example.com,img.example.org`. */
export const imageHosts = (process.env.IMAGE_HOSTS ?? '')
  .split(',')
  .map((host) => host.trim())
  .filter(Boolean);

const measured = Boolean(process.env.NEXT_PUBLIC_GA_MEASUREMENT_ID);
const tagHosts =
  'https://*.googletagmanager.com https://*.google-analytics.com https://*.analytics.google.com';

/*
 * Cached pages are the same for everyone and cannot have a nonce, so inline scripts are allowed; event-handler attributes
 * and scripts from other hosts are not, except the consented analytics tag. Frames are the maps of properties.
 */
const contentSecurityPolicy = [
  "default-src 'self'",
  `script-src 'self' 'unsafe-inline'${process.env.NODE_ENV === 'development' ? " 'unsafe-eval'" : ''}${measured ? ' https://www.googletagmanager.com' : ''}`,
  "script-src-attr 'none'",
  "style-src 'self' 'unsafe-inline'",
  `img-src 'self' data: blob: ${imageHosts.map((host) => `https://${host}`).join(' ')}${measured ? ` ${tagHosts}` : ''}`,
  "font-src 'self'",
  "media-src 'self'",
  `connect-src 'self'${measured ? ` ${tagHosts}` : ''}`,
  'frame-src https://www.google.com https://maps.google.com',
  "object-src 'none'",
  "base-uri 'self'",
  "frame-ancestors 'none'",
  "form-action 'self'",
].join('; ');

const includeSubDomains = ['true', '1'].includes(process.env.HSTS_INCLUDE_SUBDOMAINS ?? '');

/** Other sites may show our images: link previews, image search, feed readers. */
export const picturePaths = ['/og/', '/media/', '/_next/image', '/icon', '/favicon', '/apple-icon'];

export const pictureHeaders = [{ key: 'Cross-Origin-Resource-Policy', value: 'cross-origin' }];

export const securityHeaders = [
  { key: 'Content-Security-Policy', value: contentSecurityPolicy },
  {
    key: 'Strict-Transport-Security',
    value: `max-age=63072000${includeSubDomains ? '; includeSubDomains' : ''}`,
  },
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  { key: 'Permissions-Policy', value: 'camera=(), microphone=(), geolocation=(), browsing-topics=()' },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
  { key: 'Cross-Origin-Resource-Policy', value: 'same-origin' },
];
