import { expect, test } from '@playwright/test';
import { sendHostileRequests } from '../testing/hostile/send-hostile-requests';
import { type SiteServer, startSite } from './site-server';

let site: SiteServer;
test.beforeAll(async () => {
  site = await startSite();
});
test.afterAll(() => site.stop());

test('every hostile request gets a response below 500', async () => {
  test.slow();
  const report = await sendHostileRequests({ url: site.url, requests: 1_000, seed: 25 });
  expect(report.failures).toEqual([]);
  expect(Object.keys(report.statuses)).toEqual(
    expect.arrayContaining(['200', '308', '400', '404', '405', '415', '422']),
  );
  await expect.poll(async () => (await fetch(`${site.url}/api/health/`)).status).toBe(200);
});
