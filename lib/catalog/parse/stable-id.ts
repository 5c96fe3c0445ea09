/** A positive id derived from a text (FNV-1a), for sources without numeric ids. */
export function stableId(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.codePointAt(at) ?? 0;
    if (code > 0xffff) at += 1;
    hash = Math.imul(hash ^ code, 0x01000193);
  }
  return hash >>> 1 || 1;
}
