/**
 * Limits how many tasks run at the same time; the others wait in order.
 * @returns a function that runs a task in its turn and settles like it
 */
export function limitConcurrency(limit: number): <T>(task: () => Promise<T>) => Promise<T> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (task) => {
    if (running >= limit) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await task();
    } finally {
      // The next task takes over this slot.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

/** Works on all items, on up to `limit` of them at the same time. Rejects with the first failure. */
export async function forEachConcurrently<T>(
  items: Iterable<T>,
  limit: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const left = items[Symbol.iterator]();
  const worker = async () => {
    for (let next = left.next(); !next.done; next = left.next()) await work(next.value);
  };
  await Promise.all(Array.from({ length: limit }, worker));
}
