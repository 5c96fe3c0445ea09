import { readdirSync } from 'node:fs';
import { constants, setPriority } from 'node:os';

/** Gives this process a lower priority than the site's, and its threads: Linux has a priority for each of them. */
export function lowerPriority(): void {
  const { PRIORITY_BELOW_NORMAL } = constants.priority;
  setPriority(PRIORITY_BELOW_NORMAL);
  for (const thread of threads()) {
    try {
      setPriority(thread, PRIORITY_BELOW_NORMAL);
    } catch {
      // It has ended.
    }
  }
}

function threads(): number[] {
  try {
    return readdirSync('/proc/self/task').map(Number);
  } catch {
    return [];
  }
}
