import { defaultListingQuery } from '@/lib/search/listing-query';
import { createRestCatalog } from './catalog';

const property = (id: number) => ({ id, slug: `home-${id}`, title: `Home ${id}` });
const article = (id: number) => ({ id, slug: `news-${id}`, title: `News ${id}` });
const all = Array.from({ length: 100 }, (_, index) => index + 1);

type Backend = {
  /** Its page size by requested size. */
  sizeOf: (asked: number) => number;
  counts?: boolean;
  /** Rows that it leaves out of their page. */
  hidden?: number[];
  total?: number;
};

/** A catalogue of a backend with pages of its own size, and the queries that it got. */
function connect({ sizeOf, counts = true, hidden = [], total = all.length }: Backend) {
  const queries: string[] = [];
  const ids = all.slice(0, total);
  const catalog = createRestCatalog({
    baseUrl: 'https://backend.example',
    onProblem: () => undefined,
    fetch: async (url) => {
      const { pathname, search, searchParams } = new URL(String(url));
      queries.push(search);
      const isList = /^\/api\/v1\/(properties|blogs)\/$/.test(pathname);
      if (!isList) return new Response('{}', { status: 404 });
      const page = Number(searchParams.get('page'));
      const size = sizeOf(Number(searchParams.get('page_size')));
      const rows = ids.slice((page - 1) * size, page * size).filter((id) => !hidden.includes(id));
      return Response.json({
        ...(counts && { count: total }),
        next: page * size < total ? `/?page=${page + 1}` : null,
        results: rows.map(pathname.includes('blogs') ? article : property),
      });
    },
  });
  return { catalog, queries };
}

const listed = async ({ catalog }: ReturnType<typeof connect>, page: number, page_size: number) =>
  (await catalog.listProperties({ ...defaultListingQuery, page, page_size })).results.map(({ id }) => id);
const rows = (page: number, size: number) => all.slice((page - 1) * size, page * size);
const atMost = (limit: number) => (asked: number) => Math.min(asked, limit);

describe.each([
  ['at most 20 rows a page', { sizeOf: atMost(20) }],
  ['at most 10 rows a page', { sizeOf: atMost(10) }],
  ['at most 33 rows a page and no count', { sizeOf: atMost(33), counts: false }],
  ['20 rows on every page', { sizeOf: () => 20 }],
  ['any page size', { sizeOf: (asked: number) => asked }],
])('a backend with %s', (_kind, backend: Backend) => {
  it.each([12, 24, 48])('lists every row once in pages of %i', async (size) => {
    const site = connect(backend);
    const pages = Math.ceil(all.length / size);
    for (let page = 1; page <= pages; page += 1)
      expect(await listed(site, page, size)).toEqual(rows(page, size));
  });

  it('has each row on its page when another page is read first', async () => {
    expect(await listed(connect(backend), 2, 48)).toEqual(rows(2, 48));
    expect(await listed(connect(backend), 3, 48)).toEqual(rows(3, 48));
  });

  it('has every property and article in the sitemaps', async () => {
    const { catalog } = connect(backend);
    for (const kind of ['properties', 'articles'] as const) {
      const urls = await catalog.listSitemapUrls(kind, 0);
      expect(new Set(urls.map(({ slug }) => slug)).size).toBe(all.length);
    }
  });
});

it('is not misled by a last page with as many rows as the backend has per page', async () => {
  expect(await listed(connect({ sizeOf: atMost(20), total: 68 }), 2, 48)).toEqual(all.slice(48, 68));
});

it('detects the page size once', async () => {
  const site = connect({ sizeOf: atMost(20) });
  await listed(site, 1, 24);
  site.queries.length = 0;
  await listed(site, 2, 24);
  expect(site.queries).toHaveLength(2);
});

it('reads one page of a backend that leaves rows out of its pages', async () => {
  const site = connect({ sizeOf: (asked) => asked, hidden: [3] });
  expect(await listed(site, 1, 24)).toEqual(rows(1, 24).filter((id) => id !== 3));
  site.queries.length = 0;
  expect(await listed(site, 2, 24)).toEqual(rows(2, 24));
  expect(site.queries).toHaveLength(1);
});
