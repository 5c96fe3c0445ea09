import pino from 'pino';
import { isCatalogError } from '@/lib/catalog/catalog-error';
import { type ApiError, isApiError } from '@/lib/http/server/api-error';
import { processState } from '@/lib/process-state';
import { fieldOf, keysOf } from '@/lib/typed-keys';
import { databaseProblem } from './database/problem';

const levels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'];
const wanted = process.env.LOG_LEVEL ?? '';

/**
 * The server log: one JSON line per event on standard output. Must not contain visitors' input; `errorFacts` describes
 * an error without its message. `LOG_LEVEL` sets the minimum level.
 */
export const log = pino(
  {
    // An invalid level is reported with the rest of the environment, see lib/env.ts.
    level: levels.includes(wanted) ? wanted : 'info',
    base: null,
    messageKey: 'message',
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (level) => ({ level }) },
  },
  { write: (line: string) => process.stdout.write(line) },
);

const fullDisk = 'The disk is full. Free some space.';
const diskHints = new Map([
  ['ENOSPC', fullDisk],
  ['EDQUOT', fullDisk],
  ['EROFS', 'The disk is read-only.'],
]);

/** Describes an error without its message, which may contain visitors' input; that of a `CatalogError` or a 503 does not. */
export function errorFacts(error: unknown, depth = 0): Record<string, unknown> {
  if (typeof error !== 'object' || error === null) return { error: typeof error };
  const [code, kind, digest] = ['code', 'kind', 'digest'].map((name) => fieldOf(error, name));
  const [stack, cause] = [fieldOf(error, 'stack'), fieldOf(error, 'cause')];
  const problem = depth === 0 ? databaseProblem(error) : null;
  const frames = (typeof stack === 'string' ? stack : '')
    .split('\n')
    .filter((frame) => /^\s+at /.test(frame));
  return {
    error: errorName(error),
    ...(code === undefined ? {} : { code: String(code) }),
    ...(kind === undefined ? {} : { kind: String(kind) }),
    ...(isCatalogError(error) || isOutage(error) ? { reason: error.message } : {}),
    ...(digest === undefined ? {} : { digest: String(digest) }),
    ...(problem && { database: problem.kind, hint: problem.message }),
    ...(!problem && typeof code === 'string' && diskHints.has(code) && { hint: diskHints.get(code) }),
    at: frames.slice(0, 4).map((frame) => frame.trim()),
    ...(cause === undefined || depth === 3 ? {} : { cause: errorFacts(cause, depth + 1) }),
  };
}

function isOutage(error: unknown): error is ApiError {
  return isApiError(error) && error.status === 503;
}

/** The kind of an error, such as "TimeoutError". */
function errorName(error: unknown): string {
  const name = fieldOf(error, 'name');
  return typeof name === 'string' ? name : 'unknown';
}

/** Node writes warnings, such as that a package will need a newer version of it, with `console.error`. */
const warningOfNode = /^\(node:\d+\) /;

const consoleLevels = { error: 'error', warn: 'warn', info: 'info', log: 'info', debug: 'debug' } as const;

/**
 * Turns libraries' console output into log lines, errors without messages. A second call does nothing.
 * @returns a function that restores the console
 */
export function logConsole(): () => void {
  const shared = processState<{ consoleIsLogged?: boolean }>();
  if (shared.consoleIsLogged) return () => {};
  shared.consoleIsLogged = true;
  const before = { ...console };
  for (const method of keysOf(consoleLevels)) {
    console[method] = (...values: unknown[]) => {
      const text = values.filter((value) => typeof value === 'string').join(' ');
      const level = warningOfNode.test(text) ? 'warn' : consoleLevels[method];
      const error = values.find(isError);
      if (!error) log[level]({ from: 'console' }, plain(text));
      // Errors with a digest were logged with their request, see instrumentation.ts.
      else log['digest' in error ? 'debug' : level]({ from: 'console', ...errorFacts(error) });
    };
  }
  return () => {
    Object.assign(console, before);
    shared.consoleIsLogged = false;
  };
}

/** Bundles have their own copies of error classes, so anything with a stack is an error. */
function isError(value: unknown): value is Error {
  return typeof fieldOf(value, 'stack') === 'string';
}

/** Strips terminal colours. */
function plain(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the expression searches for them.
  return text.replace(/\u001b\[[\d;]*m/g, '').trim();
}
