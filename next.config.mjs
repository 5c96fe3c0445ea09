import { fileURLToPath } from 'node:url';
import { listKeys } from './lib/search/filter-keys.mjs';
import { imageHosts, pictureHeaders, picturePaths, securityHeaders } from './security-headers.mjs';

/** @param {readonly string[]} keys */
const queries = (keys) => keys.map((key) => ({ type: /** @type {const} */ ('query'), key }));

/** How long a browser or CDN may hold the lists that are rendered per request. */
const sharedPageCache = [{ key: 'Cache-Control', value: 'public, s-maxage=60, stale-while-revalidate=300' }];

/** @type {import('next').NextConfig} */
const config = {
  poweredByHeader: false,
  reactStrictMode: true,
  typedRoutes: false,
  // API paths end in a slash, but are answered without one too; pages do not, see redirects.
  skipTrailingSlashRedirect: true,
  // ISR pages are revalidated after five minutes; a cache in front may serve them stale for an hour, not a year.
  expireTime: 3600,
  // Rendered pages stay in bounded memory. A platform that hosts Next brings a cache of its own.
  cacheHandler: process.env.VERCEL ? undefined : fileURLToPath(new URL('./page-cache.cjs', import.meta.url)),
  cacheMaxMemorySize: 64 * 1024 * 1024,
  // The browser must know which hosts the optimiser serves: pictures from any other are not asked for.
  env: { NEXT_PUBLIC_IMAGE_HOSTS: imageHosts.join(',') },
  serverExternalPackages: ['better-sqlite3', 'pg', 'prom-client'],
  images: {
    // WebP alone: the first visitor to see a picture waits for it to be encoded, and AVIF takes many times as long.
    formats: ['image/webp'],
    // 660 is a card of the list on the commonest phones, 372 px at 1.75 times.
    deviceSizes: [390, 660, 828, 1080, 1440, 1920, 2400],
    imageSizes: [96, 192, 320],
    qualities: [60, 70, 75],
    minimumCacheTTL: 60 * 60 * 24 * 30,
    maximumDiskCacheSize: 2 * 1024 * 1024 * 1024,
    remotePatterns: imageHosts.map((hostname) => ({ protocol: 'https', hostname })),
    dangerouslyAllowSVG: false,
  },
  // Read at run time, which the tracer cannot see: the sample catalogue, and fonts and pictures of share pictures.
  outputFileTracingIncludes: {
    '/*': ['./samples/*.json'],
    '/og/**': [
      './node_modules/@expo-google-fonts/{cormorant,noto-naskh-arabic}/500Medium/*.ttf',
      './node_modules/@expo-google-fonts/manrope/600SemiBold/*.ttf',
      './public/media/{hero,properties}/*.jpg',
    ],
  },
  experimental: {
    optimizePackageImports: ['lucide-react'],
  },
  async redirects() {
    return [
      { source: '/:path((?!api/|_next/).+)/', destination: '/:path', permanent: true },
      // What is kept under another path is still known by its own alone.
      { source: '/cached/:audience/home', destination: '/', permanent: true },
      { source: '/cached/:audience/properties', destination: '/properties', permanent: true },
    ];
  },
  async rewrites() {
    return {
      beforeFiles: [
        { source: '/', destination: '/cached/everyone/home' },
        // A query that holds none of these asks for the first page of all, whatever campaign it names.
        { source: '/properties', missing: queries(listKeys), destination: '/cached/everyone/properties' },
      ],
      // The pages of a landing page are kept like its first, see app/(site)/landing/landing-page.tsx.
      afterFiles: [
        {
          source: '/:kind(areas|developers|types)/:slug',
          has: [{ type: 'query', key: 'page', value: '(?<page>[1-9]\\d*)' }],
          destination: '/:kind/:slug/:page',
        },
      ],
      fallback: [],
    };
  },
  async headers() {
    return [
      { source: '/:path*', headers: securityHeaders },
      ...picturePaths.map((path) => ({ source: `${path}:rest(.*)`, headers: pictureHeaders })),
      ...queries(listKeys).map((query) => ({
        source: '/properties',
        has: [query],
        headers: sharedPageCache,
      })),
      { source: '/blog', headers: sharedPageCache },
      {
        source: '/media/:path*',
        headers: [{ key: 'Cache-Control', value: 'public, max-age=86400, stale-while-revalidate=604800' }],
      },
    ];
  },
};

export default config;
