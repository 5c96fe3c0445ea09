/** A stand-in with only the parts, or with the wrong values, that a test needs where the type asks for more. */
export function stub<T>(parts: unknown): T {
  return parts as T;
}

/** The value itself. @throws when it is missing, so that the test fails where it looked for it */
export function present<T>(value: T | null | undefined): T {
  if (value !== null && value !== undefined) return value;
  const error = new Error('The test expects a value, but there is none.');
  Error.captureStackTrace(error, present);
  throw error;
}
