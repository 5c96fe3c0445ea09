/**
 * Digests of the style element that the toast library adds, empty at first; it cannot be given a nonce.
 * `content-security-policy.test.ts` prints the new digest after an update of the library.
 */
export const toastStyles =
  "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=' 'sha256-StEaX+se6YS7pqjzrzMIA0KaX9zF/8zAhvQXZAe5epY='";

/** The policy of the staff screens. @param nonce of the scripts and style elements of this response */
export function contentSecurityPolicy(nonce: string, isDevelopment: boolean): string {
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'${isDevelopment ? " 'unsafe-eval'" : ''}`,
    "script-src-attr 'none'",
    // Fallback for browsers that do not support the next two directives.
    "style-src 'self' 'unsafe-inline'",
    `style-src-elem 'self' ${isDevelopment ? "'unsafe-inline'" : `'nonce-${nonce}' ${toastStyles}`}`,
    // Menus and dialogs are positioned by style attributes, which nonces cannot allow.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
  ].join('; ');
}
