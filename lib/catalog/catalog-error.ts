import { isMarked } from '@/lib/marked';

export type CatalogErrorKind = 'timeout' | 'unavailable' | 'bad-response';

const catalogErrorMark = Symbol.for('catalog-error');

/**
 * The catalogue failed. Pages show their error state; handlers respond with 504, 503 or 502. The message is logged: it
 * says what failed, without visitors' input other than a path.
 */
export class CatalogError extends Error {
  readonly [catalogErrorMark] = true;
  override name = 'CatalogError';
  constructor(
    readonly kind: CatalogErrorKind,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** Compares by symbol, because each bundle has its own copy of the class. */
export function isCatalogError(value: unknown): value is CatalogError {
  return isMarked(value, catalogErrorMark);
}

/** The result, or null when the catalogue failed. Other errors are thrown. */
export async function orNull<T>(reading: Promise<T>): Promise<T | null> {
  try {
    return await reading;
  } catch (error) {
    if (isCatalogError(error)) return null;
    throw error;
  }
}
