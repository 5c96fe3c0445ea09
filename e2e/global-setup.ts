import { startSite } from './site-server';

/** Starts one server for all tests and passes its URL in SITE_UNDER_TEST, unless that is already set. */
export default async function globalSetup() {
  if (process.env.SITE_UNDER_TEST) return;
  const site = await startSite();
  process.env.SITE_UNDER_TEST = site.url;
  return site.stop;
}
