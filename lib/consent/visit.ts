import { api } from '@/lib/api-paths';
import { decodeSegment } from '@/lib/routes';
import { visitKey } from './consent';

/* Loaded only with consent to analytics, or when a contact link is pressed. */

const parameters = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content', 'gclid'];
const maxLength = 200;

/**
 * Stores campaign and referrer of the visit's first page in this tab. Call with consent to analytics only. Stores
 * nothing for a page that was reached from the site itself without a campaign.
 */
export function rememberVisit(): void {
  try {
    if (sessionStorage.getItem(visitKey)) return;
    // `location` may have changed since the document was loaded.
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

/** Host and path of another site's page, without the query, which may contain a search. Null for this site. */
function foreignPage(url: string): string | null {
  if (!URL.canParse(url)) return null;
  const { host, pathname } = new URL(url);
  return host === location.host ? null : `${host}${pathname}`.slice(0, maxLength);
}

/** Reports that a contact link was pressed: its kind and property, nothing about the visitor. */
export function reportPress(way: string, link: HTMLElement): void {
  const body = new URLSearchParams({ way, property: propertyOf(link) });
  navigator.sendBeacon?.(api.contactPress, body);
}

/** Slug of the property whose card holds the link, else of the page; empty elsewhere. */
function propertyOf(link: HTMLElement): string {
  const card = link.closest('article')?.querySelector<HTMLAnchorElement>('a[href^="/properties/"]');
  const path = card ? card.pathname : location.pathname;
  return decodeSegment(/^\/properties\/([^/]+)/.exec(path)?.[1] ?? '');
}
