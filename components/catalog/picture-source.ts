const namedHosts = (process.env.NEXT_PUBLIC_IMAGE_HOSTS ?? '')
  .split(',')
  .map((host) => host.trim())
  .filter(Boolean);

/**
 * The address a picture can be asked for: a path of this site, or a web address whose host the environment
 * names. Null for all others, which the browser would be forbidden to load.
 */
export function pictureSource(src: string | null): string | null {
  if (!src) return null;
  if (src.startsWith('/') && !src.startsWith('//')) return src;
  if (!/^https?:\/\//i.test(src) || !URL.canParse(src)) return null;
  const url = new URL(src);
  if (!namedHosts.some((host) => matches(url.hostname, host))) return null;
  url.protocol = 'https:';
  return url.href;
}

/** `*.example.com` is every host under example.com. */
function matches(hostname: string, pattern: string): boolean {
  return pattern.startsWith('*') ? hostname.endsWith(pattern.replace(/^\*+/, '')) : hostname === pattern;
}
