/** Replaces lone surrogates with U+FFFD, because they can be neither encoded in a URL nor stored. */
export function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\ufffd');
}

/** `encodeURIComponent` that never throws. */
export function encodeText(text: string): string {
  return encodeURIComponent(wellFormed(text));
}
