import type { ReactNode } from 'react';
import { CookieBanner } from '@/components/site/cookie-banner';
import { EarlyClick } from '@/components/site/early-click';
import { SiteFooter } from '@/components/site/site-footer';
import { SiteHeader } from '@/components/site/site-header';
import { SoftNavigation } from '@/components/site/soft-navigation';
import { VisitTracker } from '@/components/site/visit-tracker';
import { IconSprite } from '@/components/ui/icon-sprite';
import { InlineScript } from '@/components/ui/inline-script';
import { Toasters } from '@/components/ui/toasters';
import { Tooltips } from '@/components/ui/tooltips';
import { consentMark } from '@/lib/consent/consent';

/** Frame of all public pages: cookie banner, header, footer with the agency's structured data, and toasts. */
export function SiteFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <a
        href="#content"
        className="sr-only focus:not-sr-only focus:fixed focus:start-4 focus:top-4 focus:z-60 focus:bg-ink focus:px-5 focus:py-3 focus:text-sm focus:font-semibold focus:text-paper"
      >
        Skip to content
      </a>
      <IconSprite />
      {/* Early in the document for keyboard users. */}
      <CookieBanner measurementId={process.env.NEXT_PUBLIC_GA_MEASUREMENT_ID || null} />
      <SiteHeader />
      {/* Fills the viewport, so that the footer of a short page does not shift while loading. */}
      <main
        id="content"
        tabIndex={-1}
        className="min-h-[calc(100svh-var(--header-height))] flex-1 outline-none print:min-h-0"
      >
        {children}
      </main>
      <SiteFooter />
      <InlineScript text={consentMark} />
      <SoftNavigation />
      <VisitTracker />
      <Toasters />
      <Tooltips />
      <EarlyClick />
    </>
  );
}
