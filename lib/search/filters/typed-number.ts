import { withPlainDigits } from '@/lib/format/plain-digits';

/**
 * Reads a typed number, rounded: `1,500,000`, `1 500 000`, `1.5m`, `1,5 million`, `900k AED`, `١٬٥٠٠٬٠٠٠`; null for
 * other texts.
 */
export function typedNumber(text: string): number | null {
  const plain = withPlainDigits(text)
    .replace(/٫|,(?=\d\d?\s*[km])/gi, '.')
    .replace(/[\s,٬]|aed/gi, '');
  const match = /^(\d{1,12}(?:\.\d{1,6})?)(?:(k)|(m)(?:n|ln|illion)?)?$/i.exec(plain);
  if (!match) return null;
  return Math.round(Number(match[1]) * (match[2] ? 1_000 : match[3] ? 1_000_000 : 1));
}
