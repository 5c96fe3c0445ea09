import type { Metadata } from 'next';
import { site } from '@/lib/site';
import { SiteFrame } from './(site)/site-frame';
import RootLayout, { viewport as rootViewport } from './layout';
import { NotFoundScreen } from './not-found-screen';

export const metadata: Metadata = {
  title: `Page not found | ${site.name}`,
  robots: { index: false, follow: true },
};

export const viewport = rootViewport;

/**
 * Answers addresses outside the site. Unlike a `not-found.tsx` of the root it is not part of every other page, where it
 * would be a second header and footer.
 */
export default function GlobalNotFound() {
  return (
    <RootLayout>
      <SiteFrame>
        <NotFoundScreen />
      </SiteFrame>
    </RootLayout>
  );
}
