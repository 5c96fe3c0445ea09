'use client';

import { useMutation } from '@tanstack/react-query';
import { LogOut } from 'lucide-react';
import { requestDesk } from '@/components/staff/request-desk';
import { showFailure } from '@/components/staff/show-failure';
import { isHttpError } from '@/lib/http/browser/http-error';
import { staffApi, staffRoutes } from '@/lib/staff-routes';

export function SignOutButton() {
  const leave = () => location.assign(staffRoutes.login);
  const signOut = useMutation({
    mutationFn: () => requestDesk(staffApi.auth('logout'), { method: 'POST' }),
    onSuccess: leave,
    onError: (error) => (isHttpError(error) && error.status === 401 ? leave() : showFailure(error)),
  });
  return (
    <button
      type="button"
      onClick={() => signOut.isPending || signOut.mutate()}
      aria-disabled={signOut.isPending || undefined}
      className="inline-flex min-h-11 items-center gap-2.5 text-sm underline-offset-4 hover:underline"
    >
      <LogOut aria-hidden size={18} strokeWidth={1.5} />
      Sign out
    </button>
  );
}
