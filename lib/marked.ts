/**
 * Whether a value has a mark, a symbol from `Symbol.for`. Errors that cross bundles are recognised by it, since
 * `instanceof` fails when bundles duplicate the class.
 */
export function isMarked(value: unknown, mark: symbol): boolean {
  return typeof value === 'object' && value !== null && mark in value;
}
