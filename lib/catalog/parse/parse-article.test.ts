import { parseArticle, parseArticleSummary } from './parse-article';

const onProblem = jest.fn();
beforeEach(() => onProblem.mockClear());

test('reads an article with other field names', () => {
  const article = parseArticle(
    {
      data: {
        id: '4',
        slug: 'yields',
        title: 'Rental yields &amp; costs',
        category: { id: 2, name: 'Investment' },
        author: { id: 1, name: 'A. Writer' },
        date: '2026-03-01',
        tags: 'rent, yield',
        body: `<p>${'word '.repeat(401)}</p>`,
        views: '12',
        previous_article: { slug: 'before' },
        next_article: null,
      },
    },
    { onProblem, imageBase: 'https://backend.example' },
  );
  expect(article).toMatchObject({
    id: 4,
    slug: 'yields',
    title: 'Rental yields & costs',
    category: 'Investment',
    author: 'A. Writer',
    published_at: '2026-03-01T00:00:00.000Z',
    updated_at: '2026-03-01T00:00:00.000Z',
    reading_time: 3,
    tags: ['rent', 'yield'],
    views: 12,
    previous_article: { slug: 'before', title: 'before' },
    next_article: null,
  });
});

test('unknown times are null', () => {
  const unknown = { published_at: null, updated_at: null };
  expect(parseArticle({ slug: 'a', title: 'A', date: 'soon' }, { onProblem })).toMatchObject(unknown);
  expect(parseArticleSummary({ slug: 'a', title: 'A' }, { onProblem })).toMatchObject(unknown);
});

test('a summary has no content', () => {
  const summary = parseArticleSummary({ slug: 'a', title: 'A', content: '<p>x</p>' }, { onProblem });
  expect(summary).toMatchObject({ slug: 'a', title: 'A' });
  expect(summary).not.toHaveProperty('content');
});

test('an article without a title is named by its slug, which is reported', () => {
  const article = { slug: 'after-the-keys', title: 'Après les clés' };
  expect(parseArticle({ ...article, title: null }, { onProblem })?.title).toBe('After The Keys');
  expect(onProblem).toHaveBeenCalledWith('article', 'has no title, and is named by its slug');
  expect(parseArticle(article, { onProblem })?.title).toBe('Après les clés');
  const envelope = { slug: article.slug, article };
  expect(parseArticle(envelope, { onProblem })?.title).toBe('Après les clés');
});

test.each([[null], [{ slug: '12' }], [{ title: 'A' }]])('%j is not an article', (value) => {
  expect(parseArticle(value, { onProblem })).toBeNull();
  expect(onProblem).toHaveBeenCalledTimes(1);
});
