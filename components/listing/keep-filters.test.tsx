/** @jest-environment jsdom */

import { act, renderHook } from '@testing-library/react';
import type { FilterPanel } from '@/lib/search/filters/filter-panel';
import { parseListingQuery } from '@/lib/search/listing-query';
import { stub } from '@/testing/stub';
import { useFilterPanel } from './use-filter-panel';

const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

it('keeps the filters when the connection fails, so that a choice can be changed', async () => {
  jest.useFakeTimers();
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  const fetched = jest.fn(() => Promise.reject(new TypeError('Failed to fetch')));
  globalThis.fetch = stub<typeof fetch>(fetched);
  const panel = stub<FilterPanel>({ chips: [], property_type: [{ value: 1, label: 'Villa', count: 10 }] });
  const start = { query: parseListingQuery({}), panel };
  const { result, rerender } = renderHook(({ query }) => useFilterPanel(query, start, true), {
    initialProps: { query: start.query },
  });
  rerender({ query: parseListingQuery({ property_type: '1' }) });
  await wait(0);
  expect(fetched).toHaveBeenCalledTimes(1);
  await wait(60_000);
  expect(fetched).toHaveBeenCalledTimes(2);
  expect(result.current).toMatchObject({ panel, isFailed: false });
});
