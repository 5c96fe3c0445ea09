import { forEachConcurrently, limitConcurrency } from './limit-concurrency';

it('limits concurrency, keeps the order and continues after a failure', async () => {
  const inTurn = limitConcurrency(2);
  const order: number[] = [];
  let running = 0;
  let most = 0;
  const task = (number: number) => async () => {
    running += 1;
    most = Math.max(most, running);
    order.push(number);
    await new Promise((resolve) => setTimeout(resolve, 1));
    running -= 1;
    if (number === 1) throw new Error('broken');
    return number;
  };
  const results = await Promise.allSettled([0, 1, 2, 3, 4, 5].map((number) => inTurn(task(number))));
  expect(most).toBe(2);
  expect(order).toEqual([0, 1, 2, 3, 4, 5]);
  expect(results.map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'fulfilled',
    'fulfilled',
    'fulfilled',
    'fulfilled',
  ]);
  expect(await inTurn(task(6))).toBe(6);
});

it('works on all items of an iterator, a limited number at a time, and rejects with the first failure', async () => {
  let running = 0;
  let most = 0;
  const seen: number[] = [];
  const work = async (item: number) => {
    running += 1;
    most = Math.max(most, running);
    await Promise.resolve();
    running -= 1;
    seen.push(item);
  };
  await forEachConcurrently(new Set([1, 2, 3, 4, 5]), 2, work);
  expect(seen).toEqual([1, 2, 3, 4, 5]);
  expect(most).toBe(2);
  const failing = forEachConcurrently([1], 2, () => Promise.reject(new Error('broken')));
  await expect(failing).rejects.toThrow('broken');
});
