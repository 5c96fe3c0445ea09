import { renderToStaticMarkup } from 'react-dom/server';
import { ArticleMeta } from './article-meta';

const article = { author: 'A. Writer', published_at: '2026-11-03T00:00:00.000Z', reading_time: 5 };

test('shows the date', () => {
  expect(renderToStaticMarkup(<ArticleMeta article={article} />)).toContain('November 3, 2026');
});

test('leaves out an unknown date', () => {
  const html = renderToStaticMarkup(<ArticleMeta article={{ ...article, published_at: null }} />);
  expect(html).toContain('A. Writer</span><span>5 min read');
  expect(html).not.toContain('<time');
});
