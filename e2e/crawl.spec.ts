import { expect, test } from '@playwright/test';
import { crawl } from '../scripts/crawl/crawl';

test('every page is reachable, complete and correctly described to search engines', async ({ baseURL }) => {
  test.setTimeout(900_000);
  const report = await crawl(baseURL ?? '', { pictures: 40 });
  expect(report.problems).toEqual([]);
  // Guards against passing on a site without links.
  expect(report.indexable).toBeGreaterThan(500);
});
