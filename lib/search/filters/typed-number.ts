/** Reads a typed number, rounded: `1,500,000`, `1 500 000`, `1.5m`, `900k`; null for other texts. */
export function typedNumber(text: string): number | null {
  const match = /^(?:aed)?(\d{1,12}(?:\.\d{1,6})?)(k|m)?$/i.exec(text.replace(/[\s,]/g, ''));
  if (!match) return null;
  const unit = { k: 1_000, m: 1_000_000 }[match[2]?.toLowerCase() ?? ''] ?? 1;
  return Math.round(Number(match[1]) * unit);
}
