import { articleCategories } from '@/lib/catalog/article-categories';
import { blogHref, parseBlogQuery } from './blog-query';

const parse = (query: string) => parseBlogQuery(new URLSearchParams(query));

it('shows the first page of everything by default', () => {
  expect(parse('')).toEqual({ category: null, page: 1 });
  expect(blogHref({ category: null })).toBe('/blog');
});

it('names categories by slug and reads the name as well', () => {
  expect(blogHref({ category: 'Market Insights', page: 2 })).toBe('/blog?category=market-insights&page=2');
  expect(parse('category=Market+Insights').category).toBe('Market Insights');
});

it.each([...articleCategories])('leads back from the address of %s to the category', (category) => {
  const query = { category, page: 3 };
  expect(parse(blogHref(query).split('?')[1] ?? '')).toEqual(query);
});

it.each(['', 'all', 'yachts', '<script>'])('takes the category %p for all', (category) => {
  expect(parse(`category=${encodeURIComponent(category)}`).category).toBeNull();
});

it.each(['0', '-1', '1.5', 'two', ''])('takes the page %p for the first', (page) => {
  expect(parse(`page=${page}`).page).toBe(1);
});

it('bounds the page', () => {
  expect(parse('page=99999').page).toBe(100);
});
