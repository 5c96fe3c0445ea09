'use client';

import { type MouseEvent, Suspense, useEffect, useState } from 'react';
import { closestTo } from '@/components/ui/closest-to';
import { lazyPart } from '@/components/ui/lazy-part';
import { StaticPart } from '@/components/ui/static-part';
import {
  type Consent,
  consentEvent,
  essentialOnly,
  everything,
  readConsent,
  storeConsent,
} from '@/lib/consent/consent';
import { flushEvents } from '@/lib/consent/track-event';

const CookieBannerCompact = lazyPart(
  async () => (await import('./cookie-banner-compact')).CookieBannerCompact,
);
const CookiePreferences = lazyPart(
  async () => (await import('./cookie-preferences')).CookiePreferences,
  BackToCompact,
);

const id = 'cookie-banner';
const label = 'Cookie consent';

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
      flushEvents();
      if (consent?.analytics) (await import('@/lib/consent/visit')).rememberVisit();
    };
    const stored = readConsent();
    // The inline script does not run on client-rendered pages such as a property's 404.
    document.documentElement.dataset.consent ??= stored ? 'stored' : 'open';
    apply(stored);
    // `addEventListener` types events of its own names only.
    const changed = (event: Event) => apply((event as CustomEvent<Consent | null>).detail ?? readConsent());
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
        className="cookie-banner cookie-bar arrive-whole"
        onClick={press}
      />
    );
  return (
    <section aria-label={label} className="cookie-banner arrive-whole">
      <Suspense fallback={<p className="p-7">Loading...</p>}>
        <CookiePreferences
          onSave={choose}
          onAcceptAll={() => choose(everything)}
          onRejectAll={() => choose(essentialOnly)}
          onClose={() => {
            setView('compact');
            requestAnimationFrame(() =>
              document.querySelector<HTMLElement>('[data-choice=preferences]')?.focus(),
            );
          }}
        />
      </Suspense>
    </section>
  );
}

/** Returns to the buttons when the code of the preferences did not arrive. */
function BackToCompact({ onClose }: { onClose: () => void }) {
  useEffect(onClose);
  return null;
}
