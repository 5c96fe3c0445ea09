'use client';

import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { requestDesk } from '@/components/staff/request-desk';
import { showFailure } from '@/components/staff/show-failure';
import { useDeskRouter } from '@/components/staff/use-desk-router';
import { toast } from '@/components/ui/toast';
import { isHttpError } from '@/lib/http/browser/http-error';

type Call = { path: string; method?: 'POST' | 'PATCH'; body: Record<string, unknown> };

/**
 * Changes an enquiry, ignoring repeated clicks, then refreshes the page; shows the answer's message or the failure in a
 * toast, and returns errors by field.
 */
export function useEnquiryAction(onDone?: () => void) {
  const router = useDeskRouter();
  const isRunning = useRef(false);
  const {
    mutate,
    isPending,
    error: failure,
  } = useMutation({
    mutationFn: ({ path, method = 'POST', body }: Call) =>
      requestDesk<{ message: string }>(path, { method, body }),
    onSuccess: ({ message }) => {
      toast({ channel: 'form', title: message });
      onDone?.();
    },
    onError: showFailure,
    onSettled: (_, failure) => {
      isRunning.current = false;
      router.refreshAfter(failure);
    },
  });
  const mutateOnce = (call: Call) => {
    if (isRunning.current) return;
    isRunning.current = true;
    mutate(call);
  };
  const errors = isHttpError(failure) ? failure.errors : undefined;
  return { mutate: mutateOnce, errors, isPending };
}
