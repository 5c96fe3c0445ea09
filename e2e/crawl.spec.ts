import { expect, test } from '@playwright/test';
import { crawl } from '../scripts/crawl/crawl';

test('every page is reachable, complete and told to search engines as it is', async ({ baseURL }) => {
  test.setTimeout(300_000);
  const report = await crawl(baseURL ?? '', { pictures: 120 });
  expect(report.problems).toEqual([]);
  // A site that links to nothing would pass all of the above.
  expect(report.indexable).toBeGreaterThan(500);
});
