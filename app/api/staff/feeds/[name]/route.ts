import { database } from '@/lib/database/connection';
import { areFeedsRun, findFeed } from '@/lib/feeds/desk';
import { queueRun } from '@/lib/feeds/history';
import { ApiError } from '@/lib/http/server/api-error';
import { privateJson } from '@/lib/http/server/json-response';
import { route } from '@/lib/http/server/route';
import { audit } from '@/lib/staff/audit';
import { requireStaff } from '@/lib/staff/session';

/** Requests a run of a feed, for administrators; repeated requests start one run. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route<{ name: string }>({
  POST: async (request, { name }) => {
    const { email } = await requireStaff(request, 'admin');
    const feed = await findFeed(name);
    if (!feed) throw new ApiError(404, 'Feed not found.');
    if (!areFeedsRun()) throw new ApiError(409, 'Feeds are not run: properties come from API_BASE_URL.');
    if (await queueRun(await database(), feed.name, Date.now())) {
      await audit({ actor: email, action: 'feed.run', subject: feed.name });
    }
    return privateJson({ message: 'The run starts within seconds.' }, { status: 202 });
  },
});
