import { startSite } from './site-server';

/** One server for all journeys. The address reaches the workers through the environment. */
export default async function globalSetup() {
  const site = await startSite();
  process.env.SITE_UNDER_TEST = site.url;
  process.env.SITE_DATABASE = site.databaseFile;
  return site.stop;
}
