/** What Word shows beside a text: deleted words, the marks of comments, and the comments. */
const notes = 'del, .MsoCommentReference, [style*="mso-element:comment-list" i]';
const local = /^(?:file|data|blob|cid|about):/i;

/**
 * Pasted HTML as the editor understands it: Word's lists are paragraphs that begin with a bullet, its pictures are files of
 * the computer, and the largest heading of a text is the page's own.
 */
export function pastedHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const note of body.querySelectorAll(notes)) note.remove();
  for (const picture of body.querySelectorAll('img'))
    if (local.test(picture.getAttribute('src') ?? '')) picture.remove();
  for (const heading of body.querySelectorAll('h1')) rename(heading, 'h2');
  for (const paragraph of body.querySelectorAll('p[style*="mso-list:l" i]')) makeItem(paragraph);
  return body.innerHTML;
}

function makeItem(paragraph: Element): void {
  const bullet = paragraph.querySelector('[style*="mso-list:" i]');
  const name = /^\s*\w+[.)]/.test(bullet?.textContent ?? '') ? 'ol' : 'ul';
  bullet?.remove();
  const level = Number(/mso-list:l\d+ level(\d)/i.exec(paragraph.getAttribute('style') ?? '')?.[1] ?? 1);
  let parent: Element | null = null;
  let before = paragraph.previousElementSibling;
  for (let depth = 1; depth < level && before?.matches('ul, ol'); depth += 1) {
    parent = before.lastElementChild;
    before = parent?.lastElementChild ?? null;
  }
  const list = before?.localName === name ? before : document.createElement(name);
  if (list !== before && parent) parent.append(list);
  else if (list !== before) paragraph.before(list);
  list.append(paragraph);
  rename(paragraph, 'li');
}

function rename(element: Element, name: string): void {
  const renamed = document.createElement(name);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
}
