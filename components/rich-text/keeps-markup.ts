const same: Record<string, string> = { H1: 'H2' };
/** Elements that editors may split, join or nest differently: their text is compared. */
const emphases = ['strong, b', 'em, i', 'u', 'code', 'sup', 'sub'];
/** Elements without a visible effect on the page. */
const ignored = 'p, br, div, span, font, tbody';

/** Whether the visual editor preserves the text and its structure. */
export function keepsMarkup(before: string, after: string): boolean {
  return JSON.stringify(outline(before)) === JSON.stringify(outline(after));
}

function outline(html: string) {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const names = [...body.querySelectorAll('*')]
    .filter((element) => !element.matches([ignored, ...emphases].join()))
    .map(({ tagName }) => same[tagName] ?? tagName)
    .sort();
  const links = [...body.querySelectorAll('a, img')].map(
    (element) => element.getAttribute('href') ?? element.getAttribute('src'),
  );
  const emphasised = emphases.map((emphasis) =>
    [...body.querySelectorAll(emphasis)]
      .filter(({ parentElement }) => !parentElement?.closest(emphasis))
      .map(textOf)
      .join(''),
  );
  return { names, links, emphasised, text: textOf(body) };
}

function textOf({ textContent }: Element): string {
  return (textContent ?? '').replace(/\s+/g, '');
}
