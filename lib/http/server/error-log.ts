type Failure = { requestId: string; method: string; path: string; status: number; error: unknown };

/**
 * One JSON line per failed request. Error messages, query strings and bodies are left out: they may repeat what
 * a visitor wrote.
 */
export function logFailure({ requestId, method, path, status, error }: Failure): void {
  const line = {
    time: new Date().toISOString(),
    level: 'error',
    request_id: requestId,
    method,
    path,
    status,
    ...errorFacts(error),
  };
  console.error(JSON.stringify(line));
}

/** What an error is, without what it says. */
export function errorFacts(error: unknown, depth = 0): Record<string, unknown> {
  if (typeof error !== 'object' || error === null) return { error: typeof error };
  const { code, kind, stack, cause } = error as Record<string, unknown>;
  const frames = (typeof stack === 'string' ? stack : '')
    .split('\n')
    .filter((frame) => /^\s+at /.test(frame));
  return {
    error: errorName(error),
    ...(code === undefined ? {} : { code: String(code) }),
    ...(kind === undefined ? {} : { kind: String(kind) }),
    at: frames.slice(0, 4).map((frame) => frame.trim()),
    ...(cause === undefined || depth === 3 ? {} : { cause: errorFacts(cause, depth + 1) }),
  };
}

/** The kind of an error, such as "TimeoutError". */
export function errorName(error: unknown): string {
  const name = (error as { name?: unknown } | null | undefined)?.name;
  return typeof name === 'string' ? name : 'unknown';
}
