import { database } from './database/connection';
import { startDelivery } from './enquiries/delivery';
import { env } from './env';
import { notePeerAddress } from './http/server/client-address';
import { tagLists } from './http/server/list-etag';
import { observeRequest } from './http/server/observe-request';
import { guardRequest, mendAnswerHead } from './http/server/request-guard';
import { installRequestLayers } from './http/server/request-layers';
import { mendRequestPath } from './http/server/request-path';
import { loadSampleCatalog } from './import/sample-catalog';
import { startAnnouncing } from './indexnow/announcements';
import { logConsole } from './log';
import { onStop } from './on-stop';
import { isOperatorError } from './operator-error';

/**
 * Checks the environment, opens and migrates the database, loads the sample catalogue into an empty one, and
 * starts passing enquiries on and announcing listings. What the operator can mend ends the process with one clear
 * message.
 */
export async function prepareServer(): Promise<void> {
  try {
    const { API_BASE_URL, NODE_ENV, SAMPLE_CATALOG } = env();
    if (NODE_ENV === 'production') logConsole();
    installRequestLayers([
      observeRequest,
      notePeerAddress,
      mendRequestPath,
      guardRequest,
      mendAnswerHead,
      tagLists,
    ]);
    const db = await database();
    onStop('database', () => db.destroy());
    if (!API_BASE_URL && SAMPLE_CATALOG) await loadSampleCatalog(db);
    startDelivery();
    startAnnouncing();
  } catch (error) {
    if (!isOperatorError(error)) throw error;
    process.stderr.write(`\n${error.message}\n\n`);
    process.exit(1);
  }
}
