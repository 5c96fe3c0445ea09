import type { Metadata } from 'next';
import { SiteFrame } from '@/app/(site)/site-frame';
import { NotFoundScreen } from '@/app/not-found-screen';

export const metadata: Metadata = { title: 'Page not found', robots: { index: false, follow: true } };

export default function NotFound() {
  return (
    <SiteFrame>
      <NotFoundScreen />
    </SiteFrame>
  );
}
