/**
 * The only style element that no nonce can be given: the library of toasts adds it itself, empty at first. Its digest is
 * checked by `content-security-policy.test.ts`, which prints the new one after an update of the library.
 */
export const toastStyles =
  "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=' 'sha256-StEaX+se6YS7pqjzrzMIA0KaX9zF/8zAhvQXZAe5epY='";

/** The policy of the staff screens. @param nonce of the scripts and style elements of this answer */
export function contentSecurityPolicy(nonce: string, isDevelopment: boolean): string {
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'${isDevelopment ? " 'unsafe-eval'" : ''}`,
    "script-src-attr 'none'",
    // For browsers without the next two lines.
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
