'use client';

import { lazy, type MouseEvent, Suspense, useEffect, useState } from 'react';
import { closestTo } from '@/components/ui/closest-to';
import { StaticPart } from '@/components/ui/static-part';
import {
  type Consent,
  consentEvent,
  essentialOnly,
  everything,
  readConsent,
  storeConsent,
} from '@/lib/consent/consent';
import { settleEvents } from '@/lib/consent/track-event';

const CookieBannerCompact = lazy(async () => ({
  default: (await import('./cookie-banner-compact')).CookieBannerCompact,
}));
const CookiePreferences = lazy(async () => ({
  default: (await import('./cookie-preferences')).CookiePreferences,
}));

const id = 'cookie-banner';
const label = 'Cookie consent';
const look =
  'cookie-banner arrive-whole fixed inset-x-3 bottom-3 z-50 max-h-[calc(100dvh-24px)] overflow-y-auto rounded-sm border border-line bg-paper shadow-[0_24px_60px_rgb(13_15_20/0.16)] sm:inset-x-auto sm:start-6 sm:bottom-6 sm:w-140 print:hidden';

/**
 * In every page's HTML and shown by CSS when no choice is stored (see consentMark), without waiting for the page's scripts.
 */
export function CookieBanner({ measurementId }: { measurementId: string | null }) {
  const [view, setView] = useState<'compact' | 'preferences'>('compact');

  useEffect(() => {
    const apply = async (consent: Consent | null) => {
      if (measurementId) {
        const { applyAnalyticsConsent } = await import('@/lib/consent/analytics');
        applyAnalyticsConsent(measurementId, consent);
      }
      settleEvents();
      if (consent?.analytics) (await import('@/lib/consent/visit')).rememberVisit();
    };
    const stored = readConsent();
    // The inline script does not run on client-rendered pages such as a property's 404.
    document.documentElement.dataset.consent ??= stored ? 'stored' : 'open';
    apply(stored);
    // Sent by `storeConsent` alone; `addEventListener` types events of its own names only.
    const changed = (event: Event) => apply((event as CustomEvent<Consent>).detail);
    window.addEventListener(consentEvent, changed);
    return () => window.removeEventListener(consentEvent, changed);
  }, [measurementId]);

  const choose = (consent: Consent) => {
    storeConsent(consent);
    setView('compact');
  };

  const press = (event: MouseEvent) => {
    const choice = closestTo(event, '[data-choice]')?.dataset.choice;
    if (choice === 'everything') choose(everything);
    else if (choice === 'essential') choose(essentialOnly);
    else if (choice === 'preferences') setView('preferences');
  };

  if (view === 'compact')
    return (
      <StaticPart
        as="section"
        id={id}
        content={CookieBannerCompact}
        aria-label={label}
        // A low bar on wide screens keeps the hero's buttons free.
        className={`${look} lg:inset-x-0 lg:bottom-0 lg:w-auto lg:rounded-none lg:border-x-0 lg:border-b-0`}
        onClick={press}
      />
    );
  return (
    <section aria-label={label} className={look}>
      <Suspense fallback={<p className="p-7">Loading...</p>}>
        <CookiePreferences
          onSave={choose}
          onAcceptAll={() => choose(everything)}
          onRejectAll={() => choose(essentialOnly)}
          onClose={() => {
            setView('compact');
            requestAnimationFrame(() =>
              document.querySelector<HTMLElement>(`#${id} [data-choice=preferences]`)?.focus(),
            );
          }}
        />
      </Suspense>
    </section>
  );
}
