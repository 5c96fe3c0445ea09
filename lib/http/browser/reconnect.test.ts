/** @jest-environment jsdom */

import { waitFor } from '@testing-library/react';
import { observe } from './query-core';

it('repeats a failed request when the connection returns', async () => {
  let isOffline = true;
  const observer = observe({
    queryKey: ['listing'],
    queryFn: async () => {
      if (isOffline) throw new Error('no connection');
      return 'twelve homes';
    },
    retry: false,
  });
  const leave = observer.subscribe(() => {});
  await waitFor(() => expect(observer.getCurrentResult().isError).toBe(true));
  isOffline = false;
  window.dispatchEvent(new Event('offline'));
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(observer.getCurrentResult().data).toBe('twelve homes'));
  leave();
});
