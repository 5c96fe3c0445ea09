'use client';

import { useMutation } from '@tanstack/react-query';
import { requestDesk } from '@/components/staff/request-desk';
import { showFailure } from '@/components/staff/show-failure';
import { useDeskRouter } from '@/components/staff/use-desk-router';
import { toast } from '@/components/ui/toast';
import type { AliasWritten } from '@/lib/aliases/change-alias';
import type { HttpError } from '@/lib/http/browser/http-error';
import { queryClient } from '@/lib/http/browser/query-client';
import type { Alias } from '@/lib/search/understand/names/alias-kinds';
import { staffApi } from '@/lib/staff-routes';
import { savedMessage } from './saved-message';

/**
 * Adds an alias, then refreshes the page; shows the result in a toast. When it would rename properties, the error has a
 * question at `confirmed`, and the action is sent again with `confirmed`.
 */
export function useAliasAction() {
  const router = useDeskRouter();
  return useMutation<AliasWritten, HttpError, Alias & { confirmed?: boolean }>(
    {
      mutationFn: (body) => requestDesk<AliasWritten>(staffApi.names, { method: 'POST', body }),
      onSuccess: (written) => toast({ channel: 'form', title: savedMessage(written) }),
      onError: (error) => {
        if (error.errors.confirmed) return;
        const [refusal] = Object.values(error.errors);
        if (refusal) toast({ channel: 'form', title: refusal, tone: 'danger' });
        else showFailure(error);
      },
      onSettled: (_written, error) => {
        if (!error?.errors.confirmed) router.refresh();
      },
    },
    queryClient(),
  );
}
