import { createCircuitBreaker } from './circuit-breaker';

function breakerAt(clock: { now: number }) {
  return createCircuitBreaker({ failures: 3, pauseMs: 1_000, now: () => clock.now });
}

function opened(clock: { now: number }) {
  const breaker = breakerAt(clock);
  for (let count = 0; count < 3; count += 1) breaker.timedOut();
  return breaker;
}

test('isolated timeouts keep it closed; a success resets the count', () => {
  const breaker = breakerAt({ now: 0 });
  breaker.timedOut();
  breaker.timedOut();
  breaker.succeeded();
  breaker.timedOut();
  breaker.timedOut();
  expect(breaker.state()).toBe('closed');
  breaker.timedOut();
  expect(breaker.state()).toBe('open');
});

test('allows one probe after each pause', () => {
  const clock = { now: 0 };
  const breaker = opened(clock);
  clock.now = 999;
  expect(breaker.state()).toBe('open');
  clock.now = 1_000;
  expect(breaker.state()).toBe('due');
  breaker.probing();
  expect(breaker.state()).toBe('open');
  clock.now = 2_000;
  expect(breaker.state()).toBe('due');
});

test('a successful probe closes it, a timeout does not', () => {
  const clock = { now: 0 };
  const breaker = opened(clock);
  clock.now = 1_000;
  breaker.probing();
  breaker.timedOut();
  expect(breaker.state()).toBe('open');
  breaker.succeeded();
  expect(breaker.state()).toBe('closed');
});

test('allows a probe after the clock was put back', () => {
  const clock = { now: 3_600_000 };
  const breaker = opened(clock);
  clock.now = 0;
  expect(breaker.state()).toBe('due');
});
