import { createCircuitBreaker } from './circuit-breaker';

function breakerAt(clock: { now: number }) {
  return createCircuitBreaker({ failures: 3, pauseMs: 1_000, now: () => clock.now });
}

function opened(clock: { now: number }) {
  const breaker = breakerAt(clock);
  for (let count = 0; count < 3; count += 1) breaker.timedOut();
  return breaker;
}

test('single timeouts leave it closed, a success between them starts the count anew', () => {
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

test('after the pause one probe is due, and another one a pause later', () => {
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

test('a probe that succeeds closes it, one that times out does not', () => {
  const clock = { now: 0 };
  const breaker = opened(clock);
  clock.now = 1_000;
  breaker.probing();
  breaker.timedOut();
  expect(breaker.state()).toBe('open');
  breaker.succeeded();
  expect(breaker.state()).toBe('closed');
});
