const same: Record<string, string> = { B: 'STRONG', I: 'EM', H1: 'H2' };
/** Elements without a visible effect on the page. */
const ignored = new Set(['P', 'TBODY', 'BODY', 'HTML', 'HEAD', 'BR']);

/** Whether the visual editor preserves the article's text and structure. */
export function keepsMarkup(before: string, after: string): boolean {
  return JSON.stringify(outline(before)) === JSON.stringify(outline(after));
}

function outline(html: string) {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const names = [...body.querySelectorAll('*')]
    .map(({ tagName }) => same[tagName] ?? tagName)
    .filter((name) => !ignored.has(name))
    .sort();
  const links = [...body.querySelectorAll('a, img')].map(
    (element) => element.getAttribute('href') ?? element.getAttribute('src'),
  );
  return { names, links, text: (body.textContent ?? '').replace(/\s+/g, '') };
}
