'use client';

import { useMutation } from '@tanstack/react-query';
import { queryClient } from '@/lib/http/browser/query-client';
import { requestDesk } from './request-desk';
import { showFailure } from './show-failure';
import { useDeskRouter } from './use-desk-router';

/** Sends an action to a path of the API, then refreshes the page; shows rejections in a toast. */
export function useDeskAction<Body extends Record<string, unknown>>(
  path: string,
  method: 'PATCH' | 'POST' | 'DELETE' = 'PATCH',
) {
  const router = useDeskRouter();
  return useMutation(
    {
      mutationFn: (body: Body) => requestDesk(path, { method, body }),
      onError: showFailure,
      onSettled: (_, failure) => router.refreshAfter(failure),
    },
    queryClient(),
  );
}
