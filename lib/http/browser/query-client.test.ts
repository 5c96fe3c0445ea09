/** @jest-environment node */
import { queryClient } from './query-client';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('leaves no timer on the server that would keep a request in memory', () => {
  const client = queryClient();
  client.setQueryData(['properties'], []);
  expect(jest.getTimerCount()).toBe(0);
});

it('shares nothing between requests on the server', () => {
  queryClient().setQueryData(['properties'], []);
  expect(queryClient().getQueryData(['properties'])).toBeUndefined();
});
