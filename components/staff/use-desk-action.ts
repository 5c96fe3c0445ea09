'use client';

import { useMutation } from '@tanstack/react-query';
import { toast } from '@/components/ui/toast';
import { queryClient } from '@/lib/http/browser/query-client';
import { requestDesk } from './request-desk';
import { showFailure } from './show-failure';
import { useDeskRouter } from './use-desk-router';

type Options<Body> = {
  method?: 'PATCH' | 'POST' | 'DELETE';
  /** What a toast says when the action is done; none where the screen announces it by itself. */
  done?: (body: Body) => string;
};

/** Sends an action to a path of the API, then refreshes the page; shows rejections in a toast. */
export function useDeskAction<Body extends Record<string, unknown>>(
  path: string,
  { method = 'PATCH', done }: Options<Body> = {},
) {
  const router = useDeskRouter();
  return useMutation(
    {
      mutationFn: (body: Body) => requestDesk(path, { method, body }),
      onSuccess: (_, body) => {
        if (done) toast({ channel: 'form', title: done(body) });
      },
      onError: showFailure,
      onSettled: (_, failure) => router.refreshAfter(failure),
    },
    queryClient(),
  );
}
