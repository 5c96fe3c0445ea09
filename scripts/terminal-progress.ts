import { type Progress, progressLine } from '@/lib/import/report/progress';

/** Shows a line with rate and time left, on terminals only. */
export function terminalProgress(): ((state: Progress) => void) | undefined {
  if (!process.stderr.isTTY) return undefined;
  let phase = '';
  let startedAt = 0;
  let shownAt = 0;
  return (state) => {
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
