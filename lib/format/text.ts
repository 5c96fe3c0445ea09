/** Cuts at `limit` characters and ends with an ellipsis; shorter texts stay as they are. */
export function truncate(text: string, limit = 100): string {
  const characters = [...text];
  return characters.length <= limit ? text : `${characters.slice(0, limit).join('').trimEnd()}…`;
}

/** Visible text of an HTML fragment, white space folded. Not a sanitiser: the result is text, never markup. */
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
 * A space for every tag, and for scripts and styles with what is in them. A scanner instead of expressions, which would
 * read the rest of the text again for every `<` that is never closed.
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
