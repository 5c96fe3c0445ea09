import { cpus } from 'node:os';
import { OtherLoad, type ProcessorTime } from './other-load';

jest.mock('node:os', () => ({ ...jest.requireActual('node:os'), cpus: jest.fn() }));

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

test('reads the times of all processors and of this process', () => {
  const times = { user: 0, nice: 0, sys: 0, irq: 0, idle: 0 };
  jest
    .mocked(cpus)
    .mockReturnValueOnce([{ model: '', speed: 0, times }])
    .mockReturnValueOnce([
      { model: '', speed: 0, times: { user: 250, nice: 50, sys: 70, irq: 30, idle: 300 } },
      { model: '', speed: 0, times: { ...times, idle: 300 } },
    ]);
  jest
    .spyOn(process, 'cpuUsage')
    .mockReturnValueOnce({ user: 0, system: 0 })
    .mockReturnValueOnce({ user: 60_000, system: 40_000 });
  expect(new OtherLoad().share()).toBe(0.3);
  jest.restoreAllMocks();
});
