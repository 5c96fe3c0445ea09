/*
 * Own code instead of cockatiel or opossum: with those the caller that comes after the pause is the probe, and waits for
 * a backend that hangs. Here the probe runs on its own and nobody waits while the circuit is open.
 */

export type BreakerOptions = {
  /** Timeouts in a row that open the circuit. */
  failures?: number;
  /** How long an open circuit rests before the backend is tried again, in milliseconds. */
  pauseMs?: number;
  now?: () => number;
};

export type CircuitBreaker = {
  /** `due` asks for a probe: one call whose outcome nobody waits for. */
  state: () => 'closed' | 'open' | 'due';
  /** A probe is under way: none is due until another pause has passed. */
  probing: () => void;
  succeeded: () => void;
  timedOut: () => void;
};

/** Keeps callers from waiting for a backend that lets them wait in vain: opens, probes and closes again. */
export function createCircuitBreaker(options: BreakerOptions = {}): CircuitBreaker {
  const { failures = 3, pauseMs = 10_000, now = Date.now } = options;
  let timeouts = 0;
  let probeAt = Number.POSITIVE_INFINITY;
  return {
    state() {
      if (timeouts < failures) return 'closed';
      return now() < probeAt ? 'open' : 'due';
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
