/** Cuts at `limit` characters and adds an ellipsis; shorter texts are unchanged. */
export function truncate(text: string, limit = 100): string {
  const characters = [...text];
  return characters.length <= limit ? text : `${characters.slice(0, limit).join('').trimEnd()}…`;
}

/** Like `truncate`, but ends after a whole word, unless the first words are very long. */
export function truncateAtWord(text: string, limit: number): string {
  const cut = truncate(text, limit);
  if (cut === text) return cut;
  const endsWord = /^\s/.test([...text].slice(limit).join(''));
  const end = cut.search(endsWord ? /[\s,;:–-]*…$/ : /[\s,;:–-]+[^\s]*$/);
  return end > limit / 2 ? `${cut.slice(0, end)}…` : cut;
}

/** With a full stop, unless the text ends a sentence by itself, as many titles do: "Vacant, ready to move in!" */
export function asSentence(text: string): string {
  return /[.!?…]$/.test(text) ? text : `${text}.`;
}
