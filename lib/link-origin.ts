import { site } from './site';

/**
 * The origin of links in mails and in responses of the API. Without NEXT_PUBLIC_SITE_URL, as in development, it has
 * the port that this process serves.
 */
export function linkOrigin(): string {
  const { PORT } = process.env;
  return process.env.NEXT_PUBLIC_SITE_URL || !PORT ? site.url : `http://localhost:${PORT}`;
}
