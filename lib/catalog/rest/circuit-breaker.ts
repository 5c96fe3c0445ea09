import { isRecent } from '@/lib/due-time';

/*
 * Not cockatiel or opossum, because there the first caller after the pause becomes the probe and waits for a hanging
 * backend. Here the probe runs in the background and no caller waits.
 */

export type BreakerOptions = {
  /** Consecutive timeouts that open the circuit. */
  failures?: number;
  /** Milliseconds between opening and the first probe. */
  pauseMs?: number;
  now?: () => number;
};

export type CircuitBreaker = {
  /** `due`: send a probe, a background call whose result is not awaited. */
  state: () => 'closed' | 'open' | 'due';
  /** A probe is running; the next is due after another pause. */
  probing: () => void;
  succeeded: () => void;
  timedOut: () => void;
};

/** Circuit breaker: fails fast while a backend hangs, and probes it in the background. */
export function createCircuitBreaker(options: BreakerOptions = {}): CircuitBreaker {
  const { failures = 3, pauseMs = 10_000, now = Date.now } = options;
  let timeouts = 0;
  let probeAt = Number.POSITIVE_INFINITY;
  return {
    state() {
      if (timeouts < failures) return 'closed';
      return isRecent(probeAt - pauseMs, pauseMs, now()) ? 'open' : 'due';
    },
    probing() {
      probeAt = now() + pauseMs;
    },
    succeeded() {
      timeouts = 0;
    },
    timedOut() {
      timeouts += 1;
      if (timeouts >= failures) probeAt = now() + pauseMs;
    },
  };
}
