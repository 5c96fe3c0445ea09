/** A positive id made of a text, the same each time, for things whose source numbers them otherwise (FNV-1a). */
export function stableId(text: string): number {
  let hash = 0x811c9dc5;
  for (const unit of text) {
    hash = Math.imul(hash ^ (unit.codePointAt(0) ?? 0), 0x01000193);
  }
  return hash >>> 1 || 1;
}

/** A name as part of an address: `Jumeirah Village Circle (JVC)` gives `jumeirah-village-circle-jvc`. */
export function slugOf(name: string): string {
  const slug = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
  return slug || String(stableId(name));
}
