/** How long a browser or CDN may hold the pages that are rendered per request. */
const sharedPageCache = 'public, s-maxage=60, stale-while-revalidate=300';

/** Hosts of catalogue pictures that live elsewhere, from the environment: `cdn.example.com,img.example.org`. */
const imageHosts = (process.env.IMAGE_HOSTS ?? '')
  .split(',')
  .map((host) => host.trim())
  .filter(Boolean);

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
  serverExternalPackages: ['better-sqlite3', 'pg'],
  images: {
    formats: ['image/avif', 'image/webp'],
    deviceSizes: [390, 640, 828, 1080, 1440, 1920, 2400],
    imageSizes: [96, 192, 320],
    qualities: [60, 70, 75],
    minimumCacheTTL: 60 * 60 * 24 * 30,
    remotePatterns: imageHosts.map((hostname) => ({ protocol: 'https', hostname })),
    dangerouslyAllowSVG: false,
  },
  experimental: {
    // A crawler over 100,000 unit pages must not fill the disk: rendered pages stay in bounded memory.
    isrFlushToDisk: false,
    optimizePackageImports: ['lucide-react', 'radix-ui'],
  },
  async headers() {
    return [
      { source: '/', headers: [{ key: 'Cache-Control', value: sharedPageCache }] },
      { source: '/properties', headers: [{ key: 'Cache-Control', value: sharedPageCache }] },
      {
        source: '/media/:path*',
        headers: [{ key: 'Cache-Control', value: 'public, max-age=86400, stale-while-revalidate=604800' }],
      },
    ];
  },
};

export default config;
