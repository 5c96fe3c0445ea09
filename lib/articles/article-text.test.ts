import { articleAuthor, articleCategory, articleHref } from './article-text';

it('has fallbacks for missing names', () => {
  expect(articleAuthor({ author: null })).toBe('Anonymous');
  expect(articleCategory({ category: null })).toBe('General');
});

it('links to an article by slug, else by id', () => {
  expect(articleHref({ slug: 'a b', id: 4 })).toBe('/blog/a%20b');
  expect(articleHref({ slug: '', id: 4 })).toBe('/blog/4');
});
