/** The HTML without what the sanitisers of texts remove or set themselves, so that an editor shows what the page does. */
export function editableHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const element of body.querySelectorAll('*'))
    for (const attribute of ['style', 'target', 'rel']) element.removeAttribute(attribute);
  for (const heading of body.querySelectorAll('h1')) {
    const lower = document.createElement('h2');
    lower.append(...heading.childNodes);
    heading.replaceWith(lower);
  }
  return body.innerHTML;
}
