'use client';

import { useMutation } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { toast } from '@/components/ui/toast';
import { requestJson } from '@/lib/http/browser/client';

type Call = { path: string; method?: 'POST' | 'PATCH'; body: Record<string, unknown> };

/** Changes an enquiry, then refreshes the page; shows rejections in a toast. */
export function useEnquiryAction(onDone?: () => void) {
  const router = useRouter();
  return useMutation({
    mutationFn: ({ path, method = 'POST', body }: Call) => requestJson(path, { method, body }),
    onSuccess: onDone,
    onError: (error) =>
      toast({ channel: 'form', title: error.message || 'Failed to update inquiry.', tone: 'danger' }),
    onSettled: () => router.refresh(),
  });
}
