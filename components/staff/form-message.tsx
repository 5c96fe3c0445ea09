'use client';

import { signInMessage } from '@/lib/staff/sign-in-message';
import { useIsSignedOut } from './session-state';
import { SignInLink } from './sign-in-link';

/** The result of a form, announced to screen readers. */
export function FormMessage({
  message,
  tone = 'danger',
}: {
  message: string | null;
  tone?: 'danger' | 'success';
}) {
  return (
    <p
      role={tone === 'danger' ? 'alert' : 'status'}
      className={`min-h-6 text-sm font-medium ${tone === 'danger' ? 'text-danger' : 'text-success'}`}
    >
      {message === signInMessage ? <SignInHint /> : message}
    </p>
  );
}

/** Disappears when someone has signed in again. */
function SignInHint() {
  if (!useIsSignedOut()) return null;
  return (
    <>
      You are signed out. <SignInLink />, then try again; what you typed is still here.
    </>
  );
}
