'use client';

import { signInMessage } from '@/lib/staff/sign-in-message';
import { useIsSignedOut } from './session-state';
import { SignInLink } from './sign-in-link';

/** Why a form failed, announced to screen readers. Without a message it takes no room. */
export function FormMessage({ message }: { message: string | null }) {
  return (
    <p role="alert" className="text-sm font-medium text-danger empty:absolute">
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
