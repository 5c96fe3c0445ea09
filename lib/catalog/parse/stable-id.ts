/** A positive id made of a text, the same each time, for things whose source numbers them otherwise (FNV-1a). */
export function stableId(text: string): number {
  let hash = 0x811c9dc5;
  for (const unit of text) {
    hash = Math.imul(hash ^ (unit.codePointAt(0) ?? 0), 0x01000193);
  }
  return hash >>> 1 || 1;
}
