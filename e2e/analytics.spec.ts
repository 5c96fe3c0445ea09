import { expect } from '@playwright/test';
import { expectUnmeasured, watchForeignRequests } from './foreign-requests';
import { test } from './journey';
import { pageKinds } from './page-kinds';

test.use({ cookieChoice: 'open' });

// This build has no measurement id, so the analytics tag must never load; functional cookies only enable maps.
// Pages before a choice and after Reject All are in every-page.spec.ts.
test('pages request nothing from third parties but maps, with Accept All', async ({ page, baseURL }) => {
  test.setTimeout(240_000);
  await page.route('https://www.google.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: 'map' }),
  );
  const foreign = watchForeignRequests(page, baseURL ?? '');
  await page.goto('/about');
  await page.getByRole('button', { name: 'Accept All' }).click();
  for (const path of Object.values(pageKinds)) await page.goto(path, { waitUntil: 'networkidle' });
  expect([...foreign]).toEqual(['https://www.google.com/maps']);
  await expectUnmeasured(page);
});
