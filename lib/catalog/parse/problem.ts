import { log } from '@/lib/log';

/** Told of a value that could not be read: where it stood (`property.low_price`) and why. */
export type OnProblem = (path: string, reason: string) => void;

/** Told why a single value could not be read. */
export type ReportProblem = (reason: string) => void;

/** Problems remembered at most, so that a backend full of surprises cannot fill the memory. */
const maxKinds = 500;

/**
 * Logs each kind of problem once: a fault of the source is in every one of its answers, and the second line says
 * nothing new. The value itself is not repeated.
 */
export function logProblemsOnce(source: string): OnProblem {
  const seen = new Set<string>();
  return (path, reason) => {
    const kind = `${path} ${reason}`;
    if (seen.has(kind) || seen.size >= maxKinds) return;
    seen.add(kind);
    log.warn({ source, path, reason }, 'unreadable value');
  };
}
