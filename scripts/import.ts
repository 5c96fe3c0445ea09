import { constants, setPriority } from 'node:os';
import nextEnv from '@next/env';
import { importCommand } from '@/lib/import/command';
import { type Progress, progressLine } from '@/lib/import/progress';

/* `npm run import -- <file>`: imports properties into the site's database, also while the site runs. */

// The same `.env` files as the site, so that both use the same database.
nextEnv.loadEnvConfig(process.cwd(), process.env.NODE_ENV === 'development', {
  info: () => {},
  error: console.error,
});

// Lower priority than the site on the same machine.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

process.exitCode = await importCommand(process.argv.slice(2), {
  say: console.log,
  note: console.error,
  onProgress: progress(),
});

/** A line with rate and time left, on terminals only. */
function progress() {
  if (!process.stderr.isTTY) return undefined;
  let phase = '';
  let startedAt = 0;
  let shownAt = 0;
  return (state: Progress) => {
    const now = Date.now();
    if (state.phase !== phase) {
      if (phase) process.stderr.write('\n');
      phase = state.phase;
      startedAt = now;
      shownAt = 0;
    }
    const isLast = state.phase === 'writing' && state.done === state.total;
    if (now - shownAt < 200 && !isLast) return;
    shownAt = now;
    process.stderr.write(`\r\x1b[K${progressLine(state, now - startedAt)}${isLast ? '\n' : ''}`);
  };
}
