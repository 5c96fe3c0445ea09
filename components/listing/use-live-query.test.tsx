/** @jest-environment jsdom */

import { act, renderHook, waitFor } from '@testing-library/react';
import { useLiveQuery } from './use-live-query';

let mockOffline = true;
let mockAttempts = 0;
jest.mock('@/lib/http/browser/query-core', () => {
  mockAttempts += 1;
  if (mockOffline) throw new Error('no connection');
  return jest.requireActual('@/lib/http/browser/query-core');
});

it('loads the code for requests again when the connection returns and with the next change', async () => {
  const { result, rerender } = renderHook(
    ({ key }) => useLiveQuery({ queryKey: ['list', key], queryFn: async () => key }),
    { initialProps: { key: 'villas' } },
  );
  await waitFor(() => expect(result.current.isError).toBe(true));
  expect(mockAttempts).toBe(1);
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(mockAttempts).toBe(2));
  await waitFor(() => expect(result.current.isError).toBe(true));
  mockOffline = false;
  rerender({ key: 'towers' });
  await waitFor(() => expect(result.current).toMatchObject({ isError: false, data: 'towers' }));
});
