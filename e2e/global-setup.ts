import { startSite } from './site-server';

/**
 * One server for all journeys. The address reaches the workers through the environment; a site that is already
 * running is used when SITE_UNDER_TEST names it.
 */
export default async function globalSetup() {
  if (process.env.SITE_UNDER_TEST) return;
  const site = await startSite();
  process.env.SITE_UNDER_TEST = site.url;
  return site.stop;
}
