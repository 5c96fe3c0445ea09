'use client';

import { useEffect } from 'react';
import { requestDesk } from '@/components/staff/request-desk';
import { useDeskRouter } from '@/components/staff/use-desk-router';
import { staffApi } from '@/lib/staff-routes';

/** Refreshes the screen while the server works. */
export function useFollow(isActive: boolean, everyMs: number): void {
  const router = useDeskRouter();
  useEffect(() => {
    if (!isActive) return;
    // Without a session, a refresh would lead to the sign-in.
    const follow = () => requestDesk(staffApi.auth('check-status')).then(router.refresh, () => {});
    const timer = setInterval(follow, everyMs);
    return () => clearInterval(timer);
  }, [isActive, everyMs, router]);
}
