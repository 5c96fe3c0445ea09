import { join } from 'node:path';
import { processState } from '@/lib/process-state';
import { articlesChangeDetectedAt, startWatchingArticles } from './articles/freshness';
import { ownsCatalog } from './catalog/own-catalog';
import { catalogChangeDetectedAt, startWatchingCatalog } from './catalog/reads/freshness';
import { awaitDatabase } from './database/await-database';
import { database } from './database/connection';
import { requireUsable, startInspecting } from './database/health';
import { env } from './env';
import { explainError } from './explain-error';
import { checkFeeds } from './feeds/settings';
import { sendCompressedAssets } from './http/layers/compressed-assets';
import { explainErrors } from './http/layers/error-document';
import { fixResponseHead } from './http/layers/fix-response-head';
import { limitLifetime } from './http/layers/limit-lifetime';
import { limitNginxLifetime } from './http/layers/limit-nginx-lifetime';
import { limitReads } from './http/layers/limit-reads';
import { observeRequest } from './http/layers/observe-request';
import { setOutageStatus } from './http/layers/outage';
import { presetCaching } from './http/layers/preset-caching';
import { guardRequest } from './http/layers/request-guard';
import { installRequestLayers } from './http/layers/request-layers';
import { fixRequestPath } from './http/layers/request-path';
import { cacheResponses } from './http/layers/response-cache';
import { notePeerAddress } from './http/server/client-address';
import { loadSampleCatalog } from './import/sample-catalog';
import { startJobs } from './jobs/start-jobs';
import { log, logConsole } from './log';
import { storePicturesWhole } from './media/encoded-pictures';
import { onDrain, onStop } from './on-stop';
import { hasAccounts } from './staff/has-accounts';

/**
 * Checks the environment, opens and migrates the database (waiting for a late one), loads samples into an empty one,
 * and starts the background tasks. Any other failure ends the process with a message.
 */
export async function prepareServer(): Promise<void> {
  const finish = announcePreparation();
  const buildFolder = join(process.cwd(), '.next');
  try {
    const { DATABASE_URL, DATABASE_WAIT_SECONDS, NODE_ENV, RESPONSE_CACHE_MB, SAMPLE_CATALOG } = env();
    await checkFeeds();
    if (NODE_ENV === 'production') {
      logConsole();
      storePicturesWhole(buildFolder);
    }
    installRequestLayers([
      observeRequest,
      // Sees what the next layer has limited.
      limitNginxLifetime,
      limitLifetime,
      setOutageStatus,
      limitReads,
      notePeerAddress,
      fixRequestPath,
      guardRequest,
      presetCaching,
      ...(NODE_ENV === 'production'
        ? [sendCompressedAssets(buildFolder), cacheResponses(RESPONSE_CACHE_MB * 1024 * 1024, lastChange)]
        : []),
      fixResponseHead,
      explainErrors,
    ]);
    await awaitDatabase(async () => {
      const db = await database();
      onStop('database', () => db.destroy());
      await requireUsable(db, DATABASE_URL);
      if (ownsCatalog() && SAMPLE_CATALOG) await loadSampleCatalog(db);
      if (!(await hasAccounts(db))) {
        log.info(
          'No staff account yet. Create one with: npm run staff -- add you@agency.example --role admin',
        );
      }
    }, DATABASE_WAIT_SECONDS * 1_000);
    // While it has the file open, closing the database would leave its write-ahead log.
    onDrain('inspection', startInspecting());
    onDrain('jobs', startJobs());
    if (ownsCatalog()) startWatchingArticles();
    startWatchingCatalog();
    finish();
  } catch (error) {
    process.stderr.write(`\n${explainError(error)}\n\n`);
    process.exit(1);
  }
}

function lastChange(): number {
  return Math.max(catalogChangeDetectedAt(), articlesChangeDetectedAt());
}

/** Makes `scripts/serve.mjs` queue requests until the server is ready. @returns a function that ends this */
function announcePreparation(): () => void {
  const shared = processState<{ sitePreparation?: { finished: Promise<void> } }>();
  let finish = () => {};
  shared.sitePreparation = {
    finished: new Promise((resolve) => {
      finish = resolve;
    }),
  };
  return () => {
    shared.sitePreparation = undefined;
    finish();
  };
}
