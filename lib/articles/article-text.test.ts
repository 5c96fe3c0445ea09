import { articleAuthor, articleCategory, articleExcerpt, articleHref } from './article-text';

it('prefers the excerpt', () => {
  expect(articleExcerpt({ excerpt: 'Short.', content: '<p>Long.</p>' })).toBe('Short.');
});

it('falls back to the first 150 characters of the content, without markup', () => {
  const content = `<p><b>${'word '.repeat(60)}</b></p>`;
  const excerpt = articleExcerpt({ excerpt: null, content }) ?? '';
  expect(excerpt).toMatch(/^word word/);
  expect(excerpt).toMatch(/…$/);
  expect(excerpt.length).toBeLessThanOrEqual(151);
});

it('an empty article has no excerpt', () => {
  expect(articleExcerpt({ excerpt: '', content: null })).toBeNull();
});

it('has fallbacks for missing names', () => {
  expect(articleAuthor({ author: null })).toBe('Anonymous');
  expect(articleCategory({ category: null })).toBe('General');
});

it('links to an article by slug, else by id', () => {
  expect(articleHref({ slug: 'a b', id: 4 })).toBe('/blog/a%20b');
  expect(articleHref({ slug: '', id: 4 })).toBe('/blog/4');
});
