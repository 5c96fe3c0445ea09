/** Cuts at `limit` characters and adds an ellipsis; shorter texts are unchanged. */
export function truncate(text: string, limit = 100): string {
  const characters = [...text];
  return characters.length <= limit ? text : `${characters.slice(0, limit).join('').trimEnd()}…`;
}

/** As `truncate`, but ends after a whole word, unless the first words are very long. */
export function truncateAtWord(text: string, limit = 100): string {
  const cut = truncate(text, limit);
  if (cut === text || /^\s/.test([...text].slice(limit).join(''))) return cut;
  const end = cut.search(/[\s,;:–-]+[^\s]*$/);
  return end > limit / 2 ? `${cut.slice(0, end)}…` : cut;
}

/** Visible text of an HTML fragment, white space collapsed. Not a sanitiser: the result is text, not markup. */
export function plainText(html: string): string {
  return withoutTags(html)
    .replace(/&nbsp;/gi, ' ')
    .replace(/&amp;/gi, '&')
    .replace(/&lt;/gi, '<')
    .replace(/&gt;/gi, '>')
    .replace(/&quot;/gi, '"')
    .replace(/&#0?39;|&apos;/gi, "'")
    .replace(/\s+/g, ' ')
    .trim();
}

/**
 * Replaces tags, and scripts and styles with their content, by a space. A scanner, because a regular expression takes
 * quadratic time on unclosed `<`.
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
    text += `${html.slice(at, open)} `;
    at = end + 1;
    const name = /^<(script|style)\b/i.exec(html.slice(open, open + 8))?.[1]?.toLowerCase();
    if ((name !== 'script' && name !== 'style') || unclosed.has(name)) continue;
    const closing = raw[name];
    closing.lastIndex = at;
    if (closing.test(html)) at = closing.lastIndex;
    else unclosed.add(name);
  }
}
