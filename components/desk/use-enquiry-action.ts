'use client';

import { useMutation } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useRef } from 'react';
import { toast } from '@/components/ui/toast';
import { requestJson } from '@/lib/http/browser/client';

type Call = { path: string; method?: 'POST' | 'PATCH'; body: Record<string, unknown> };

/** Changes an enquiry, ignoring repeated clicks, then refreshes the page; shows errors in a toast. */
export function useEnquiryAction(onDone?: () => void) {
  const router = useRouter();
  const isRunning = useRef(false);
  const { mutate, isPending } = useMutation({
    mutationFn: ({ path, method = 'POST', body }: Call) => requestJson(path, { method, body }),
    onSuccess: onDone,
    onError: (error) =>
      toast({ channel: 'form', title: error.message || 'Failed to update inquiry.', tone: 'danger' }),
    onSettled: () => {
      isRunning.current = false;
      router.refresh();
    },
  });
  const mutateOnce = (call: Call) => {
    if (isRunning.current) return;
    isRunning.current = true;
    mutate(call);
  };
  return { mutate: mutateOnce, isPending };
}
