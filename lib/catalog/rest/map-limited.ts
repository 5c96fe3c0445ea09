/** Number of concurrent requests, to limit the load on the backend. */
export const maxConcurrent = 4;

/** Runs `work` for every item with limited concurrency; results are in item order. */
export async function mapLimited<T, R>(items: T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  for (let start = 0; start < items.length; start += maxConcurrent)
    results.push(...(await Promise.all(items.slice(start, start + maxConcurrent).map(work))));
  return results;
}
