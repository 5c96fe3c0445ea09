/** How long a browser or CDN may hold the pages that are rendered per request. */
const sharedPageCache = 'public, s-maxage=60, stale-while-revalidate=300';

/** Hosts of catalogue pictures that live elsewhere, from the environment: `cdn.example.com,img.example.org`. */
const imageHosts = (process.env.IMAGE_HOSTS ?? '')
  .split(',')
  .map((host) => host.trim())
  .filter(Boolean);

const measured = Boolean(process.env.NEXT_PUBLIC_GA_MEASUREMENT_ID);
const tagHosts =
  'https://*.googletagmanager.com https://*.google-analytics.com https://*.analytics.google.com';

/*
 * Pages are cached and the same for everyone, so no nonce can be in them: inline scripts are allowed, scripts from
 * elsewhere are not, except the consented analytics tag when there is one. Frames are the maps of listings.
 */
const contentSecurityPolicy = [
  "default-src 'self'",
  `script-src 'self' 'unsafe-inline'${process.env.NODE_ENV === 'development' ? " 'unsafe-eval'" : ''}${measured ? ' https://www.googletagmanager.com' : ''}`,
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

const securityHeaders = [
  { key: 'Content-Security-Policy', value: contentSecurityPolicy },
  { key: 'Strict-Transport-Security', value: 'max-age=63072000; includeSubDomains' },
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  { key: 'Permissions-Policy', value: 'camera=(), microphone=(), geolocation=(), browsing-topics=()' },
];

/** @type {import('next').NextConfig} */
const config = {
  poweredByHeader: false,
  reactStrictMode: true,
  typedRoutes: false,
  // API paths end in a slash, pages do not: both forms are answered, neither is redirected.
  skipTrailingSlashRedirect: true,
  // ISR pages are revalidated after five minutes; a cache in front may serve them stale for an hour, not a year.
  expireTime: 3600,
  cacheMaxMemorySize: 64 * 1024 * 1024,
  // The browser must know which hosts the optimiser serves: pictures from any other are not asked for.
  env: { NEXT_PUBLIC_IMAGE_HOSTS: imageHosts.join(',') },
  serverExternalPackages: ['better-sqlite3', 'pg'],
  images: {
    // WebP alone: the first visitor to see a picture waits for it to be encoded, and AVIF takes many times as long.
    formats: ['image/webp'],
    deviceSizes: [390, 640, 828, 1080, 1440, 1920, 2400],
    imageSizes: [96, 192, 320],
    qualities: [60, 70, 75],
    minimumCacheTTL: 60 * 60 * 24 * 30,
    remotePatterns: imageHosts.map((hostname) => ({ protocol: 'https', hostname })),
    dangerouslyAllowSVG: false,
  },
  // Read at run time by the share pictures, which the tracer cannot see.
  outputFileTracingIncludes: {
    '/og/**': [
      './node_modules/@expo-google-fonts/{cormorant,noto-naskh-arabic}/500Medium/*.ttf',
      './node_modules/@expo-google-fonts/manrope/600SemiBold/*.ttf',
      './public/media/{hero,properties}/*.jpg',
    ],
  },
  experimental: {
    // A crawler over 100,000 unit pages must not fill the disk: rendered pages stay in bounded memory.
    isrFlushToDisk: false,
    optimizePackageImports: ['lucide-react', 'radix-ui'],
  },
  async headers() {
    return [
      { source: '/:path*', headers: securityHeaders },
      { source: '/', headers: [{ key: 'Cache-Control', value: sharedPageCache }] },
      { source: '/blog', headers: [{ key: 'Cache-Control', value: sharedPageCache }] },
      { source: '/properties', headers: [{ key: 'Cache-Control', value: sharedPageCache }] },
      {
        source: '/media/:path*',
        headers: [{ key: 'Cache-Control', value: 'public, max-age=86400, stale-while-revalidate=604800' }],
      },
    ];
  },
};

export default config;
