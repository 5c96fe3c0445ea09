/** Reads a typed number, rounded: `1,500,000`, `1 500 000`, `1.5m`, `1,5 million`, `900k AED`; null for other texts. */
export function typedNumber(text: string): number | null {
  const plain = text
    .replace(/\s/g, '')
    .replace(/,(?=\d\d?[km])/i, '.')
    .replaceAll(',', '');
  const match = /^(?:aed)?(\d{1,12}(?:\.\d{1,6})?)(?:(k)|(m)(?:n|ln|illion)?)?(?:aed)?$/i.exec(plain);
  if (!match) return null;
  const unit = match[2] ? 1_000 : match[3] ? 1_000_000 : 1;
  return Math.round(Number(match[1]) * unit);
}
