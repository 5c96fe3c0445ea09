import type { Consent } from './consent';
import { type TagWindow, tagWindow } from './track-event';

/** The tag's four consent signals for a choice. */
function signals(consent: Consent | null) {
  const state = (allowed: boolean | undefined) => (allowed ? 'granted' : 'denied');
  return {
    analytics_storage: state(consent?.analytics),
    ad_storage: state(consent?.marketing),
    ad_user_data: state(consent?.marketing),
    ad_personalization: state(consent?.marketing),
  };
}

/**
 * Applies the choice to the analytics tag: loads it once analytics is allowed (never before, signals denied by
 * default), updates signals later, and on withdrawal disables it and removes its cookies.
 */
export function applyAnalyticsConsent(measurementId: string, consent: Consent | null): void {
  const target = tagWindow();
  if (!consent?.analytics) {
    target.gtag?.('consent', 'update', signals(consent));
    target[`ga-disable-${measurementId}`] = true;
    delete target.gtag;
    // Also without a running tag: a choice cleared before a reload leaves cookies behind.
    removeTagCookies();
    return;
  }
  target[`ga-disable-${measurementId}`] = false;
  if (target.gtag) target.gtag('consent', 'update', signals(consent));
  else startTag(target, measurementId, consent);
}

function startTag(target: TagWindow, measurementId: string, consent: Consent): void {
  target.dataLayer ??= [];
  const layer = target.dataLayer;
  target.gtag = function gtag() {
    // The tag reads the arguments object itself, not an array.
    // biome-ignore lint/complexity/noArguments: the tag's documented interface
    layer.push(arguments);
  };
  const source = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(measurementId)}`;
  const isLoaded = document.querySelector(`script[src="${source}"]`) !== null;
  if (!isLoaded) target.gtag('consent', 'default', signals(null));
  // Before `config`, which counts the page by the consent at that moment.
  target.gtag('consent', 'update', signals(consent));
  if (isLoaded) return;
  target.gtag('js', new Date());
  target.gtag('config', measurementId, { anonymize_ip: true });
  const script = document.createElement('script');
  script.async = true;
  script.src = source;
  document.head.append(script);
}

/** The tag's cookies are all named `_ga…`, set for this host or its parent domain. */
function removeTagCookies(): void {
  const names = document.cookie
    .split('; ')
    .map((pair) => pair.split('=')[0] ?? '')
    .filter((name) => name.startsWith('_ga'));
  const labels = location.hostname.split('.');
  const domains = ['', ...labels.map((_, index) => labels.slice(index).join('.'))];
  for (const name of names) {
    for (const domain of domains) {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve
      document.cookie = `${name}=; Max-Age=0; path=/${domain && `; domain=${domain}`}`;
    }
  }
}
