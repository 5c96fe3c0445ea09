import { startSite } from './site-server';

/** Starts one server for all tests and passes its URL and database file in the environment, unless they are set. */
export default async function globalSetup() {
  if (process.env.SITE_UNDER_TEST) return;
  const site = await startSite();
  Object.assign(process.env, { SITE_UNDER_TEST: site.url, DATABASE_UNDER_TEST: site.databaseFile });
  return site.stop;
}
