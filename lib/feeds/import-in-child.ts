import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { errorFacts, log } from '@/lib/log';
import type { FeedResult, FeedTask } from './feed-task';

export type ChildMessage = { result: FeedResult } | { error: Record<string, unknown> };

/**
 * Imports a feed in a separate process, so that its processor time and memory do not slow down the site.
 * @param end ends the process when it is aborted
 * @param output `inherit` shows what it prints, `ignore` drops it
 * @throws when the process ends without a result
 */
export function importInChild(
  task: FeedTask,
  end?: AbortSignal,
  output: 'inherit' | 'ignore' = 'ignore',
): Promise<FeedResult> {
  const script = join(process.cwd(), 'scripts', 'import-feed.ts');
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--import', 'tsx', script], {
      stdio: ['ignore', output, output, 'ipc'],
    });
    const stop = () => child.kill();
    end?.addEventListener('abort', stop);
    let answer: ChildMessage | undefined;
    child.once('message', (message) => {
      // Sent by scripts/import-feed.ts, which uses the same type.
      answer = message as ChildMessage;
    });
    child.once('error', reject);
    child.once('close', (code, signal) => {
      end?.removeEventListener('abort', stop);
      if (answer && 'result' in answer) return resolve(answer.result);
      log.error({ feed: task.name, code, signal, ...answer?.error }, 'import process ended without a result');
      reject(new Error(`the import process ended with ${signal ?? code}`));
    });
    child.send(task, (error) => {
      if (error) log.warn({ feed: task.name, ...errorFacts(error) }, 'import process not reached');
    });
  });
}
