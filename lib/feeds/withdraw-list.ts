import { database } from '@/lib/database/connection';
import { counted } from '@/lib/format/counted';
import { ApiError } from '@/lib/http/server/api-error';
import { isFeedShown, shownKeys, takeOffFeed } from '@/lib/import/take-off-feed';
import { audit } from '@/lib/staff/audit';
import { type FeedResult, noCounts, noVersion } from './feed-task';
import { runFeed } from './run-feed';
import { createFindings } from './run-findings';

/** Number of a list's properties that visitors see. */
export async function countShown(list: string): Promise<number> {
  return (await shownKeys(await database(), list)).length;
}

/**
 * Takes all properties of an uploaded list off the site, as a run in its history.
 * @param file name of the list's last file
 * @returns how many were on the site
 * @throws {ApiError} 409 while the list is being imported or taken off, 503 when the database cannot be used
 */
export async function withdrawList(list: string, file: string, actor: string): Promise<number> {
  if (!(await isFeedShown(await database(), list))) return 0;
  const feed = { name: list, source: file, uploadedFile: file, mapping: null, joined: [], schedule: null };
  const run = await runFeed({ ...feed, complete: false }, { importer: () => takeOffAll(list, actor) }).catch(
    (cause) => {
      throw new ApiError(503, notTakenOff, { cause });
    },
  );
  if (!run) throw beingChanged();
  if (run.outcome === 'failed') throw new ApiError(503, notTakenOff);
  const taken = counted(run.retired, 'property', 'properties');
  await audit({ actor, action: 'feed.taken off', subject: `${list}: ${taken}` });
  return run.retired;
}

const notTakenOff = 'The list could not be taken off the site. Please try again.';

export function beingChanged(): ApiError {
  return new ApiError(
    409,
    'This list is being imported or taken off at the moment. Please try again when that is done.',
  );
}

async function takeOffAll(list: string, actor: string): Promise<FeedResult> {
  const findings = createFindings();
  const retired = await takeOffFeed(await database(), list, findings.add);
  return {
    outcome: retired > 0 ? 'changed' : 'unchanged',
    message: `Taken off the site at the desk by ${actor}.`,
    counts: { ...noCounts, retired, findings: findings.total() },
    findings: findings.list(),
    version: noVersion,
    joinedRows: [],
    missingColumns: [],
  };
}
