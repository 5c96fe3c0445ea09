import { stub } from '@/testing/stub';
import { createAddresses } from './addresses';

const updated_at = '2026-01-01T00:00:00.000Z';

/** A backend with `count` properties, every second with two units, and `articles` articles. */
function backend(count: number, articles = 0) {
  const slice = (length: number, page: number, size: number) =>
    Array.from(
      { length: Math.max(0, Math.min(size, length - (page - 1) * size)) },
      (_, index) => (page - 1) * size + index,
    );
  let underWay = 0;
  let most = 0;
  const counted = async <T>(answer: T): Promise<T> => {
    underWay += 1;
    most = Math.max(most, underWay);
    await Promise.resolve();
    underWay -= 1;
    return answer;
  };
  const addresses = createAddresses({
    listProperties: ({ page, page_size }) =>
      counted(
        stub({
          count,
          results: slice(count, page, page_size).map((n) => ({
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
  return { addresses, most: () => most };
}

test('every property is in exactly one block', async () => {
  const { addresses, most } = backend(1_000);
  const blocks = await addresses.addressBlocks('properties');
  expect(blocks).toEqual([0, 1]);
  const all = (await Promise.all(blocks.map((block) => addresses.listAddresses('properties', block)))).flat();
  expect(new Set(all.map(({ slug }) => slug)).size).toBe(1_000);
  expect(all).toHaveLength(1_000);
  expect(most()).toBeLessThanOrEqual(8);
});

test('lists units and the units page of a property; neither for a property without units', async () => {
  const { addresses } = backend(50);
  expect(await addresses.addressBlocks('units')).toEqual([0, 1]);
  const last = await addresses.listAddresses('units', 1);
  expect(last.map(({ page, slug, unit_id }) => [page, slug, unit_id])).toEqual([
    ['units', 'p-49', null],
    ['unit', 'p-49', 1],
    ['unit', 'p-49', 2],
  ]);
});

test('uses the id of an article without a slug; no blocks without articles', async () => {
  const { addresses } = backend(0, 2);
  expect((await addresses.listAddresses('articles', 0)).map(({ slug }) => slug)).toEqual(['0', 'a-1']);
  expect(await backend(0).addresses.addressBlocks('articles')).toEqual([]);
  expect(await backend(0).addresses.addressBlocks('properties')).toEqual([]);
});
