import { currentDeadline, startRequestTime, withDeadline, withinRequest } from './deadline';

const deadlineOf = async () => currentDeadline();

test('without a limit there is no deadline', () => {
  expect(currentDeadline()).toBe(Number.POSITIVE_INFINITY);
});

test('the earlier of two deadlines wins', () => {
  expect(withDeadline(5, () => withDeadline(9, currentDeadline))).toBe(5);
  expect(withDeadline(9, () => withDeadline(5, currentDeadline))).toBe(5);
});

test('all reads of a request share its deadline, however late they start', async () => {
  const reads = await new Promise<number[]>((resolve) => {
    startRequestTime(async () => {
      const first = await withinRequest(deadlineOf);
      await new Promise((wait) => setTimeout(wait, 20));
      resolve([first, await withinRequest(deadlineOf)]);
    });
  });
  expect(reads[1]).toBe(reads[0]);
  expect(reads[0]).toBeLessThanOrEqual(Date.now() + 10_000);
});

test('a read outside a request has its own deadline', async () => {
  const before = Date.now();
  expect(await withinRequest(deadlineOf)).toBeGreaterThanOrEqual(before + 10_000);
});
