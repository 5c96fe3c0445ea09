/**
 * The document's nonce, for style elements added by scripts; undefined without one. Read from the document, because later
 * responses have other nonces while the document's policy stays the same.
 */
export function documentNonce(): string | undefined {
  if (typeof document === 'undefined') return undefined;
  return document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce || undefined;
}
