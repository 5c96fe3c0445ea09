import { api } from '@/lib/routes';
import { visitKey } from './consent';

/* Loaded only with consent to analytics, or when a contact link is pressed. */

const parameters = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content', 'gclid'];
const maxLength = 200;

/**
 * Remembers campaign and referrer of the visit's first page in this tab. Call with consent to analytics only. A page
 * that was reached from the site itself, without a campaign, tells nothing: the first page is over.
 */
export function rememberVisit(): void {
  try {
    if (sessionStorage.getItem(visitKey)) return;
    // The address the page was loaded with, also after moves within the site.
    const loaded = performance.getEntriesByType('navigation')[0]?.name ?? location.href;
    const { searchParams, pathname } = new URL(loaded);
    const visit: Record<string, string> = {};
    for (const name of parameters) {
      const value = searchParams.get(name)?.trim();
      if (value) visit[name] = value.slice(0, maxLength);
    }
    const referrer = foreignPage(document.referrer);
    if (referrer) visit.referrer = referrer;
    if (Object.keys(visit).length === 0) return;
    sessionStorage.setItem(
      visitKey,
      JSON.stringify({ ...visit, landing_path: pathname.slice(0, maxLength) }),
    );
  } catch {
    // Storage is full or blocked.
  }
}

/** Host and path of another site's page; its query may hold what somebody searched. */
function foreignPage(address: string): string | null {
  if (!URL.canParse(address)) return null;
  const { host, pathname } = new URL(address);
  return host === location.host ? null : `${host}${pathname}`.slice(0, maxLength);
}

/** Tells the site that a contact link was pressed: which kind, about which property. Nothing about the visitor. */
export function countPress(way: string, link: HTMLElement): void {
  const body = new URLSearchParams({ way, property: propertyOf(link) });
  navigator.sendBeacon?.(api.contactPress, body);
}

/** Slug of the property whose card holds the link, else of the page; empty elsewhere. */
function propertyOf(link: HTMLElement): string {
  const card = link.closest('article')?.querySelector<HTMLAnchorElement>('a[href^="/properties/"]');
  const path = card ? card.pathname : location.pathname;
  return decodeURIComponent(/^\/properties\/([^/]+)/.exec(path)?.[1] ?? '');
}
