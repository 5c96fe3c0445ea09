/** @jest-environment jsdom */
import { Editor } from '@tiptap/core';
import Image from '@tiptap/extension-image';
import StarterKit from '@tiptap/starter-kit';
import { safeArticle } from '@/lib/format/safe-html';
import samples from '@/samples/articles.json';
import { keepsMarkup } from './keeps-markup';
import { preservedNodes } from './preserved-nodes';

function throughEditor(content: string): string {
  const editor = new Editor({
    element: document.createElement('div'),
    extensions: [StarterKit.configure({ strike: false, codeBlock: false }), Image, ...preservedNodes],
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

it('notices lost text, elements and links', () => {
  expect(keepsMarkup('<p>One two</p>', '<p>One</p>')).toBe(false);
  expect(keepsMarkup('<p><code>x</code></p>', '<p>x</p>')).toBe(false);
  expect(keepsMarkup('<p><a href="/a">x</a></p>', '<p><a href="/b">x</a></p>')).toBe(false);
});
