import type { ArticleSummary, FilterOptions } from '@/lib/catalog/types';
import { defaultListingQuery, parseListingQuery } from '@/lib/search/listing-query';
import { articleFeed } from './feed';
import { findLanding, landingOfList, landingSummary, landingTitle } from './landing';
import { canonicalOfList } from './list-metadata';
import { llmsText } from './llms';
import { robotsText } from './robots';
import { countListPages, listPages, parseSitemapFile, sitemapField, sitemapUrlPath } from './sitemaps';

const option = (id: number, name: string, count: number | null) => ({
  id,
  name,
  slug: name.toLowerCase().replaceAll(' ', '-'),
  count,
});
const options: FilterOptions = {
  property_types: [option(1, 'Villa', 13), option(2, 'Apartment', 1)],
  property_statuses: [],
  sales_statuses: [],
  cities: [option(1, 'Dubai', 14)],
  districts: [{ ...option(4, 'Palm Jumeirah', 14), city_id: 1 }],
  developers: [option(9, 'Rimal & Stone', 2)],
};

describe('list URLs', () => {
  const canonicalOf = (query: string) =>
    canonicalOfList(parseListingQuery(new URLSearchParams(query)), options);

  test.each([
    ['', '/properties', true],
    ['page=1&page_size=12&ordering=-updated_at', '/properties', true],
    ['page=3&ordering=title', '/properties?page=3', true],
    ['page=3&page_size=24', '/properties?page=3&page_size=24', false],
    ['district=4&page_size=24', '/properties?district=4&page_size=24', false],
    ['search=palm&page=2', '/properties?page=2', false],
    ['district=4', '/areas/palm-jumeirah', true],
    ['district=4&page=2&ordering=title', '/areas/palm-jumeirah?page=2', true],
    ['developer=9', '/developers/rimal-%26-stone', true],
    ['property_type=1', '/types/villa', true],
    ['property_type=1,2', '/properties?property_type=1,2', false],
    ['district=4&property_type=1', '/properties?property_type=1&district=4', false],
    ['district=4&search=villa', '/areas/palm-jumeirah', false],
    ['district=77', '/properties?district=77', false],
    ['completion_rate__gte=80&ordering=-completion_rate', '/properties?completion_rate__gte=80', false],
  ])('%s has the canonical URL %s, indexed: %s', (query, path, index) => {
    expect(canonicalOf(query)).toEqual({ path, index });
  });

  test('every list has a URL when the catalogue fails', () => {
    expect(canonicalOfList({ ...defaultListingQuery, district: 4 }, null)).toEqual({
      path: '/properties?district=4',
      index: false,
    });
  });
});

test('landing pages exist for subjects with properties only', () => {
  expect(findLanding('areas', 'palm-jumeirah', options)).toMatchObject({ id: 4, city: 'Dubai', count: 14 });
  expect(findLanding('areas', 'villa', options)).toBeNull();
  const empty = { ...options, districts: [{ ...option(4, 'Palm Jumeirah', 0), city_id: 1 }] };
  expect(findLanding('areas', 'palm-jumeirah', empty)).toBeNull();
  expect(landingOfList(parseListingQuery({ city: '1' }), options)).toBeNull();
});

test('landing pages exist when the backend gives no counts', () => {
  const uncounted = { ...options, districts: [{ ...option(4, 'Palm Jumeirah', null), city_id: 1 }] };
  expect(findLanding('areas', 'palm-jumeirah', uncounted)).toMatchObject({ id: 4, count: null });
});

test('the summary states counts, and prices where known', () => {
  const subject = findLanding('areas', 'palm-jumeirah', options);
  if (!subject) throw new Error('no subject');
  expect(landingSummary(subject, { low: 1_000_000, high: 9_000_000 })).toContain(
    '14 properties in Palm Jumeirah, Dubai, with starting prices from AED 1,000,000 to AED 9,000,000',
  );
  expect(landingSummary(subject, { low: 1_000_000, high: 1_000_000 })).toContain('from AED 1,000,000.');
  expect(landingSummary(subject, { low: null, high: null })).toContain('prices on request');
});

test.each([
  [{ low: 230_000, high: 230_000 }, 'one property in Palm Jumeirah, Dubai at AED 230,000. Ask an advisor'],
  [{ low: 230_000, high: null }, 'one property in Palm Jumeirah, Dubai from AED 230,000. Ask an advisor'],
  [{ low: null, high: null }, 'one property in Palm Jumeirah, Dubai, price on request. Ask an advisor'],
])('the summary of a single property with prices %j has nothing to narrow down', (span, text) => {
  const subject = findLanding('areas', 'palm-jumeirah', options);
  if (!subject) throw new Error('no subject');
  expect(landingSummary({ ...subject, count: 1 }, span)).toContain(text);
});

test.each([
  [1, 'one property in Palm Jumeirah, Dubai, sold. Ask an advisor'],
  [3, '3 properties in Palm Jumeirah, Dubai, all sold. Ask an advisor'],
])('the summary of %s sold properties offers no prices', (count, text) => {
  const subject = findLanding('areas', 'palm-jumeirah', options);
  if (!subject) throw new Error('no subject');
  expect(landingSummary({ ...subject, count }, 'sold')).toContain(text);
});

test.each([
  [1, 'one villa listing in'],
  [345, '345 villa listings in'],
  [null, 'villa listings in'],
])('the summary of a type with %s properties counts listings, which may be single homes', (count, text) => {
  const subject = { kind: 'types', id: 1, slug: 'villa', name: 'Villa', city: null, count } as const;
  expect(landingSummary(subject, { low: null, high: null })).toContain(text);
});

test.each([
  ['Villa', 'Villas for Sale in Dubai and the Emirates'],
  ['Commercial', 'Commercial Properties for Sale in Dubai and the Emirates – Page 2'],
])('the title of the type %s has capitals throughout', (name, title) => {
  const subject = { kind: 'types', id: 1, slug: '', name, city: null, count: 30 } as const;
  expect(landingTitle(subject, title.endsWith('2') ? 2 : 1)).toBe(title);
});

test('parses sitemap names strictly', () => {
  expect(parseSitemapFile('units-12.xml')).toEqual({ kind: 'units', block: 12 });
  for (const name of [
    'units-012.xml',
    'units.xml',
    'users-1.xml',
    'units--1.xml',
    'units-1.xml.gz',
    'units-9999999.xml',
  ])
    expect(parseSitemapFile(name)).toBeNull();
});

test('sitemaps contain every page of a list once, and no landing page with fewer than two properties', () => {
  const many = { ...options, districts: [{ ...option(4, 'Palm Jumeirah', 12 * 9_995), city_id: 1 }] };
  const total = 12 * 9_995;
  const count = countListPages(total, many);
  const blocks = [0, 1, 2].map((block) => listPages(total, many, block));
  expect(blocks.map((entries) => entries.length)).toEqual([10_000, count - 10_000, 0]);
  expect(new Set(blocks.flat().map(({ path }) => path)).size).toBe(count);
  expect(blocks[1]?.at(-1)?.path).toBe('/types/villa?page=2');
});

test('escapes URLs and images where the library does not', () => {
  expect(
    sitemapField({
      path: '/blog?a=1&b=2',
      updatedAt: '2026-01-01',
      image: 'https://cdn.example.com/a?w=1&h=2',
    }),
  ).toEqual({
    loc: 'http://localhost:3000/blog?a=1&amp;b=2',
    lastmod: '2026-01-01T00:00:00.000Z',
    images: [{ loc: { href: 'https://cdn.example.com/a?w=1&amp;h=2' } }],
  });
});

test('every catalogue page has its path', () => {
  const base = { slug: 'palm', image: null, updated_at: '', unit_id: null };
  expect(sitemapUrlPath({ ...base, page: 'property' })).toBe('/properties/palm');
  expect(sitemapUrlPath({ ...base, page: 'units' })).toBe('/properties/palm/units');
  expect(sitemapUrlPath({ ...base, page: 'unit', unit_id: 5 })).toBe('/properties/palm/units/5');
  expect(sitemapUrlPath({ ...base, page: 'article' })).toBe('/blog/palm');
});

test('crawlers may follow list pages but not orders and searches', () => {
  const lines = robotsText().split('\n');
  expect(lines).toContain('Disallow: /*?ordering=');
  expect(lines).toContain('Disallow: /*&search=');
  expect(lines.some((line) => /page=/.test(line) && !/page_size=/.test(line))).toBe(false);
  expect(lines).toContain('Sitemap: http://localhost:3000/sitemap.xml');
});

const article: ArticleSummary = {
  id: 1,
  slug: 'a',
  title: 'Stone & <glass>',
  excerpt: null,
  cover_image: null,
  category: 'Design',
  author: null,
  published_at: '2026-01-02',
  updated_at: '2026-03-04T00:00:00Z',
  reading_time: 2,
  is_featured: false,
};

test('the feed is well-formed for any title and category', () => {
  const feed = articleFeed([{ ...article, category: 'Art & "Design"' }]);
  expect(feed).toContain('<category term="Art &amp; &quot;Design&quot;"/>');
  expect(feed).toContain('<title>Stone &amp; &lt;glass&gt;</title>');
  expect(feed).toContain('<updated>2026-03-04T00:00:00.000Z</updated>');
  expect(feed).not.toContain('<glass>');
});

test('the feed leaves out articles without a time, and unknown times of publication', () => {
  const undated = { ...article, published_at: null, updated_at: null };
  const feed = articleFeed([undated, article, { ...article, published_at: null }]);
  expect(feed.match(/<updated>[^<]*/g)).toEqual(Array(3).fill('<updated>2026-03-04T00:00:00.000Z'));
  expect(feed.match(/<published>/g)).toHaveLength(1);
});

test('a feed without articles has the time that Atom requires, and no entries', () => {
  for (const articles of [[], [{ ...article, published_at: null, updated_at: null }]]) {
    const feed = articleFeed(articles);
    expect(feed.match(/<updated>[^<]*/g)).toEqual(['<updated>2024-01-01T00:00:00.000Z']);
    expect(feed).not.toContain('<entry>');
  }
});

test('llms.txt promises no detail of every property, and names only subjects that there are', () => {
  const text = llmsText(14, options, [article]);
  expect(text).toContain(
    'Emirates. 14 properties, with prices, areas, payment plans and units where known.\n',
  );
  expect(text).toContain('## Developers\n\n- [Rimal & Stone](');
  expect(text).toContain('## Articles\n\n- [Stone & <glass>](');

  const none = { ...options, property_types: [], districts: [], developers: [] };
  const empty = llmsText(0, none, []);
  expect(empty).toContain('Emirates.\n');
  expect(empty.match(/^## .*/gm)).toEqual(['## Pages']);
});
