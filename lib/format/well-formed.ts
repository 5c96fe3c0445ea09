/** The text with each half of a surrogate pair replaced by U+FFFD: halves cannot be put into an address or stored. */
export function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\ufffd');
}

/** `encodeURIComponent` that never throws. */
export function encodeText(text: string): string {
  return encodeURIComponent(wellFormed(text));
}
