/**
 * The reference as shown to buyers; null for a technical one: a slug (`vitality-residence-2`) or a long hexadecimal id.
 */
export function shownReference(reference: string | null | undefined): string | null {
  const text = reference?.trim();
  if (!text || /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$|^[0-9a-f]{20,}$/i.test(text)) return null;
  const isLower = /^[\p{Ll}\p{N}_-]+$/u.test(text);
  const words = text.split(/[-_]/).filter((part) => /^\p{Ll}{3,}$/u.test(part));
  return isLower && words.length > 1 ? null : text;
}
