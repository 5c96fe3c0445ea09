'use client';

import { useMutation } from '@tanstack/react-query';
import { ActionButton } from '@/components/staff/action-button';
import { requestDesk } from '@/components/staff/request-desk';
import { ConfirmDialog } from '@/components/staff/ui/confirm-dialog';
import { useDeskRouter } from '@/components/staff/use-desk-router';
import { toast } from '@/components/ui/toast';
import type { DeskFeed } from '@/lib/feeds/desk';
import { counted } from '@/lib/format/counted';
import { queryClient } from '@/lib/http/browser/query-client';
import { staffApi } from '@/lib/staff-routes';

/** Accepts, after confirmation, what a feed lacks; nothing unless its last run withheld or refused it. */
export function AcceptRemovals({ feed: { name, last, isActive, complete } }: { feed: DeskFeed }) {
  const router = useDeskRouter();
  const acceptance = useMutation(
    {
      mutationFn: (removals: number) =>
        requestDesk(staffApi.feed(name), { method: 'POST', body: { removals } }),
      onError: (error: Error) => toast({ channel: 'form', title: error.message, tone: 'danger' }),
      onSettled: () => router.refresh(),
    },
    queryClient(),
  );
  if (!last || last.missing === 0 || isActive) return null;
  const { missing } = last;
  const removed = counted(missing, 'property leaves', 'properties leave');
  const shorter = counted(missing, 'row');
  return (
    <ConfirmDialog
      trigger={
        <ActionButton variant="line" size="md" isBusy={acceptance.isPending}>
          These removals are right
        </ActionButton>
      }
      title="Accept what the feed lacks?"
      action="Accept"
      onConfirm={() => acceptance.mutate(missing)}
    >
      {last.outcome === 'withheld'
        ? `The feed is imported again, and ${removed} the site.`
        : `The feed is ${shorter} shorter than in its last good run. It is imported, and ${
            complete ? `up to ${removed} the site.` : 'no property leaves the site.'
          }`}
    </ConfirmDialog>
  );
}
