'use client';

import { useMutation } from '@tanstack/react-query';
import { ConfirmButton } from '@/components/staff/confirm-button';
import { requestDesk } from '@/components/staff/request-desk';
import { showFailure } from '@/components/staff/show-failure';
import { useDeskRouter } from '@/components/staff/use-desk-router';
import { toast } from '@/components/ui/toast';
import { queryClient } from '@/lib/http/browser/query-client';
import { staffApi, staffRoutes } from '@/lib/staff-routes';

/** Deletes an upload after confirmation. */
export function DiscardButton({ id, files }: { id: number; files: string[] }) {
  const router = useDeskRouter();
  const discard = useMutation(
    {
      mutationFn: () => requestDesk(staffApi.upload(id), { method: 'DELETE' }),
      onSuccess: () => {
        toast({ channel: 'form', title: files.length > 1 ? 'Files discarded' : 'File discarded' });
        router.push(staffRoutes.newUpload);
      },
      onError: showFailure,
    },
    queryClient(),
  );
  return (
    <ConfirmButton
      label="Discard"
      isBusy={discard.isPending}
      title={files.length > 1 ? 'Discard both files?' : 'Discard this file?'}
      action="Discard"
      onConfirm={() => discard.mutate()}
    >
      {files.map((file) => `“${file}”`).join(' and ')} {files.length > 1 ? 'are' : 'is'} deleted from the
      server. The site stays as it is.
    </ConfirmButton>
  );
}
