'use client';

import { useMutation } from '@tanstack/react-query';
import { requestDesk } from '@/components/staff/request-desk';
import { useDeskRouter } from '@/components/staff/use-desk-router';
import { toast } from '@/components/ui/toast';
import { queryClient } from '@/lib/http/browser/query-client';
import { staffApi } from '@/lib/staff-routes';

type AgentAction = { action: 'leave' | 'return' } | { action: 'follow-feed'; field: string };

/** Changes an agent, then refreshes the page; shows rejections in a toast. */
export function useAgentAction(id: string) {
  const router = useDeskRouter();
  return useMutation(
    {
      mutationFn: (body: AgentAction) => requestDesk(staffApi.agent(id), { method: 'PATCH', body }),
      onError: (error) => toast({ channel: 'form', title: error.message, tone: 'danger' }),
      onSettled: () => router.refresh(),
    },
    queryClient(),
  );
}
