import { pictureAddress } from '@/lib/catalog/picture-address';

const namedHosts = (process.env.NEXT_PUBLIC_IMAGE_HOSTS ?? '')
  .split(',')
  .map((host) => host.trim())
  .filter(Boolean);

/**
 * The address a picture can be asked for: a path of this site, or a web address whose host the environment names.
 * Null for all others, which the image component would refuse with an error or the browser would be forbidden to load.
 */
export function pictureSource(src: string | null): string | null {
  const address = src ? pictureAddress(src) : null;
  if (address === null || address.startsWith('/')) return address;
  const url = new URL(address);
  if (url.port || !namedHosts.some((host) => matches(url.hostname, host))) return null;
  url.protocol = 'https:';
  return url.href;
}

/** `*.example.com` is every host under example.com. */
function matches(hostname: string, pattern: string): boolean {
  return pattern.startsWith('*') ? hostname.endsWith(pattern.replace(/^\*+/, '')) : hostname === pattern;
}
