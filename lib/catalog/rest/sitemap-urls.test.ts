import { stub } from '@/testing/stub';
import { createSitemapUrls } from './sitemap-urls';

const updated_at = '2026-01-01T00:00:00.000Z';

/** A backend with `count` properties, every second with two units, and `articles` articles. Repeats its last page. */
function backend(count: number, articles = 0, lastPage = Number.POSITIVE_INFINITY) {
  const slice = (length: number, page: number, size: number) =>
    Array.from(
      { length: Math.max(0, Math.min(size, length - (page - 1) * size)) },
      (_, index) => (page - 1) * size + index,
    );
  let inFlight = 0;
  let most = 0;
  const counted = async <T>(result: T): Promise<T> => {
    inFlight += 1;
    most = Math.max(most, inFlight);
    await Promise.resolve();
    inFlight -= 1;
    return result;
  };
  const sitemapUrls = createSitemapUrls({
    listProperties: ({ page, page_size }) =>
      counted(
        stub({
          count,
          results: slice(count, Math.min(page, lastPage), page_size).map((n) => ({
            slug: `p-${n}`,
            cover_image: null,
            updated_at,
          })),
        }),
      ),
    listUnits: (ref) =>
      counted(
        stub(
          Number(ref.slice(2)) % 2 === 0 ? [] : [1, 2].map((id) => ({ id, unit_image: null, updated_at })),
        ),
      ),
    listArticles: ({ page, page_size }) =>
      counted(
        stub({
          count: articles,
          results: slice(articles, page, page_size).map((n) => ({
            id: n,
            slug: n === 0 ? '' : `a-${n}`,
            cover_image: null,
            updated_at,
          })),
        }),
      ),
  });
  return { sitemapUrls, most: () => most };
}

test('every property is in exactly one block', async () => {
  const { sitemapUrls, most } = backend(1_000);
  const blocks = await sitemapUrls.sitemapBlocks('properties');
  expect(blocks).toEqual([0, 1]);
  const all = (
    await Promise.all(blocks.map((block) => sitemapUrls.listSitemapUrls('properties', block)))
  ).flat();
  expect(new Set(all.map(({ slug }) => slug)).size).toBe(1_000);
  expect(all).toHaveLength(1_000);
  expect(most()).toBeLessThanOrEqual(8);
});

test('lists units and the units page of a property; neither for a property without units', async () => {
  const { sitemapUrls } = backend(50);
  expect(await sitemapUrls.sitemapBlocks('units')).toEqual([0, 1]);
  const last = await sitemapUrls.listSitemapUrls('units', 1);
  expect(last.map(({ page, slug, unit_id }) => [page, slug, unit_id])).toEqual([
    ['units', 'p-49', null],
    ['unit', 'p-49', 1],
    ['unit', 'p-49', 2],
  ]);
});

test('uses the id of an article without a slug; no blocks without articles', async () => {
  const { sitemapUrls } = backend(0, 2);
  expect((await sitemapUrls.listSitemapUrls('articles', 0)).map(({ slug }) => slug)).toEqual(['0', 'a-1']);
  expect(await backend(0).sitemapUrls.sitemapBlocks('articles')).toEqual([]);
  expect(await backend(0).sitemapUrls.sitemapBlocks('properties')).toEqual([]);
});

test('lists every property once when the backend returns the last page for pages beyond it', async () => {
  const { sitemapUrls } = backend(60, 0, 2);
  const slugs = (await sitemapUrls.listSitemapUrls('properties', 0)).map(({ slug }) => slug);
  expect(slugs).toHaveLength(60);
  expect(new Set(slugs).size).toBe(60);
});
