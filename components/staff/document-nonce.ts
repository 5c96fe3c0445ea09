/**
 * The nonce of this document, for style elements that scripts add. It is read here and not passed by the server: a later
 * answer has another one, while the policy of the document stays. Undefined without one.
 */
export function documentNonce(): string | undefined {
  if (typeof document === 'undefined') return undefined;
  return document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce || undefined;
}
