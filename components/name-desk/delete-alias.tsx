'use client';

import { useMutation } from '@tanstack/react-query';
import { ConfirmButton } from '@/components/staff/confirm-button';
import { requestDesk } from '@/components/staff/request-desk';
import { showFailure } from '@/components/staff/show-failure';
import { useDeskRouter } from '@/components/staff/use-desk-router';
import { toast } from '@/components/ui/toast';
import { queryClient } from '@/lib/http/browser/query-client';
import { staffApi, staffRoutes } from '@/lib/staff-routes';

/** Deletes an alias, after confirmation. */
export function DeleteAlias({ id, alias }: { id: number; alias: string }) {
  const router = useDeskRouter();
  const deletion = useMutation(
    {
      mutationFn: () => requestDesk(staffApi.name(id), { method: 'DELETE' }),
      onSuccess: () => {
        toast({ channel: 'form', title: 'Deleted.' });
        router.push(staffRoutes.names);
      },
      onError: showFailure,
    },
    queryClient(),
  );
  return (
    <ConfirmButton
      label="Delete"
      isBusy={deletion.isPending}
      title="Delete this name?"
      action="Delete"
      onConfirm={() => deletion.mutate()}
    >
      Searches no longer understand <bdi>“{alias}”</bdi>. Properties keep their names until their next import,
      which takes what the feed says.
    </ConfirmButton>
  );
}
