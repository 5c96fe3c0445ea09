import './scripts/env-files.mjs';
import { fileURLToPath } from 'node:url';
import { mediaCache, pagesPerRequest, sharedPageCache } from './lib/http/page-caching.mjs';
import { listKeys } from './lib/search/filters/filter-keys.mjs';
import { bundleImporter } from './scripts/bundle-importer.mjs';
import { addCompileHints } from './scripts/compile-hints.mjs';
import { compressAssets } from './scripts/compress-assets.mjs';
import { escapeServerCode } from './scripts/escape-server-code.mjs';
import { shareChunks } from './scripts/share-chunks.mjs';
import { imageHosts, pictureHeaders, picturePaths, securityHeaders } from './security-headers.mjs';

/** @param {readonly string[]} keys */
const queries = (keys) => keys.map((key) => ({ type: /** @type {const} */ ('query'), key }));

/** @param {string} value */
const caching = (value) => [{ key: 'Cache-Control', value }];

/** @type {import('next').NextConfig} */
const config = {
  poweredByHeader: false,
  // Set by `npm test`, which has already checked types.
  typescript: { ignoreBuildErrors: process.env.TYPES_CHECKED === 'true' },
  reactStrictMode: true,
  compiler: {
    async runAfterProductionCompile({ distDir }) {
      await addCompileHints(distDir);
      // Hosting platforms compress by themselves, deploy the files of each route apart, and run no imports.
      if (process.env.VERCEL) return;
      await escapeServerCode(distDir);
      await Promise.all([compressAssets(distDir), shareChunks(distDir), bundleImporter(distDir)]);
    },
  },
  typedRoutes: false,
  // API paths end in a slash but also work without; pages have none, see redirects.
  skipTrailingSlashRedirect: true,
  // ISR pages are revalidated after five minutes; proxies may serve them stale for an hour instead of Next's year.
  expireTime: 3600,
  // Rendered pages stay in bounded memory. Hosting platforms bring their own cache.
  cacheHandler: process.env.VERCEL ? undefined : fileURLToPath(new URL('./page-cache.cjs', import.meta.url)),
  cacheMaxMemorySize: 64 * 1024 * 1024,
  // Otherwise the code that runs at the start loads packages unminified and whole, besides the copies that pages bundle.
  bundlePagesRouterDependencies: true,
  serverExternalPackages: ['@aws-sdk/client-s3', 'better-sqlite3', 'pg', 'prom-client'],
  images: {
    // WebP only: the first visitor waits for encoding, and AVIF takes many times as long.
    formats: ['image/webp'],
    // 660 is a list card on the most common phones, 372 px at 1.75x.
    deviceSizes: [390, 660, 828, 1080, 1440, 1920, 2400],
    imageSizes: [96, 192, 320],
    qualities: [60, 70, 75],
    minimumCacheTTL: 60 * 60 * 24 * 30,
    maximumDiskCacheSize: 2 * 1024 * 1024 * 1024,
    // Read at each start, on Vercel at the deployment. Hosts that lead into private networks are refused as well.
    remotePatterns: imageHosts.map((hostname) => ({ protocol: 'https', hostname, port: '' })),
    dangerouslyAllowSVG: false,
  },
  // Read at run time, which tracing cannot detect: sample catalogue, fonts, and images for share images.
  outputFileTracingIncludes: {
    '/*': ['./samples/*.json'],
    '/og/**': [
      './node_modules/@expo-google-fonts/{cormorant,noto-naskh-arabic}/500Medium/*.ttf',
      './node_modules/@expo-google-fonts/manrope/600SemiBold/*.ttf',
      './public/media/{hero,properties}/*.jpg',
      './public/media/relief.svg',
    ],
  },
  experimental: {
    globalNotFound: true,
    // Of redirects and `afterFiles`: Next ignores it for `beforeFiles`.
    caseSensitiveRoutes: true,
    optimizePackageImports: ['lucide-react'],
    // Switched off by journeys, whose servers show few of the pages.
    preloadEntriesOnStart: process.env.PRELOAD_PAGES !== 'false',
    // Set by `npm test` in a fresh clone: writing the cache takes a fifth of the first build's processor time.
    turbopackFileSystemCacheForBuild: process.env.BUILD_CACHE !== 'false',
    // Each picture is encoded once, so the encoder's cache only costs memory; see also lib/seo/share-image.ts.
    imgOptOperationCache: false,
    imgOptConcurrency: 1,
  },
  async redirects() {
    return [
      { source: '/:path((?!api/|_next/).+)/', destination: '/:path', permanent: true },
      // Redirects direct requests to internal paths of cached pages.
      { source: '/cached/:audience/home', destination: '/', permanent: true },
      { source: '/contact/search', destination: '/contact', permanent: true },
      { source: '/cached/:audience/properties', destination: '/properties', permanent: true },
    ];
  },
  async rewrites() {
    return {
      beforeFiles: [
        // Prerendered error pages have no public paths: a direct request gets a 404.
        { source: '/500', destination: '/not-found' },
        { source: '/outage/:screen', destination: '/not-found' },
        { source: '/', destination: '/cached/everyone/home' },
        // These sources also match `/CONTACT`, so the destination has the requested case, for which there is no page.
        { source: '/:path(contact)', has: queries(['about']), destination: '/:path/search' },
        // A query with none of these shows the default list, whatever campaign parameters it has.
        { source: '/:path(properties)', missing: queries(listKeys), destination: '/cached/:path/:path' },
      ],
      // Later pages of a landing page are cached like the first, see app/(site)/landing/landing-page.tsx.
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
    // Elsewhere, layers in front of Next set them: it would test 35 rules for every request.
    if (!process.env.VERCEL) return [];
    return [
      { source: '/:path*', headers: securityHeaders },
      ...picturePaths.map((path) => ({ source: `${path}:rest(.*)`, headers: pictureHeaders })),
      ...queries(listKeys).map((query) => ({
        source: '/properties',
        has: [query],
        headers: caching(sharedPageCache),
      })),
      ...pagesPerRequest.map((source) => ({ source, headers: caching(sharedPageCache) })),
      // Uploads set their own: these would take the place of theirs, also for a missing picture.
      { source: '/media/:path((?!uploads/).*)', headers: caching(mediaCache) },
    ];
  },
};

export default config;
