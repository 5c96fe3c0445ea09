import { readdirSync } from 'node:fs';
import { constants, setPriority } from 'node:os';

/** Lowers the priority of this process and all its threads, which have separate priorities on Linux. */
export function lowerPriority(): void {
  const { PRIORITY_BELOW_NORMAL } = constants.priority;
  setPriority(PRIORITY_BELOW_NORMAL);
  for (const thread of threads()) {
    try {
      setPriority(thread, PRIORITY_BELOW_NORMAL);
    } catch {
      // The thread has ended.
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
