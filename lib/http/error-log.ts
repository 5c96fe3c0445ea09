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
    ...describe(error),
  };
  console.error(JSON.stringify(line));
}

/** What an error is, without what it says. */
export function describe(error: unknown, depth = 0): Record<string, unknown> {
  if (!(error instanceof Error)) return { error: typeof error };
  const { code, kind } = error as { code?: unknown; kind?: unknown };
  const frames = (error.stack ?? '').split('\n').filter((frame) => /^\s+at /.test(frame));
  return {
    error: error.name,
    ...(code === undefined ? {} : { code: String(code) }),
    ...(kind === undefined ? {} : { kind: String(kind) }),
    at: frames.slice(0, 4).map((frame) => frame.trim()),
    ...(error.cause === undefined || depth === 3 ? {} : { cause: describe(error.cause, depth + 1) }),
  };
}
