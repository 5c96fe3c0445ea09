import './env-files.mjs';
import { once } from 'node:events';
import { stat } from 'node:fs/promises';
import { env } from '@/lib/env';
import { importFeed } from '@/lib/feeds/import-feed';
import type { ChildMessage, ChildTask } from '@/lib/feeds/import-in-child';
import { examineUpload } from '@/lib/import/examine';
import { errorFacts } from '@/lib/log';
import { lowerPriority } from './lower-priority';
import { terminalProgress } from './terminal-progress';

/* Imports one feed, or examines an upload, for the parent process, see lib/feeds/import-in-child.ts. */

/** Smaller uploads are examined in a second; at a low priority, a busy machine would take half a minute. */
const smallBytes = 100_000;

// Exits with its parent, which records the result. By `exit`, so that what it has downloaded is removed.
for (const end of ['disconnect', 'SIGTERM', 'SIGINT']) process.once(end, () => process.exit(1));
// Sent by lib/feeds/import-in-child.ts.
const [task] = (await once(process, 'message')) as [ChildTask];
if (!(await isSmall(task))) lowerPriority();
const message = await run(task);
process.removeAllListeners('disconnect');
await new Promise((done) => process.send?.(message, done));
process.exit(0);

async function run(wanted: ChildTask): Promise<ChildMessage> {
  try {
    if ('examine' in wanted) return { result: await examineUpload(wanted.examine, env().DATABASE_URL) };
    const show = terminalProgress();
    const result = await importFeed(wanted.import, env(), {
      say: console.log,
      note: console.error,
      onProgress: (progress) => {
        show?.(progress);
        const written: ChildMessage = { written: progress.done / progress.total };
        if (progress.phase === 'writing') process.send?.(written);
      },
    });
    return { result };
  } catch (error) {
    return { error: errorFacts(error) };
  }
}

async function isSmall(wanted: ChildTask): Promise<boolean> {
  if (!('examine' in wanted)) return false;
  const found = await stat(wanted.examine.path).catch(() => null);
  return found !== null && found.size < smallBytes;
}
