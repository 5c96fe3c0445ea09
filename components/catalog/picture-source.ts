import { pictureAddress } from '@/lib/catalog/picture-address';

const namedHosts = (process.env.NEXT_PUBLIC_IMAGE_HOSTS ?? '')
  .split(',')
  .map((host) => host.trim())
  .filter(Boolean);

/**
 * The URL of a picture that may be loaded: a path of this site, or an allowed host. Null for others, which the image
 * component or the CSP would reject.
 */
export function pictureSource(src: string | null): string | null {
  const address = src ? pictureAddress(src) : null;
  if (address === null || address.startsWith('/')) return address;
  const url = new URL(address);
  if (url.port || !namedHosts.some((host) => matches(url.hostname, host))) return null;
  url.protocol = 'https:';
  return url.href;
}

/** `*.example.com` matches every subdomain. */
function matches(hostname: string, pattern: string): boolean {
  return pattern.startsWith('*') ? hostname.endsWith(pattern.replace(/^\*+/, '')) : hostname === pattern;
}
