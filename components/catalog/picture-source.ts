import { pictureAddress } from '@/lib/catalog/picture-address';
import { isAllowedHost } from '@/lib/catalog/picture-hosts';

/**
 * The allowed hosts, from the environment on the server and from the page in the browser, so that both draw the same.
 * Null on a page that was rendered by the build, before they were known: it shows no property itself, and on those it
 * leads to, the server refuses pictures of other hosts.
 */
function allowedHosts(): readonly string[] | null {
  const hosts =
    typeof document === 'undefined' ? pictureHosts() : document.documentElement.dataset.pictureHosts;
  return hosts === undefined ? null : hosts.split(' ').filter(Boolean);
}

/** For the root layout: the allowed hosts, as `allowedHosts` reads them in the browser. */
export function pictureHosts(): string | undefined {
  if (process.env.NEXT_PHASE === 'phase-production-build') return undefined;
  const hosts = (process.env.IMAGE_HOSTS ?? '').split(',').map((host) => host.trim());
  return hosts.filter(Boolean).join(' ');
}

/**
 * The URL of a picture that may be loaded: a path of this site, or an allowed host. Null for others, which the image
 * component or the CSP would reject.
 */
export function pictureSource(src: string | null): string | null {
  const address = src ? pictureAddress(src) : null;
  if (address === null || address.startsWith('/')) return address;
  const url = new URL(address);
  const hosts = allowedHosts();
  if (url.port || (hosts && !isAllowedHost(address, hosts))) return null;
  url.protocol = 'https:';
  return url.href;
}
