import type { CatalogSource } from '@/lib/catalog/source';
import { articleSchema, articleSummarySchema } from '@/lib/catalog/types';
import { readingTime } from '@/lib/format/reading-time';
import { catalogFixture } from './fixture';

const newestFirst = [...catalogFixture.articles].sort((a, b) => (a.published_at < b.published_at ? 1 : -1));
const slugsOf = (articles: { slug: string }[]) => articles.map((article) => article.slug);
const everything = { category: null, search: null, page: 1, page_size: 50 };

export function articleContract(catalog: () => CatalogSource): void {
  it('lists articles, newest first', async () => {
    const { count, results } = await catalog().listArticles(everything);
    expect(slugsOf(results)).toEqual(slugsOf(newestFirst));
    expect(count).toBe(newestFirst.length);
    for (const article of results) expect(articleSummarySchema.parse(article)).toEqual(article);
  });

  it('filters by category', async () => {
    const page = await catalog().listArticles({ ...everything, category: 'Market Insights' });
    expect(slugsOf(page.results)).toEqual(['market-spring', 'market-winter']);
    expect(page.count).toBe(2);
  });

  it('is empty for an unknown category', async () => {
    const page = await catalog().listArticles({ ...everything, category: "no'such\u0000" });
    expect(page).toEqual({ count: 0, results: [] });
  });

  it.each([
    ['MARKET', ['market-spring', 'market-winter']],
    ['escrow buyer', ['market-winter']],
    ['calmer', ['market-spring']],
    ['solár róofs', ['solar-roofs']],
    ['no such thing', []],
    ['%', []],
  ])('searches for %j', async (search, expected) => {
    const page = await catalog().listArticles({ ...everything, search });
    expect(slugsOf(page.results)).toEqual(expected);
    expect(page.count).toBe(expected.length);
  });

  it('paginates without gaps or overlaps', async () => {
    const second = await catalog().listArticles({ ...everything, page: 2, page_size: 4 });
    expect(slugsOf(second.results)).toEqual(slugsOf(newestFirst).slice(4));
    expect(second.count).toBe(newestFirst.length);
    const beyond = await catalog().listArticles({ ...everything, page: 9, page_size: 4 });
    expect(beyond).toEqual({ count: newestFirst.length, results: [] });
  });

  it('returns a full article', async () => {
    const record = catalogFixture.articles.find((article) => article.slug === 'market-spring');
    const article = await catalog().getArticle('market-spring');
    expect(articleSchema.parse(article)).toEqual(article);
    expect(article).toMatchObject({ ...record, reading_time: readingTime(record?.content ?? '') });
  });

  it('finds an article by id', async () => {
    const bySlug = await catalog().getArticle('golden-visa');
    expect(await catalog().getArticle(String(bySlug?.id))).toEqual(bySlug);
  });

  it('links to the previous and next article', async () => {
    const middle = await catalog().getArticle('golden-visa');
    expect(middle?.previous_article).toEqual({ slug: 'market-winter', title: 'A Winter of Records' });
    expect(middle?.next_article).toEqual({ slug: 'quiet-luxury', title: 'The Quiet Luxury of Courtyards' });
    expect((await catalog().getArticle('market-spring'))?.next_article).toBeNull();
    expect((await catalog().getArticle('uncategorised'))?.previous_article).toBeNull();
  });

  it.each(['no-such-article', '', '0', '2147483647', '99999999999', 'a\u0000', "'"])(
    'returns null for %j',
    async (ref) => {
      expect(await catalog().getArticle(ref)).toBeNull();
    },
  );
}
