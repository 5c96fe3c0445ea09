import { ownsCatalog, requireOwnCatalog } from '@/lib/catalog/own-catalog';
import { database } from '@/lib/database/connection';
import { findFeed } from '@/lib/feeds/desk';
import { queueRun } from '@/lib/feeds/history';
import { beingChanged, withdrawList } from '@/lib/feeds/withdraw-list';
import { counted } from '@/lib/format/counted';
import { ApiError } from '@/lib/http/server/api-error';
import { privateJson } from '@/lib/http/server/json-response';
import { mediaType, readJsonObject } from '@/lib/http/server/read-body';
import { route } from '@/lib/http/server/route';
import { audit } from '@/lib/staff/audit';
import { requireStaff } from '@/lib/staff/session';

/**
 * Requests a run of a feed, for administrators; repeated requests start one run. With `removals`, the number that the
 * last run reported as missing, the run accepts a feed that lacks at most that many. DELETE takes the properties of an
 * uploaded list off the site.
 */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route<{ name: string }>({
  POST: async (request, { name }) => {
    const { email } = await requireStaff(request, 'admin');
    const feed = await findFeed(name);
    if (!feed) throw new ApiError(404, 'Feed not found.');
    if (feed.isUpload) throw new ApiError(409, 'Upload a file to run this feed.');
    if (!ownsCatalog())
      throw new ApiError(409, 'Feeds are not run: properties come from your own system (API_BASE_URL).');
    const removals = await readRemovals(request);
    const isQueued = async () => queueRun(await database(), feed.name, Date.now(), removals ?? 0);
    if (removals !== null) {
      if (feed.isActive || feed.last?.missing !== removals || !(await isQueued()))
        throw new ApiError(409, 'This feed has been run again. Please check what it lacks now.');
      await audit({ actor: email, action: 'feed.removals confirmed', subject: `${feed.name}: ${removals}` });
    } else if (await isQueued()) {
      await audit({ actor: email, action: 'feed.run', subject: feed.name });
    }
    return privateJson({ message: 'The run starts within seconds.' }, { status: 202 });
  },
  DELETE: async (request, { name }) => {
    const { email } = await requireStaff(request, 'admin');
    const feed = await findFeed(name);
    if (!feed) throw new ApiError(404, 'Feed not found.');
    if (!feed.isUpload)
      throw new ApiError(
        409,
        'Only uploaded lists can be taken off the site: the next run of this feed would bring its properties back.',
      );
    requireOwnCatalog();
    if (feed.isActive) throw beingChanged();
    const count = await withdrawList(feed.name, feed.source, email);
    return privateJson({ message: `${counted(count, 'property has', 'properties have')} left the site.` });
  },
});

/** Null without a number, also without a body. @throws {ApiError} 422 for anything but a positive number */
async function readRemovals(request: Request): Promise<number | null> {
  const { removals } = mediaType(request) === '' ? {} : await readJsonObject(request);
  if (removals === undefined) return null;
  if (typeof removals === 'number' && removals > 0) return removals;
  throw new ApiError(422, 'The number of removals must be a positive number.');
}
