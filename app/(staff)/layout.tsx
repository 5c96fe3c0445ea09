import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { Toasters } from '@/components/ui/toasters';

export const metadata: Metadata = { robots: { index: false, follow: false } };

/** The nonces set by `proxy.ts` require rendering per request. */
export const dynamic = 'force-dynamic';

export default function StaffRootLayout({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <Toasters />
    </>
  );
}
