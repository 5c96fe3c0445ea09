/** Methods that handlers of the API can have; HEAD and OPTIONS are added to them. */
export const handlerMethods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

/** All methods that the API responds to, in the order of `Allow` headers. */
export const apiMethods: readonly string[] = ['HEAD', 'OPTIONS', ...handlerMethods].sort();

/** The `Allow` header of a path with handlers for these methods. */
export function allowHeader(methods: readonly (typeof handlerMethods)[number][]): string {
  return [...(methods.includes('GET') ? ['HEAD'] : []), 'OPTIONS', ...methods].sort().join(', ');
}

export const methodNotAllowed = 'This method is not available here.';
