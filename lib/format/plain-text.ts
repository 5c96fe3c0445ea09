import { decodeHTML } from 'entities';

/* Not for the browser: the table of entities is larger than most pages' own code. */

/** Elements that separate words; others, such as `strong`, may be part of one. */
export const separating = new Set(
  (
    'address article aside blockquote br caption dd details div dl dt fieldset figcaption figure footer form h1 h2 h3 ' +
    'h4 h5 h6 header hr legend li main nav ol option p pre section summary table tbody td tfoot th thead title tr ul'
  ).split(' '),
);
/** Longest name with `</` before it and one character after it. */
const maxTagStart = '</blockquote>'.length;

/** Visible text of an HTML fragment, white space collapsed. Not a sanitiser: the result is text, not markup. */
export function plainText(html: string): string {
  return decodeHTML(withoutTags(html)).replace(/\s+/g, ' ').trim();
}

/** The first words of a long HTML fragment, which tell its direction and language. */
export function textStart(html: string): string {
  return plainText(html.slice(0, 2_000));
}

/**
 * Replaces separating tags by a space and removes the others, scripts and styles with their content. A scanner, because a
 * regular expression takes quadratic time on unclosed `<`.
 */
function withoutTags(html: string): string {
  const raw = { script: /<\/script>/gi, style: /<\/style>/gi };
  const unclosed = new Set<string>();
  let text = '';
  let at = 0;
  for (;;) {
    const open = html.indexOf('<', at);
    const end = open < 0 ? -1 : html.indexOf('>', open);
    if (end < 0) return text + html.slice(at);
    const start = html.slice(open, Math.min(end, open + maxTagStart));
    const [, slash, name = ''] = /^<(\/?)([a-z][a-z0-9]*)/.exec(start.toLowerCase()) ?? [];
    text += html.slice(at, open) + (separating.has(name) ? ' ' : '');
    at = end + 1;
    if (slash || (name !== 'script' && name !== 'style') || unclosed.has(name)) continue;
    const closing = raw[name];
    closing.lastIndex = at;
    if (closing.test(html)) at = closing.lastIndex;
    else unclosed.add(name);
  }
}
