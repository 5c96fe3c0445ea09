import { plainText } from '@/lib/format/plain-text';
import { safeArticle } from '@/lib/format/safe-html';
import { slugify } from '@/lib/format/slug';
import { uploadedPicture } from '@/lib/media/picture-names';

export type Heading = { id: string; text: string };
export type ArticleHtml = { html: string; headings: Heading[] };

/** Ids used by the surrounding page. */
const takenIds = ['content', 'newsletter-email', 'newsletter-message'];

/**
 * Sanitises an article and prepares it for its page: every h2 gets a unique id for the table of contents, every table a
 * scrollable frame for narrow screens, and uploaded pictures their sizes.
 */
export function articleHtml(content: string): ArticleHtml {
  const { html, headings } = withHeadingIds(safeArticle(content));
  return { html: withPictureSizes(withTableFrames(html)), headings };
}

/**
 * Uploaded pictures come in several widths; their size keeps the text from moving when they appear. Expects sanitised
 * markup.
 */
function withPictureSizes(html: string): string {
  return html.replace(/<img ([^>]*) \/>/g, (whole, attributes: string) => {
    const src = /(?:^|\s)src="([^"]+)"/.exec(attributes)?.[1];
    const picture = src ? uploadedPicture(src) : null;
    if (!picture) return whole;
    const others = attributes.replace(/(?:^|\s)(?:width|height)="[^"]*"/g, '').trim();
    const { width, height, srcset } = picture;
    return `<img ${others} srcset="${srcset}" sizes="(min-width: 800px) 680px, 100vw" width="${width}" height="${height}">`;
  });
}

/** Expects sanitised markup: balanced tags and quoted attributes. */
function withHeadingIds(html: string): ArticleHtml {
  const used = new Map(takenIds.map((id) => [id, 1]));
  const headings: Heading[] = [];
  const opening = /<h2(?: id="([^"]*)")?>/g;
  let marked = '';
  let at = 0;
  for (let match = opening.exec(html); match; match = opening.exec(html)) {
    const end = html.indexOf('</h2>', opening.lastIndex);
    if (end < 0) break;
    const inner = html.slice(opening.lastIndex, end);
    const text = plainText(inner);
    const own = match[1];
    const id = unusedId(own && /^[\w-]+$/.test(own) ? own : slugify(text) || 'section', used);
    if (text) headings.push({ id, text });
    marked += `${html.slice(at, match.index)}<h2 id="${id}">${inner}`;
    at = end;
    opening.lastIndex = end;
  }
  marked += html.slice(at);
  return { html: marked, headings };
}

/** A keyboard-scrollable frame, labelled by the table's caption. */
function withTableFrames(html: string): string {
  return eachElement(html, '<table>', '</table>', (table) => {
    const caption = plainText(between(table, '<caption>', '</caption>'));
    const name = (caption || 'Table')
      .replaceAll('&', '&amp;')
      .replaceAll('"', '&quot;')
      .replaceAll('<', '&lt;');
    // Prevents a line break in ranges such as 30–35%.
    const rows = table.replace(/<td>(?=[^<>\s]{1,20}<\/td>)/g, '<td data-figure>');
    return `<div data-table tabindex="0" role="region" aria-label="${name}">${rows}</div>`;
  });
}

/** Replaces every element, from an opening tag to the next closing tag. */
function eachElement(html: string, opening: string, closing: string, replace: (element: string) => string) {
  let result = '';
  let at = 0;
  for (;;) {
    const start = html.indexOf(opening, at);
    const end = start < 0 ? -1 : html.indexOf(closing, start);
    if (end < 0) return result + html.slice(at);
    result += html.slice(at, start) + replace(html.slice(start, end + closing.length));
    at = end + closing.length;
  }
}

/** The text between the first opening and closing tag; empty when either is missing. */
function between(text: string, opening: string, closing: string): string {
  const start = text.indexOf(opening);
  const end = text.indexOf(closing, start);
  return start < 0 || end < 0 ? '' : text.slice(start + opening.length, end);
}

/** `used` holds the last number per id, so that many equal headings stay fast. */
function unusedId(wanted: string, used: Map<string, number>): string {
  let copy = used.get(wanted) ?? 0;
  let id = wanted;
  while (used.has(id)) {
    copy = Math.max(2, copy + 1);
    id = `${wanted}-${copy}`;
  }
  used.set(wanted, copy);
  used.set(id, used.get(id) ?? 0);
  return id;
}
