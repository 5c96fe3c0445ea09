import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { pictureHosts } from '@/components/catalog/picture-source';
import { colours } from '@/lib/colours';
import { site } from '@/lib/site';
import { fontClasses } from './fonts';
import './globals.css';

export const metadata: Metadata = {
  metadataBase: new URL(site.url),
  title: { default: `${site.name} | ${site.tagline}`, template: `%s | ${site.name}` },
  description: site.description,
  applicationName: site.name,
  formatDetection: { telephone: false, address: false, email: false },
};

export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  viewportFit: 'cover',
  themeColor: colours.paper,
};

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html
      lang="en"
      // Next scrolls to the top of a new page at once; a smooth scroll would end within it.
      data-scroll-behavior="smooth"
      data-picture-hosts={pictureHosts()}
      className={fontClasses}
      suppressHydrationWarning
    >
      <body className="flex flex-col">{children}</body>
    </html>
  );
}
