import { articleExcerpt } from './article-excerpt';

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
