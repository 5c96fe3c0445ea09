/** A positive id made of a text, the same each time, for things whose source numbers them otherwise (FNV-1a). */
export function stableId(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.codePointAt(at) ?? 0;
    if (code > 0xffff) at += 1;
    hash = Math.imul(hash ^ code, 0x01000193);
  }
  return hash >>> 1 || 1;
}
