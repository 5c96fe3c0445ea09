import { fieldOf } from '@/lib/typed-keys';

/** Consent categories. Essential is always on. */
const consentCategories = ['essential', 'analytics', 'marketing', 'functional'] as const;
export type ConsentCategory = (typeof consentCategories)[number];
export type Consent = Record<ConsentCategory, boolean>;

/** Local storage keys. */
export const consentKey = 'cookieConsent';
export const consentDateKey = 'cookieConsentDate';
/** Session storage key of campaign and referrer of the visit. */
export const visitKey = 'arrival';
/** Local storage key; needs consent to the functional category, and is removed with it. */
export const recentSearchesKey = 'recentSearches';

export const essentialOnly: Consent = {
  essential: true,
  analytics: false,
  marketing: false,
  functional: false,
};
export const everything: Consent = { essential: true, analytics: true, marketing: true, functional: true };

/**
 * Dispatched on the window after a choice was stored. `detail` is the choice; it is missing when another tab changed
 * it.
 */
export const consentEvent = 'consentchange';

/**
 * Inline script at the end of the document: marks it as `stored` or `open`. The banner, which is in every cached page, is
 * hidden until then, so that it does not flash after a choice. Choices in other tabs hold in this one, too.
 */
export const consentMark = `{let k='${consentKey}',m=()=>{let s;try{s=localStorage.getItem(k)}catch{}document.documentElement.dataset.consent=s?'stored':'open';return s};m();addEventListener('storage',e=>{if(e.key==k){/"analytics":true/.test(m())||sessionStorage.removeItem('${visitKey}');dispatchEvent(new Event('${consentEvent}'))}})}`;

/** The stored choice; null when missing or unreadable (which is logged). */
export function readConsent(): Consent | null {
  try {
    const text = localStorage.getItem(consentKey);
    return text === null ? null : parseConsent(text);
  } catch (error) {
    console.error('error checking analytics consent', error);
    return null;
  }
}

/** Parses the stored JSON; null, with a log line, when it is not a consent. */
export function parseConsent(text: string): Consent | null {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null) throw new Error('not an object');
    return {
      essential: true,
      analytics: fieldOf(value, 'analytics') === true,
      marketing: fieldOf(value, 'marketing') === true,
      functional: fieldOf(value, 'functional') === true,
    };
  } catch (error) {
    console.error('error parsing consent data', error);
    return null;
  }
}

export function storeConsent(choice: Consent): void {
  try {
    localStorage.setItem(consentKey, JSON.stringify({ ...choice, essential: true }));
    localStorage.setItem(consentDateKey, new Date().toISOString());
    if (!choice.functional) localStorage.removeItem(recentSearchesKey);
    if (!choice.analytics) sessionStorage.removeItem(visitKey);
  } catch {
    // Storage is full or blocked: the choice holds for this page only.
  }
  document.documentElement.dataset.consent = 'stored';
  window.dispatchEvent(new CustomEvent(consentEvent, { detail: choice }));
}

export function clearConsent(): void {
  try {
    localStorage.removeItem(consentKey);
    localStorage.removeItem(consentDateKey);
    localStorage.removeItem(recentSearchesKey);
    sessionStorage.removeItem(visitKey);
  } catch {
    // Nothing was stored.
  }
}
