import type { Metadata } from 'next';
import { SiteFrame } from './(site)/site-frame';
import { NotFoundScreen } from './not-found-screen';

export const metadata: Metadata = { title: 'Page not found', robots: { index: false, follow: true } };

export default function NotFound() {
  return (
    <SiteFrame>
      <NotFoundScreen />
    </SiteFrame>
  );
}
