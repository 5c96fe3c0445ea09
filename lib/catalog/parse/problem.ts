import { log } from '@/lib/log';

/** Receives the path of an unreadable value (`property.low_price`), the reason, and the value where it is known. */
export type OnProblem = (path: string, reason: string, value?: unknown) => void;

/** Receives the reason why a value is unreadable, and the value where it is not obvious. */
export type ReportProblem = (reason: string, value?: unknown) => void;

/** Maximum of remembered problems, which bounds memory. */
const maxKinds = 500;

/** Logs each kind of problem once, because a faulty source repeats it in every response. Values are not logged. */
export function logProblemsOnce(source: string): OnProblem {
  const seen = new Set<string>();
  return (path, reason) => {
    const kind = `${path} ${reason}`;
    if (seen.has(kind) || seen.size >= maxKinds) return;
    seen.add(kind);
    log.warn({ source, path, reason }, 'unreadable value');
  };
}
