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
 * The 404 page for unknown URLs. Unlike a root `not-found.tsx`, it is not in every page's data, with a second header and
 * footer.
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
