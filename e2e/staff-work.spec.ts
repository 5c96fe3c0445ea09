import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { axeViolations } from './axe';
import { phone, test, visitHydrated } from './journey';
import { passwordLink, setPasswordByRequest, signInByRequest } from './staff-account';
import { enquire, layla, openDesk, type StaffDesk, startDesk } from './staff-desk';

let desk: StaffDesk;

// One server for all tests.
test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  desk = await startDesk();
});
test.afterAll(() => desk.stop());

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('answers an enquiry with two clicks and follows up', async ({ page }) => {
    await enquire(page, desk, 'Amira Khalil');
    await openDesk(page, desk, '/staff');
    await page.getByRole('link', { name: /Amira Khalil/ }).click();
    const whatsapp = page.getByRole('link', { name: 'WhatsApp' });
    expect(await whatsapp.getAttribute('href')).toMatch(
      /^https:\/\/wa\.me\/971501234567\?text=Hello%20Amira/,
    );
    // The browser would show a dialog to choose an app and block further input.
    await page.evaluate(() => {
      document.addEventListener('click', (event) => {
        if (event.target instanceof Element && event.target.closest('a[href^="tel:"]'))
          event.preventDefault();
      });
    });
    await page.getByRole('link', { name: 'Call' }).click();
    await expect(page.getByText('Answered by phone')).toBeVisible();
    await page.getByLabel('Add a note').fill('Prefers mornings');
    await page.getByRole('button', { name: 'Save note' }).click();
    await expect(page.getByText('Prefers mornings')).toBeVisible();
    await page.getByLabel('Status').selectOption('lost');
    await page.getByLabel('Why it was lost').fill('Bought elsewhere');
    await page.getByRole('button', { name: 'Save status' }).click();
    await expect(page.getByText('Status: Lost, Bought elsewhere')).toBeVisible();
    await page.goto(`${desk.url}/staff`);
    await expect(page.getByRole('link', { name: /^Amira Khalil/ })).toContainText('Lost');
  });
});

test('the link above an enquiry leads back to the list with its filters', async ({ page }) => {
  await enquire(page, desk, 'Amira Khalil');
  await openDesk(page, desk, '/staff?status=open&property=');
  await page.locator('[data-enquiry]').first().click();
  await page.waitForURL(/\/staff\/enquiries\/\d+\?/);
  await page.getByRole('link', { name: 'All enquiries' }).click();
  await page.waitForURL(/\/staff\?status=open$/);
  await expect(page.getByRole('heading', { name: 'Enquiries' })).toBeVisible();
});

test('Back shows the filters of the list that it shows', async ({ page }) => {
  await openDesk(page, desk, '/staff/audit');
  await page.getByLabel('About').selectOption('account');
  await page.getByRole('button', { name: 'Show' }).click();
  await expect(page).toHaveURL(/subject=account/);
  await page.goBack();
  await expect(page).toHaveURL(/audit$/);
  await expect(page.getByLabel('About')).toHaveValue('');
  await page.goto(`${desk.url}/staff/audit?subject=enquiry`);
  await expect(page.getByLabel('About').locator('option:checked')).toHaveText('Enquiries');
});

test('keeps every letter that corrects a refused value', async ({ page }) => {
  await openDesk(page, desk, '/staff/agents/new');
  const photo = page.getByLabel('Address of the photo');
  await photo.fill('not a picture');
  await page.getByRole('button', { name: 'Add agent' }).click();
  const problem = page.getByText('This is not the address of a picture.');
  await expect(problem).toBeVisible();
  await photo.press('End');
  await photo.pressSequentially('.jpg');
  await expect(photo).toHaveValue('not a picture.jpg');
  await expect(problem).toBeHidden();
});

test('shows a text of a landing page, also in its description and structured data', async ({ page }) => {
  await openDesk(page, desk, '/staff/landing-pages?search=villa');
  await page.getByRole('link', { name: /^Villa/ }).click();
  const preview = page.getByRole('region', { name: 'On the page' });
  await page
    .getByRole('textbox', { name: 'Text', exact: true })
    .fill('Walls of their own.\nحديقة خاصة لكل فيلا');
  await expect(preview).toContainText('حديقة خاصة لكل فيلا');
  await page
    .getByRole('textbox', { name: 'Description for search engines' })
    .fill('Villas, told by the agency.');
  await page.getByRole('link', { name: 'Articles' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Stay' }).click();
  await page.getByRole('button', { name: 'Save text' }).click();
  const entry = page.getByRole('link', { name: /^Villa/ });
  await expect(entry).toContainText('Written by layla@example.com');
  await page.goBack();
  await expect(page.getByRole('textbox', { name: 'Text', exact: true })).toHaveValue(/^Walls of their own/);
  const served = async () => (await page.request.get(`${desk.url}/types/villa`)).text();
  await expect.poll(served).toContain('Walls of their own.');
  expect(await served()).toContain('"description":"Villas, told by the agency."');
  await page.goto(`${desk.url}/types/villa`);
  await expect(page.getByText('حديقة خاصة لكل فيلا')).toHaveAttribute('dir', 'auto');
  await expect(page.locator('meta[name="description"]')).toHaveAttribute(
    'content',
    'Villas, told by the agency.',
  );
});

test('rejects the second of two advisors claiming an enquiry', async ({ page, browser }) => {
  const omar = { ...layla, email: 'omar@example.com' };
  await page.context().addCookies(desk.session);
  const invited = await page.request.post(`${desk.url}/api/staff/accounts/`, {
    data: { email: omar.email, name: 'Omar', role: 'admin' },
  });
  const other = visitHydrated(await browser.newPage());
  await setPasswordByRequest(other.request, passwordLink(desk, (await invited.json()).link), omar.password);
  await signInByRequest(other.request, desk, omar);
  await enquire(page, desk, 'Claimed Once');
  await other.goto(`${desk.url}/staff`);
  await openDesk(page, desk, '/staff');
  for (const tab of [page, other]) {
    await tab.getByRole('link', { name: /Claimed Once/ }).click();
    await expect(tab.getByRole('button', { name: 'Take it' })).toBeVisible();
  }
  await page.getByRole('button', { name: 'Take it' }).click();
  await expect(page.getByText('Assigned to Layla')).toBeVisible();
  await other.getByRole('button', { name: 'Take it' }).click();
  await expect(other.getByText('Someone else has already taken this enquiry.')).toBeVisible();
  await other.close();
});

test('exports and erases all data about a person', async ({ page }) => {
  await enquire(page, desk, 'Erase Me', 'erase.me@example.com');
  await enquire(page, desk, 'Keep Me', 'keep.me@example.com');
  await openDesk(page, desk, '/staff/privacy');
  const find = page.getByRole('button', { name: 'Find' });
  await page.getByLabel('Email').fill('Erase.Me@example.com');
  await find.click();
  await expect(page.getByRole('heading', { name: 'Stored data' })).toBeVisible();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export as JSON' }).click();
  const file = JSON.parse(readFileSync(await (await saved).path(), 'utf8'));
  expect(file.enquiries).toMatchObject([{ name: 'Erase Me', email: 'erase.me@example.com' }]);
  await page.getByRole('button', { name: 'Erase everything' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Erase' }).click();
  await expect(page.getByText('Erased. Nothing about Erase.Me@example.com is left.')).toBeVisible();
  await find.click();
  await expect(page.getByText('No data found.')).toBeVisible();
  await page.goto(`${desk.url}/staff?search=erase.me`);
  await expect(page.getByText('No enquiry matches these filters.')).toBeVisible();
  await page.goto(`${desk.url}/staff?search=keep.me`);
  await expect(page.getByRole('link', { name: /Keep Me/ })).toBeVisible();
});

test('an uploaded table with unknown columns is corrected, imported, on the site and taken off it again', async ({
  page,
}) => {
  await openDesk(page, desk, '/staff/feeds');
  await page.getByRole('link', { name: 'Upload a file' }).click();
  const rows = [1, 2, 3].map(
    (number) => `HN-${number},Marina Gardens ${number},Dubai Marina,${number}500000`,
  );
  await page.getByLabel('File').setInputFiles({
    name: 'Homes for sale.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(['Code,Marketing,Location,Price AED', ...rows].join('\r\n')),
  });
  await page.getByRole('button', { name: 'Upload' }).click();
  await expect(page.getByText('None of the 3 rows of the file is a property.')).toBeVisible({
    timeout: 30_000,
  });
  await page.getByText(/^More fields/).click();
  await page.getByLabel('Title', { exact: true }).selectOption('Marketing');
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect(page.getByRole('cell', { name: 'Marina Gardens 2' })).toBeVisible({ timeout: 30_000 });
  expect(await axeViolations(page)).toEqual([]);
  const onSite = async () =>
    (await page.request.get(`${desk.url}/api/v1/properties/?search=marina+gardens`)).text();
  expect(await onSite()).not.toContain('Marina Gardens 2');
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(page.getByText('3 rows, 3 added')).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('link', { name: 'Download as CSV' })).toBeVisible();
  await expect.poll(onSite).toContain('Marina Gardens 2');
  await page.getByText('Was this the wrong file?').click();
  await page.getByRole('link', { name: 'the screen of the list' }).click();
  const takeOff = page.getByRole('button', { name: 'Take off the site' });
  await takeOff.click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('3 properties of this list leave the site at once.');
  await question.getByRole('button', { name: 'Take off the site' }).click();
  await expect(page.getByText('Taken off the site at the desk by layla@example.com.')).toBeVisible();
  await expect(takeOff).toHaveCount(0);
  await expect.poll(onSite).not.toContain('Marina Gardens 2');
});
