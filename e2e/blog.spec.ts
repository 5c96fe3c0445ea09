import { expect, type Page } from '@playwright/test';
import { present } from '@/testing/stub';
import { desktop, phone, test, visitHydrated } from './journey';

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const more = (page: Page) => page.getByRole('link', { name: 'Load More Articles' });
const article = '/blog/reading-a-service-charge';

test.describe('the list', () => {
  test('sets the excerpt of an Arabic article in its direction', async ({ page }) => {
    await page.goto('/blog');
    const [letter, mark] = await page
      .locator('.article-card h2 + p')
      .first()
      .evaluate((element) => {
        element.textContent = 'دليل!';
        const range = document.createRange();
        const text = element.firstChild as Text;
        return [0, 4].map((at) => {
          range.setStart(text, at);
          range.setEnd(text, at + 1);
          return range.getBoundingClientRect().x;
        });
      });
    expect(mark).toBeLessThan(present(letter));
  });

  test('a category is set in the URL, marked as current and can be cleared', async ({ page }) => {
    await page.goto('/blog');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Luxury Real Estate Insights');
    const categories = page.getByRole('navigation', { name: 'Article categories' });
    await expect(categories.getByRole('link')).toHaveText([
      'All',
      'Market Insights',
      'Investment',
      'Design',
      'Lifestyle',
      'Technology',
      'Sustainability',
    ]);
    const all = await categories.getByRole('link', { name: 'All' }).boundingBox();
    expect(all?.width).toBeGreaterThanOrEqual(44);
    await categories.getByRole('link', { name: 'Design' }).click();
    await expect(page).toHaveURL('/blog?category=design');
    await expect(categories.getByRole('link', { name: 'Design' })).toHaveAttribute('aria-current', 'page');
    await expect(page.getByRole('region', { name: 'Articles: Design' })).toBeVisible();
    for (const card of await cards(page).all()) await expect(card).toContainText('Design');
    await expect(more(page)).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL('/blog');
    await expect(page.getByRole('region', { name: 'Articles', exact: true })).toBeVisible();
  });

  test('a category opened by its URL begins at the top; on phones its name is scrolled into view', async ({
    page,
  }) => {
    for (const viewport of [desktop, phone]) {
      await page.setViewportSize(viewport);
      await page.goto('/blog?category=sustainability');
      const current = page.getByRole('main').locator('[aria-current=page]');
      await expect(current).toHaveText('Sustainability');
      await expect(current).toBeInViewport({ ratio: 0.5 });
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
    }
  });

  test('loads more articles, focuses the first new one and shows them again after a reload', async ({
    page,
  }) => {
    await page.goto('/blog');
    await expect(cards(page)).toHaveCount(9);
    await more(page).click();
    await expect(cards(page)).toHaveCount(17);
    await expect(cards(page).nth(9).getByRole('link').first()).toBeFocused();
    await expect(more(page)).toHaveCount(0);
    await expect(page).toHaveURL('/blog?page=2');
    const links = page.getByRole('main').getByRole('article').getByRole('link');
    const shown = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    await page.reload();
    await expect(cards(page)).toHaveCount(17);
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(shown);
  });
});

test.describe('an article', () => {
  test('links to its sections, neighbouring articles and the list', async ({ page }) => {
    await page.goto('/blog');
    await cards(page).filter({ hasText: 'Reading a service charge' }).getByRole('link').first().click();
    await expect(page).toHaveURL(article);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Reading a service charge');
    const contents = page.getByRole('navigation', { name: 'In this article' });
    const part = contents.getByRole('link').last();
    const title = (await part.textContent()) ?? '';
    await part.click();
    await expect(page.getByRole('heading', { level: 2, name: title })).toBeInViewport();
    await expect(page).toHaveURL(/#/);
    await expect(page.getByRole('heading', { name: /^About / })).toBeVisible();
    const neighbours = page.getByRole('navigation', { name: 'More articles' });
    const next = neighbours.getByRole('link', { name: /^Next Article/ });
    const href = (await next.getAttribute('href')) ?? '';
    await next.click();
    await expect(page).toHaveURL(href);
    await neighbours.getByRole('link', { name: /^Previous Article/ }).click();
    await expect(page).toHaveURL(article);
  });

  test('is printed as wide as its picture', async ({ page }) => {
    await page.setViewportSize({ width: 680, height: 1000 });
    await page.emulateMedia({ media: 'print' });
    await page.goto(article);
    const widths = await Promise.all(
      [page.locator('article .aspect-3\\/2'), page.locator('.article-body')].map(async (part) => {
        const { x, width } = present(await part.first().boundingBox());
        return [x, width];
      }),
    );
    expect(widths[1]).toEqual(widths[0]);
  });

  test('is printed without a heading alone at the foot of a sheet, also by Firefox', async ({ page }) => {
    await page.emulateMedia({ media: 'print' });
    await page.goto(article);
    const heading = page.locator('.article-body h2').first();
    const undivided = present(await heading.boundingBox());
    const next = present(await heading.locator('+ *').boundingBox());
    await expect(heading).toHaveCSS('break-inside', 'avoid');
    expect(undivided.y + undivided.height).toBeGreaterThan(next.y + 50);
    expect(next.y - undivided.y).toBeLessThan(60);
  });

  test('shares its URL without campaign parameters', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(`${article}?utm_source=letter`);
    await page.getByRole('button', { name: 'Share' }).click();
    await expect(page.getByText('Link copied to clipboard!')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(new URL(article, page.url()).href);
  });

  test('counts one view per visit', async ({ page, browser, baseURL }) => {
    const views: string[] = [];
    await page.route('**/api/v1/blogs/*/view/', (route) => {
      views.push(route.request().method());
      return route.fulfill({ status: 204 });
    });
    await page.goto(article);
    await expect.poll(() => views).toEqual(['POST']);
    await page.reload({ waitUntil: 'networkidle' });
    expect(views).toEqual(['POST']);
    const other = visitHydrated(await browser.newPage({ baseURL }));
    const counted = other.waitForRequest('**/api/v1/blogs/reading-a-service-charge/view/');
    await other.goto(article);
    expect((await counted).method()).toBe('POST');
    await other.close();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('articles can be listed, paged, filtered and read', async ({ page }) => {
    await page.goto('/blog');
    await expect(cards(page)).toHaveCount(9);
    await more(page).click();
    await expect(cards(page)).toHaveCount(17);
    await page.getByRole('navigation', { name: 'Article categories' }).getByText('Technology').click();
    await expect(page).toHaveURL('/blog?category=technology');
    await expect(cards(page)).toHaveCount(2);
    await cards(page).first().getByRole('link').first().click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Share' })).toBeHidden();
  });
});

test('a table of three columns fits a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/blog/what-an-off-plan-payment-plan-really-costs');
  const table = page.locator('[data-table]').first();
  await expect(table.getByRole('columnheader')).toHaveCount(3);
  expect(await table.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
});
