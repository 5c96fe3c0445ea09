import type { MetadataRoute } from 'next';
import { colours } from '@/lib/colours';
import { routes } from '@/lib/routes';
import { site } from '@/lib/site';

/** Web app manifest for the home screen. */
export default function manifest(): MetadataRoute.Manifest {
  return {
    name: site.name,
    short_name: site.name,
    description: site.description,
    start_url: routes.home,
    display: 'browser',
    background_color: colours.paper,
    theme_color: colours.paper,
    lang: 'en',
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'maskable' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
    ],
  };
}
