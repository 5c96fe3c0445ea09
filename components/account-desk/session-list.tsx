'use client';

import { useMutation } from '@tanstack/react-query';
import { ActionButton } from '@/components/staff/action-button';
import { requestDesk } from '@/components/staff/request-desk';
import { showFailure } from '@/components/staff/show-failure';
import { useDeskRouter } from '@/components/staff/use-desk-router';
import { toast } from '@/components/ui/toast';
import { formatDateTime } from '@/lib/format/date-time';
import type { SessionSummary } from '@/lib/staff/accounts';
import { deviceName } from '@/lib/staff/device-name';
import { staffApi } from '@/lib/staff-routes';

export function SessionList({ sessions, current }: { sessions: SessionSummary[]; current: string }) {
  const router = useDeskRouter();
  const revoke = useMutation({
    mutationFn: (id: string) => requestDesk<{ message: string }>(staffApi.session(id), { method: 'DELETE' }),
    onSuccess: ({ message }) => toast({ channel: 'form', title: message }),
    onError: showFailure,
    onSettled: () => router.refresh(),
  });
  return (
    <ul className="mt-4 divide-y divide-line">
      {sessions.map(({ id, user_agent, ip_address, created_at }) => (
        <li key={id} className="flex min-h-16 flex-wrap items-center justify-between gap-4 py-3">
          <div>
            <p className="font-medium">{deviceName(user_agent)}</p>
            <p className="text-sm text-stone">
              Since {formatDateTime(created_at)}
              {ip_address && `, ${ip_address}`}
            </p>
          </div>
          {id === current ? (
            <span className="text-sm text-success">This device</span>
          ) : (
            <ActionButton
              variant="line"
              size="md"
              isBusy={revoke.isPending}
              aria-label={`Sign out: ${deviceName(user_agent)} since ${formatDateTime(created_at)}`}
              onClick={() => revoke.mutate(id)}
            >
              Sign out
            </ActionButton>
          )}
        </li>
      ))}
    </ul>
  );
}
