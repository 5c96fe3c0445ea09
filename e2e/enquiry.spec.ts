import { expect, type Page } from '@playwright/test';
import Database from 'better-sqlite3';
import { newAddress, phone, sharedDatabaseFile, test } from './journey';

/** A different IP address per test, so that tests do not share a rate limit. */
test.beforeEach(async ({ page }, info) => {
  await page.setExtraHTTPHeaders({ 'X-Forwarded-For': `192.0.2.${(info.line % 250) + 1}` });
});

function stored(email: string) {
  const database = new Database(sharedDatabaseFile(), { readonly: true });
  try {
    return database
      .prepare<[string], Record<string, unknown>>('select * from inquiries where email = ?')
      .all(email);
  } finally {
    database.close();
  }
}

async function fill(page: Page, values: { name: string; email: string; subject?: string; message?: string }) {
  await page.getByLabel('Full name').fill(values.name);
  await page.getByLabel('Email', { exact: false }).first().fill(values.email);
  if (values.subject) await page.getByLabel('Subject').fill(values.subject);
  if (values.message) await page.getByRole('textbox', { name: 'Message' }).fill(values.message);
}

test('stores an enquiry about a property with its context and shows the thank-you message', async ({
  page,
}) => {
  const email = newAddress('amira');
  await page.goto('/properties/sahil-crescent-villas');
  await expect(page.getByLabel('Subject')).toHaveValue('Property Inquiry: Sahil Crescent Villas');
  await fill(page, {
    name: 'Amira Khalil',
    email: email.replace('amira', 'Amira').replace('example', 'Example'),
  });
  await page.getByLabel('Phone').fill('050 123 4567');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('Message Sent Successfully!').first()).toBeVisible();
  const [row, ...more] = stored(email);
  expect(more).toEqual([]);
  expect(row).toMatchObject({
    name: 'Amira Khalil',
    phone: '+971501234567',
    property_title: 'Sahil Crescent Villas',
    property_slug: 'sahil-crescent-villas',
    source_path: '/properties/sahil-crescent-villas',
  });
  expect(row?.consent_at).toBeTruthy();
});

test('shows fields that are above the window, when they need a correction or are reached by keyboard', async ({
  page,
}) => {
  await page.goto('/properties/mirador-heights');
  const name = page.getByLabel('Full name');
  const scrollToUnits = () =>
    page.evaluate(() => document.getElementById('units')?.scrollIntoView({ behavior: 'instant' }));
  await scrollToUnits();
  await expect(name).not.toBeInViewport();
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(name).toBeFocused();
  await expect(name).toBeInViewport({ ratio: 1 });
  await expect(page.getByText('Name must be')).toBeInViewport();

  await page.getByRole('button', { name: 'Send Message' }).focus();
  await scrollToUnits();
  for (let steps = 0; steps < 7; steps++) await page.keyboard.press('Shift+Tab');
  await expect(name).toBeFocused();
  await expect(name).toBeInViewport({ ratio: 1 });
});

test('shows a failed request, keeps the input and can be sent again', async ({ page }) => {
  const email = newAddress('omar');
  await page.goto('/contact');
  await fill(page, {
    name: 'Omar',
    email,
    subject: 'A terrace',
    message: 'Two bedrooms with a terrace.',
  });
  await page.route('**/api/v1/contact/submit/', (route) => route.abort());
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(
    page.getByText('Network error. Please check your connection and try again.').first(),
  ).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Two bedrooms with a terrace.');
  await page.unroute('**/api/v1/contact/submit/');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('Message Sent Successfully!').first()).toBeVisible();
  expect(stored(email)).toHaveLength(1);
});

test('a long link in the message does not widen the page', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/contact');
  await page.getByRole('textbox', { name: 'Message' }).fill(`https://example.com/${'plan'.repeat(40)}`);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the posted form comes back with errors and input, then stores the enquiry', async ({ page }) => {
    const email = newAddress('nour');
    await page.goto('/properties/sahil-crescent-villas');
    // Passes the browser's validation but not ours.
    await fill(page, {
      name: 'Nour',
      email: 'nour@example',
      message: 'A villa with a garden, from spring on.',
    });
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.getByText('Please enter a valid email address.')).toBeVisible();
    await expect(page.getByLabel('Full name')).toHaveValue('Nour');
    await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-family', /cormorant/i);
    await expect(page.getByLabel('Full name')).toHaveCSS('font-family', /manrope/i);
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(
      'A villa with a garden, from spring on.',
    );
    await page.getByLabel('Email', { exact: false }).first().fill(email);
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(page).toHaveURL(/\/contact\/sent/);
    expect(stored(email)).toMatchObject([{ property_slug: 'sahil-crescent-villas' }]);
  });
});

test('a second search has its own text and keeps the name', async ({ page }) => {
  await page.goto('/contact?about=villas in Palm');
  await page.getByLabel('Full name').fill('Amira Khalil');
  await page.goto('/contact?about=penthouses in Downtown');
  await expect(page.getByLabel('Full name')).toHaveValue('Amira Khalil');
  await expect(page.getByLabel('Subject')).toHaveValue('Property search: penthouses in Downtown');
  await expect(page.getByLabel('Message')).toHaveValue(/penthouses in Downtown/);
});

test('sends the plain form when its code cannot be loaded', async ({ page }) => {
  const email = newAddress('lina');
  await page.goto('/contact');
  await page.route('**/*.js', (route) => route.abort());
  await fill(page, { name: 'Lina', email, subject: 'A garden', message: 'Four bedrooms with a garden.' });
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page).toHaveURL(/\/contact\/sent/);
  expect(stored(email)).toHaveLength(1);
});
