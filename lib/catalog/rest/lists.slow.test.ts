import { sitemapUrlKinds } from '../source';
import { createRestCatalog, type RestCatalogOptions } from './catalog';

/** Of an index, by its protocol. */
const maxSitemaps = 50_000;

const problems: string[] = [];
beforeEach(() => {
  problems.length = 0;
});

function connect(options: Pick<RestCatalogOptions, 'baseUrl' | 'fetch'>) {
  return createRestCatalog({
    ...options,
    onProblem: (path, reason) => problems.push(`${path} ${reason}`),
  });
}

describe('a complete list in pages', () => {
  const city = (id: number) => ({ id, name: `City ${id}` });
  const read = async (bodies: unknown[]) => {
    const urls: string[] = [];
    const catalog = connect({
      baseUrl: 'https://backend.example',
      fetch: async (url) => {
        urls.push(new URL(String(url)).search);
        return Response.json(bodies[urls.length - 1] ?? bodies.at(-1));
      },
    });
    return { ids: (await catalog.listCities()).map(({ id }) => id), urls };
  };

  const readEndless = async () => {
    let page = 0;
    const catalog = connect({
      baseUrl: 'https://backend.example',
      fetch: async () => {
        page += 1;
        return Response.json({ next: `/?cursor=${page}`, results: [city(page)] });
      },
    });
    return { ids: (await catalog.listCities()).map(({ id }) => id) };
  };

  test('is read by page numbers when it has a count but no next page', async () => {
    const page = (...ids: number[]) => ({ count: 3, results: ids.map(city) });
    expect(await read([page(1, 2), page(3)])).toEqual({ ids: [1, 2, 3], urls: ['', '?page=2'] });
  });

  test('ends when a page repeats known entries', async () => {
    const page = { count: 9, next: '/?page=2', results: [city(1), city(2)] };
    expect(await read([page])).toEqual({ ids: [1, 2], urls: ['', '?page=2'] });
  });

  test.each([
    ['with links', true],
    ['with a count alone', false],
  ])('has every unit of a property with more than 50 pages, %s', async (_kind, hasLinks) => {
    const total = 1_207;
    const numbers: number[] = [];
    const catalog = connect({
      baseUrl: 'https://backend.example',
      fetch: async (url) => {
        const { pathname, searchParams } = new URL(String(url));
        if (!pathname.includes('/units/')) return Response.json({ id: 7, title: 'Tower' });
        const page = Number(searchParams.get('page') ?? 1);
        numbers.push(page);
        const ids = Array.from({ length: total }, (_, index) => index + 1).slice((page - 1) * 20, page * 20);
        const next = hasLinks && page * 20 < total ? `/?page=${page + 1}` : null;
        return Response.json({
          count: total,
          next,
          results: ids.map((id) => ({ id, apartment_id: `A-${id}` })),
        });
      },
    });
    expect(new Set((await catalog.listUnits('tower'))?.map(({ id }) => id)).size).toBe(total);
    expect(numbers.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 61 }, (_, index) => index + 1));
    expect(problems).toEqual([]);
  });

  test('says when a list has more pages than are read', async () => {
    const { ids } = await readEndless();
    expect(ids).toHaveLength(500);
    expect(problems).toEqual(['/api/v1/cities/ has more than 500 pages']);
  });

  test('keeps its page size when the next page does not name it', async () => {
    const urls: string[] = [];
    const unit = (id: number) => ({ id, apartment_id: `A-${id}` });
    const catalog = connect({
      baseUrl: 'https://backend.example',
      fetch: async (url) => {
        urls.push(String(url));
        if (!String(url).includes('/units/')) return Response.json({ id: 7, title: 'Tower' });
        const isFirst = !String(url).includes('page=2');
        return Response.json(
          isFirst ? { data: [unit(1)], links: { next: '/?page=2' } } : { data: [unit(2)], links: {} },
        );
      },
    });
    expect(await catalog.listUnits('tower')).toHaveLength(2);
    expect(urls.at(-1)).toContain('/units/?page_size=500&page=2');
  });
});

test('uses only the query of a next-page URL', async () => {
  const page = (ids: number[], next: string | null) => ({
    results: ids.map((id) => ({ id, name: `City ${id}` })),
    next,
  });
  const bodies = [page([1], 'http://elsewhere.example/steal/?page=2'), page([2], null)];
  const urls: string[] = [];
  const catalog = connect({
    baseUrl: 'https://backend.example',
    fetch: async (url) => {
      urls.push(String(url));
      return Response.json(bodies[urls.length - 1]);
    },
  });
  expect((await catalog.listCities()).map(({ id }) => id)).toEqual([1, 2]);
  expect(urls[1]).toBe('https://backend.example/api/v1/cities/?page=2');
});

test('a count of a billion does not fill the sitemap index', async () => {
  const results = [{ id: 1, slug: 'villa', title: 'Villa' }];
  const catalog = connect({
    baseUrl: 'https://backend.example',
    fetch: async () => Response.json({ count: 1e9, next: '/?page=2', results }),
  });
  for (const kind of sitemapUrlKinds)
    expect((await catalog.sitemapBlocks(kind)).length).toBeLessThan(maxSitemaps);
});
