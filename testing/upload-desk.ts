import { env } from '@/lib/env';
import type { FeedTask } from '@/lib/feeds/feed-task';
import { importFeed } from '@/lib/feeds/import-feed';
import { type ExamineTask, examineUpload } from '@/lib/import/examine';
import { runJob } from '@/lib/jobs/run-job';
import { findUpload, openUploads } from '@/lib/uploads/upload';
import { uploadsJob } from '@/lib/uploads/uploads-job';
import { call, send } from './api-routes';
import { signInStaff } from './staff-session';
import { present } from './stub';
import { openTestSite } from './test-site';

/** A separate site whose administrator uploads files, which are examined and imported in this process. */
export async function openUploadDesk() {
  const site = await openTestSite();
  const { cookie } = await signInStaff('admin@example.com', 'admin');
  const octets = { 'content-type': 'application/octet-stream', cookie };
  const one = (id: number) => ({ params: { id: String(id) }, headers: { cookie } });

  const upload = (file: string, body: string, headers: Record<string, string> = {}) =>
    call('/api/staff/uploads/', {
      method: 'POST',
      query: `file=${encodeURIComponent(file)}`,
      headers: { ...octets, ...headers },
      body,
    });
  const discard = (id: number) => call('/api/staff/uploads/{id}/', { method: 'DELETE', ...one(id) });

  /** Processes everything that waits. */
  const work = (runners: Partial<Parameters<typeof uploadsJob>[0]> = {}) =>
    runJob(
      uploadsJob({
        examine: (task: ExamineTask) => examineUpload(task, env().DATABASE_URL),
        importer: (task: FeedTask) => importFeed(task, env(), { say: () => {}, note: () => {} }),
        ...runners,
      }),
    );
  /** Processes everything that waits. @returns the upload afterwards */
  const worked = async (id: number) => {
    await work();
    return present(await findUpload(id));
  };

  return {
    cookie,
    upload,
    discard,
    work,
    worked,
    examined: async (file: string, body: string) => {
      const response = await upload(file, body);
      expect(response.status).toBe(201);
      const { id } = await response.json();
      return worked(id);
    },
    change: (id: number, fields: object) =>
      send('/api/staff/uploads/{id}/', fields, { method: 'PATCH', ...one(id) }),
    start: (id: number, body: object = {}) => send('/api/staff/uploads/{id}/', body, one(id)),
    addSecond: (id: number, file: string, body: string) =>
      call('/api/staff/uploads/{id}/joined/', {
        method: 'POST',
        params: { id: String(id) },
        query: `file=${encodeURIComponent(file)}`,
        headers: octets,
        body,
      }),
    removeSecond: (id: number) => call('/api/staff/uploads/{id}/joined/', { method: 'DELETE', ...one(id) }),
    discardAll: async () => {
      for (const { id } of await openUploads()) await discard(id);
    },
    close: () => site.close(),
  };
}

/** A table whose column of titles has a meaningless heading. */
export function tableOfHomes(count: number, { from = 1, price = 'Price AED' } = {}): string {
  return [
    `Code,Marketing,Location,${price},Size sqft`,
    ...Array.from({ length: count }, (_, index) => {
      const number = from + index;
      return `HN-${number},Garden home ${number},Dubai Marina,${2_000_000 + number},1500`;
    }),
  ].join('\r\n');
}
