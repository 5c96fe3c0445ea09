import { isAllowedHost } from '@/lib/catalog/pictures/picture-hosts';
import { forEachConcurrently } from '@/lib/limit-concurrency';
import type { Tally } from '../report/report';
import { type AskOptions, pictureProblem } from './ask-picture';
import type { ListedPictures } from './listed-pictures';

const atOnce = 8;

export type PictureReport = {
  tally: Tally;
  onProgress?: (done: number, total: number) => void;
};

/** Checks every picture without fetching it, and reports those that the site cannot show. */
export async function checkPictures(
  listed: ListedPictures,
  hosts: readonly string[],
  { tally, onProgress }: PictureReport,
  options?: AskOptions,
): Promise<void> {
  const { count } = listed;
  let done = 0;
  await forEachConcurrently(listed, atOnce, async ({ url, position }) => {
    const problem = isAllowedHost(url, hosts)
      ? await pictureProblem(url, options)
      : 'has a host that is not in IMAGE_HOSTS';
    if (problem) tally.add(problem, position, { column: 'picture', value: url });
    done += 1;
    onProgress?.(done, count);
  });
}
