'use client';

import { useMutation } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { toast } from '@/components/ui/toast';
import type { AliasWritten } from '@/lib/aliases/desk';
import { requestJson } from '@/lib/http/browser/client';
import { queryClient } from '@/lib/http/browser/query-client';
import type { HttpError } from '@/lib/http/server/http-error';
import type { Alias } from '@/lib/search/understand/alias-kinds';
import { staffApi } from '@/lib/staff-routes';
import { savedMessage } from './saved-message';

/** Adds an alias, then refreshes the page; shows the result in a toast. */
export function useAliasAction() {
  const router = useRouter();
  return useMutation<AliasWritten, HttpError, Alias>(
    {
      mutationFn: (body) => requestJson<AliasWritten>(staffApi.names, { method: 'POST', body }),
      onSuccess: (written) => toast({ channel: 'form', title: savedMessage(written) }),
      onError: (error) =>
        toast({
          channel: 'form',
          title: Object.values(error.errors)[0] ?? error.message,
          tone: 'danger',
        }),
      onSettled: () => router.refresh(),
    },
    queryClient(),
  );
}
