/**
 * Whether a value carries a mark, a symbol from `Symbol.for`. The bundler makes several copies of a class, so an
 * error that crosses bundles is known by its mark; `instanceof` would miss it.
 */
export function isMarked(value: unknown, mark: symbol): boolean {
  return typeof value === 'object' && value !== null && mark in value;
}
