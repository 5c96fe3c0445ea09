'use client';

import { useMutation } from '@tanstack/react-query';
import { toast } from '@/components/ui/toast';
import { queryClient } from '@/lib/http/browser/query-client';
import { requestDesk } from './request-desk';
import { useDeskRouter } from './use-desk-router';

/** Sends an action to a path of the API, then refreshes the page; shows rejections in a toast. */
export function useDeskAction<Body extends Record<string, unknown>>(
  path: string,
  method: 'PATCH' | 'POST' = 'PATCH',
) {
  const router = useDeskRouter();
  return useMutation(
    {
      mutationFn: (body: Body) => requestDesk(path, { method, body }),
      onError: (error) => toast({ channel: 'form', title: error.message, tone: 'danger' }),
      onSettled: () => router.refresh(),
    },
    queryClient(),
  );
}
