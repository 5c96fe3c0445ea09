import { fieldOf } from '@/lib/typed-keys';

type ErrorParts = { name: string; message: string; code: string | undefined; stack: string | undefined };

/** Name, message, code and stack of any thrown value; a code that is not a text is left out. */
export function errorParts(error: unknown): ErrorParts {
  const text = (name: string) => {
    const value = fieldOf(error, name);
    return typeof value === 'string' ? value : undefined;
  };
  return {
    name: text('name') ?? 'unknown',
    message: text('message') ?? String(error),
    code: text('code'),
    stack: text('stack'),
  };
}

/** Codes of connections that were established and then broke. */
const cut = new Set(['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE']);

/** Why a request failed, such as "no connection (ECONNREFUSED)", without its URL and content. */
export function failureReason(error: unknown): string {
  const { name } = errorParts(error);
  if (name === 'TimeoutError') return 'no response in time';
  // Node's fetch has the useful code in `cause`.
  const { code } = errorParts(fieldOf(error, 'cause'));
  if (!code) return name;
  // Zlib's errors.
  if (code.startsWith('Z_')) return `the response is damaged (${code})`;
  return cut.has(code) ? `the connection was cut (${code})` : `no connection (${code})`;
}
