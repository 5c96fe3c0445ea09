'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { requestDesk } from '@/components/staff/request-desk';
import { staffApi } from '@/lib/staff-routes';

/** Refreshes the screen while the server works. */
export function useFollow(isActive: boolean, everyMs: number): void {
  const router = useRouter();
  useEffect(() => {
    if (!isActive) return;
    // Without a session, a refresh would lead to the sign-in.
    const follow = () => requestDesk(staffApi.auth('check-status')).then(router.refresh, () => {});
    const timer = setInterval(follow, everyMs);
    return () => clearInterval(timer);
  }, [isActive, everyMs, router]);
}
