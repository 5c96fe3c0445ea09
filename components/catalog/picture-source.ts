import { isAllowedHost } from '@/lib/catalog/pictures/picture-hosts';
import { pictureUrl } from '@/lib/catalog/pictures/picture-url';

/**
 * The allowed hosts: on the server from the environment, in the browser from the page, so that both render the same. Null
 * on pages that the build rendered, before the hosts were known.
 */
function allowedHosts(): readonly string[] | null {
  const hosts =
    typeof window === 'undefined' ? pictureHosts() : document.documentElement.dataset.pictureHosts;
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
  const canonical = src ? pictureUrl(src) : null;
  if (canonical === null || canonical.startsWith('/')) return canonical;
  const url = new URL(canonical);
  const hosts = allowedHosts();
  if (url.port || (hosts && !isAllowedHost(canonical, hosts))) return null;
  url.protocol = 'https:';
  return url.href;
}
