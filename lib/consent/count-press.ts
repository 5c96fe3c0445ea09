import { api } from '@/lib/routes';

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
