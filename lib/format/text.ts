/** Cuts at `limit` characters and ends with an ellipsis; shorter texts stay as they are. */
export function truncate(text: string, limit = 100): string {
  const characters = [...text];
  return characters.length <= limit ? text : `${characters.slice(0, limit).join('').trimEnd()}…`;
}

/** Visible text of an HTML fragment, white space folded. Not a sanitiser: the result is text, never markup. */
export function plainText(html: string): string {
  return html
    .replace(/<(script|style)\b[^>]*>[\s\S]*?<\/\1>/gi, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&nbsp;/gi, ' ')
    .replace(/&amp;/gi, '&')
    .replace(/&lt;/gi, '<')
    .replace(/&gt;/gi, '>')
    .replace(/&quot;/gi, '"')
    .replace(/&#0?39;|&apos;/gi, "'")
    .replace(/\s+/g, ' ')
    .trim();
}
