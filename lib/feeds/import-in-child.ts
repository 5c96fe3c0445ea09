import { spawn } from 'node:child_process';
import { join } from 'node:path';
import type { Examined, ExamineTask } from '@/lib/import/examine';
import { errorFacts, log } from '@/lib/log';
import type { FeedResult, FeedTask } from './feed-task';
import type { ImporterOptions } from './run-feed';

export type ChildTask = { import: FeedTask } | { examine: ExamineTask };
export type ChildMessage =
  | { result: FeedResult | Examined }
  | { error: Record<string, unknown> }
  | { written: number };

type ChildOptions = ImporterOptions & {
  /** `inherit` shows what the process prints, `ignore` drops it. */
  output?: 'inherit' | 'ignore';
};

/**
 * Imports a feed in a separate process, so that its processor time and memory do not slow down the site.
 * @throws when the process ends without a result
 */
export function importInChild(task: FeedTask, options?: ChildOptions): Promise<FeedResult> {
  return inChild<FeedResult>(task.name, { import: task }, options);
}

/** Examines an upload in a separate process. @throws when the process ends without a result */
export function examineInChild(task: ExamineTask, end?: AbortSignal): Promise<Examined> {
  return inChild<Examined>(task.feed ?? 'new', { examine: task }, { end });
}

function inChild<Result extends FeedResult | Examined>(
  feed: string,
  task: ChildTask,
  { end, onWritten, output = 'ignore' }: ChildOptions = {},
): Promise<Result> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, importer(), {
      stdio: ['ignore', output, output, 'ipc'],
    });
    const stop = () => child.kill();
    end?.addEventListener('abort', stop);
    let answer: Exclude<ChildMessage, { written: number }> | undefined;
    child.on('message', (sent) => {
      // Sent by scripts/import-feed.ts, which uses the same type.
      const message = sent as ChildMessage;
      if ('written' in message) onWritten?.(message.written);
      else answer = message;
    });
    child.once('error', reject);
    child.once('close', (code, signal) => {
      end?.removeEventListener('abort', stop);
      // The script answers a task with the result of its kind.
      if (answer && 'result' in answer) return resolve(answer.result as Result);
      log.error({ feed, code, signal, ...answer?.error }, 'import process ended without a result');
      reject(new Error(`the import process ended with ${signal ?? code}`));
    });
    child.send(task, (error) => {
      if (error) log.warn({ feed, ...errorFacts(error) }, 'import process not reached');
    });
  });
}

/**
 * The arguments that start scripts/import-feed.ts, which the build compiles by scripts/bundle-importer.mjs. Commands run the
 * sources, because a build may be missing or older.
 */
function importer(): string[] {
  const root = process.cwd();
  const isBuilt = process.env.NEXT_RUNTIME === 'nodejs' && process.env.NODE_ENV === 'production';
  if (isBuilt) return [join(root, '.next', 'import-feed.mjs')];
  return ['--import', 'tsx', join(root, 'scripts', 'import-feed.ts')];
}
