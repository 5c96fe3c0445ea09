import { OtherLoad, type ProcessorTime } from './other-load';

function reading(...times: ProcessorTime[]) {
  return () => times.shift() ?? { all: 0, used: 0, own: 0 };
}

test('measures the share of the processors that other processes used since the last call', () => {
  const work = new OtherLoad(
    reading(
      { all: 1_000, used: 500, own: 100 },
      { all: 1_200, used: 600, own: 200 },
      { all: 1_400, used: 760, own: 260 },
    ),
  );
  expect(work.share()).toBe(0);
  expect(work.share()).toBe(0.5);
});

test('is 0 when the system has no times and when counters differ by a tick', () => {
  const nothing = { all: 0, used: 0, own: 0 };
  expect(new OtherLoad(reading(nothing, { ...nothing, own: 50 })).share()).toBe(0);
  expect(new OtherLoad(reading(nothing, { all: 100, used: 40, own: 50 })).share()).toBe(0);
});

test('reads the times of this machine', () => {
  expect(new OtherLoad().share()).toBeGreaterThanOrEqual(0);
});
