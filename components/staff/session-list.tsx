'use client';

import { useMutation } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { Button } from '@/components/ui/button';
import { formatDateTime } from '@/lib/format/date-time';
import { requestJson } from '@/lib/http/browser/client';
import { api } from '@/lib/routes';
import type { SessionSummary } from '@/lib/staff/accounts';
import { deviceName } from '@/lib/staff/device-name';

export function SessionList({ sessions, current }: { sessions: SessionSummary[]; current: string }) {
  const router = useRouter();
  const revoke = useMutation({
    mutationFn: (id: string) => requestJson(api.staffSession(id), { method: 'DELETE' }),
    onSettled: () => router.refresh(),
  });
  return (
    <ul className="mt-4 divide-y divide-line">
      {sessions.map(({ id, user_agent, ip_address, created_at }) => (
        <li key={id} className="flex min-h-16 items-center justify-between gap-4 py-3">
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
            <Button variant="line" size="md" disabled={revoke.isPending} onClick={() => revoke.mutate(id)}>
              Sign out
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
