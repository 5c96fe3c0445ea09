/** @jest-environment jsdom */
import { Editor } from '@tiptap/core';
import { keepsMarkup } from '@/components/rich-text/keeps-markup';
import { safeArticle } from '@/lib/format/safe-html';
import samples from '@/samples/articles.json';
import { articleExtensions } from './article-extensions';

function throughEditor(content: string): string {
  const editor = new Editor({
    element: document.createElement('div'),
    extensions: articleExtensions,
    content,
  });
  const html = editor.getHTML();
  editor.destroy();
  return html;
}

it.each(samples.articles.map(({ slug, content }) => [slug, content]))(
  'loses nothing of %s',
  (_slug, content) => {
    const before = safeArticle(content);
    expect(keepsMarkup(before, safeArticle(throughEditor(before)))).toBe(true);
  },
);

it.each([
  '<table><caption>Fees</caption><thead><tr><th scope="col">A</th></tr></thead><tbody><tr><td colspan="2">B</td></tr></tbody></table>',
  '<figure><img src="/media/x.jpg" alt="Sea"><figcaption>The <em>sea</em></figcaption></figure>',
  '<p>4 m<sup>2</sup> and H<sub>2</sub>O</p>',
  '<ul><li>One</li><li><p>Two</p></li></ul>',
])('keeps %s', (html) => {
  expect(keepsMarkup(html, throughEditor(html))).toBe(true);
});

it('keeps the cells of a table from Word, whose texts are paragraphs', () => {
  const row = '<tr><td><p>Fee</p></td><td>\n<p>2 %</p>\n<p>of the <b>price</b></p></td></tr>';
  expect(throughEditor(`<table><tbody>${row}</tbody></table>`)).toBe(
    '<table><tbody><tr><td>Fee</td><td>2 %<br>of the <strong>price</strong></td></tr></tbody></table>',
  );
});
