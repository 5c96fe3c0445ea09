import './env-files.mjs';
import { once } from 'node:events';
import { env } from '@/lib/env';
import type { FeedTask } from '@/lib/feeds/feed-task';
import { importFeed } from '@/lib/feeds/import-feed';
import type { ChildMessage } from '@/lib/feeds/import-in-child';
import { errorFacts } from '@/lib/log';
import { lowerPriority } from './lower-priority';
import { terminalProgress } from './terminal-progress';

/* Imports one feed for the parent process, see lib/feeds/import-in-child.ts. */

lowerPriority();

// Exits with its parent, which records the result. By `exit`, so that what it has downloaded is removed.
for (const end of ['disconnect', 'SIGTERM', 'SIGINT']) process.once(end, () => process.exit(1));
// Sent by lib/feeds/import-in-child.ts.
const [task] = (await once(process, 'message')) as [FeedTask];
const message = await run(task);
process.removeAllListeners('disconnect');
await new Promise((done) => process.send?.(message, done));
process.exit(0);

async function run(wanted: FeedTask): Promise<ChildMessage> {
  try {
    const result = await importFeed(wanted, env(), {
      say: console.log,
      note: console.error,
      onProgress: terminalProgress(),
    });
    return { result };
  } catch (error) {
    return { error: errorFacts(error) };
  }
}
