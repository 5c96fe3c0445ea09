import { env } from '@/lib/env';
import { isAllowedHost } from './picture-hosts';

/** Why visitors would not see the picture at this URL, as a message for the desk; null when they would. */
export function whyPictureIsHidden(url: unknown): string | null {
  if (typeof url !== 'string' || !URL.canParse(url)) return null;
  const { IMAGE_HOSTS, NEXT_PUBLIC_SITE_URL } = env();
  if (isAllowedHost(url, IMAGE_HOSTS)) return null;
  const { host, origin } = new URL(url);
  if (origin === new URL(NEXT_PUBLIC_SITE_URL).origin)
    return `Please leave out ${origin}: addresses of this site’s pictures begin with a slash.`;
  return `Pictures from ${host} are not shown here. Use an uploaded picture, or ask for the host to be added to IMAGE_HOSTS.`;
}
