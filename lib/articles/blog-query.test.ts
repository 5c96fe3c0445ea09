import { articleCategories } from '@/lib/catalog/article-categories';
import { blogHref, parseBlogQuery } from './blog-query';

const parse = (query: string) => parseBlogQuery(new URLSearchParams(query));

it('defaults to the first page of all articles', () => {
  expect(parse('')).toEqual({ category: null, page: 1 });
  expect(blogHref({ category: null })).toBe('/blog');
});

it('writes categories as slugs and also reads their names', () => {
  expect(blogHref({ category: 'Market Insights', page: 2 })).toBe('/blog?category=market-insights&page=2');
  expect(parse('category=Market+Insights').category).toBe('Market Insights');
});

it.each([...articleCategories])('reads the category back from the URL of %s', (category) => {
  const query = { category, page: 3 };
  expect(parse(blogHref(query).split('?')[1] ?? '')).toEqual(query);
});

it.each(['', 'all', 'yachts', '<script>'])('treats the category %p as all', (category) => {
  expect(parse(`category=${encodeURIComponent(category)}`).category).toBeNull();
});

it.each(['0', '-1', '1.5', 'two', ''])('treats the page %p as the first', (page) => {
  expect(parse(`page=${page}`).page).toBe(1);
});

it('limits the page number', () => {
  expect(parse('page=99999').page).toBe(100);
});
