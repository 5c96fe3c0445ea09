import { ensureBuild, loadEnvFiles } from '../scripts/setup.mjs';
import { startSite } from './site-server';

/**
 * Starts one server for all tests and passes its URL and database file in the environment, unless they are set. Builds
 * first when sources have changed: otherwise the `npm start` of a test would build while servers are running.
 */
export default async function globalSetup() {
  if (process.env.SITE_UNDER_TEST) return;
  loadEnvFiles();
  if (!ensureBuild()) throw new Error('The site could not be built.');
  const site = await startSite({ PRELOAD_PAGES: 'true' });
  Object.assign(process.env, { SITE_UNDER_TEST: site.url, DATABASE_UNDER_TEST: site.databaseFile });
  return site.stop;
}
