'use client';

import { useMutation } from '@tanstack/react-query';
import { ActionButton } from '@/components/staff/action-button';
import { requestDesk } from '@/components/staff/request-desk';
import { showFailure } from '@/components/staff/show-failure';
import { useDeskRouter } from '@/components/staff/use-desk-router';
import { toast } from '@/components/ui/toast';
import { staffApi } from '@/lib/staff-routes';
import { useFollow } from './use-follow';

/** Starts a run and shows its progress. */
export function RunNow({ feed, isActive }: { feed: string; isActive: boolean }) {
  const router = useDeskRouter();
  const run = useMutation({
    mutationFn: () => requestDesk<{ message: string }>(staffApi.feed(feed), { method: 'POST' }),
    onSuccess: ({ message }) => toast({ channel: 'form', title: message }),
    onError: showFailure,
    onSettled: () => router.refresh(),
  });
  useFollow(isActive, 4_000);
  return (
    <ActionButton variant="line" size="md" isBusy={run.isPending || isActive} onClick={() => run.mutate()}>
      {isActive ? 'Running…' : 'Run now'}
      <span className="sr-only"> {feed}</span>
    </ActionButton>
  );
}
