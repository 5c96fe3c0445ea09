const local = /^(?:file|data|blob|cid|about):/i;

/**
 * Pasted HTML as the editor understands it: Word's lists are paragraphs that begin with a bullet, its pictures are files of
 * the computer, and the largest heading of a text is the page's own.
 */
export function pastedHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const picture of body.querySelectorAll('img'))
    if (local.test(picture.getAttribute('src') ?? '')) picture.remove();
  for (const heading of body.querySelectorAll('h1')) rename(heading, 'h2');
  for (const paragraph of body.querySelectorAll('p[style*="mso-list:" i]')) makeItem(paragraph);
  return body.innerHTML;
}

function makeItem(paragraph: Element): void {
  const bullet = paragraph.querySelector('[style*="mso-list:" i]');
  const name = /^\s*\w+[.)]/.test(bullet?.textContent ?? '') ? 'ol' : 'ul';
  bullet?.remove();
  const before = paragraph.previousElementSibling;
  const list = before?.localName === name ? before : document.createElement(name);
  if (list !== before) paragraph.before(list);
  list.append(paragraph);
  rename(paragraph, 'li');
}

function rename(element: Element, name: string): void {
  const renamed = document.createElement(name);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
}
