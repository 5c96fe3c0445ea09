import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { test } from './journey';
import { openDesk, type StaffDesk, startDesk } from './staff-desk';

/** Small, because encoding a large one takes minutes on a busy machine. */
const smallPicture = 'app/apple-icon.png';
let media: string;
let desk: StaffDesk;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  media = mkdtempSync(join(tmpdir(), 'media-under-test-'));
  desk = await startDesk({ MEDIA_DIR: media });
});
test.afterAll(async () => {
  await desk.stop();
  rmSync(media, { recursive: true, force: true });
});

test('publishes a draft', async ({ page, request }) => {
  // Caches the 404 before the article exists.
  expect((await request.get(`${desk.url}/blog/rents-on-the-palm`)).status()).toBe(404);

  await openDesk(page, desk, '/staff/articles/new');
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Rents on the Palm');
  await page.getByRole('textbox', { name: 'Text', exact: true }).fill('They rise with the tide.');
  await page.getByLabel('Cover', { exact: true }).setInputFiles(smallPicture);
  await expect(page.getByLabel('Address of the cover')).toHaveValue(/^\/media\/uploads\//);
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Rents on the Palm' })).toBeVisible();
  await page.getByLabel('Summary').fill('Written after the draft was saved.');
  await page.getByRole('link', { name: 'Preview' }).click();
  await page.waitForURL(/\/preview$/);
  await expect(page.getByText('They rise with the tide.')).toBeVisible();
  await expect(page.getByText('Written after the draft was saved.')).toBeVisible();
  expect((await request.get(`${desk.url}/blog/rents-on-the-palm`)).status()).toBe(404);

  await page.getByRole('link', { name: 'Edit' }).click();
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByRole('button', { name: 'Unpublish' })).toBeVisible();
  await expect(async () => {
    await page.goto(`${desk.url}/blog/rents-on-the-palm`);
    await expect(page.getByText('They rise with the tide.')).toBeVisible({ timeout: 1_000 });
  }).toPass();
});

test('shows a change on the cached page and loses nothing when two people edit', async ({ page }) => {
  await openDesk(page, desk, '/staff/articles');
  await page.getByRole('link', { name: /Rents on the Palm/ }).click();
  await expect(page.getByRole('textbox', { name: 'Text', exact: true })).toBeVisible();
  const other = await page.request.patch(`${desk.url}/api/v1/blogs/rents-on-the-palm/`, {
    data: { title: 'Rents and tides' },
  });
  expect(other.status()).toBe(200);
  await page.getByLabel('Summary').fill('What tenants pay.');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('has changed this article meanwhile')).toBeVisible();
  await expect(page.getByLabel('Summary')).toHaveValue('What tenants pay.');
  await page.getByRole('button', { name: 'Save mine instead' }).click();
  await expect(page.getByText('Version 5, saved.')).toBeVisible();
  await expect(async () => {
    await page.goto(`${desk.url}/blog/rents-on-the-palm`);
    await expect(page.getByText('What tenants pay.')).toBeVisible({ timeout: 1_000 });
  }).toPass();
});
