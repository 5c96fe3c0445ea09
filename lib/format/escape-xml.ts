/** A text for XML, also in attributes, without the characters that XML does not allow. */
export function escapeXml(text: string): string {
  const entities: Record<string, string> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&apos;',
  };
  return (
    text
      .replace(/[&<>"']/g, (character) => entities[character] ?? character)
      // biome-ignore lint/suspicious/noControlCharactersInRegex: the expression searches for them
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
  );
}
