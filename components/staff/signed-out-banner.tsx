'use client';

import { useIsSignedOut } from './session-state';
import { SignInLink } from './sign-in-link';

/** Says that the session has ended, until a request succeeds again. The screen and its input stay. */
export function SignedOutBanner() {
  const isSignedOut = useIsSignedOut();
  return (
    <div role="alert" className="sticky top-0 z-30">
      {isSignedOut && (
        <p
          ref={passFocusOn}
          className="border-b border-gold bg-white px-5 py-3 text-sm text-ink sm:px-10 md:px-[max(40px,var(--safe-sides))] lg:px-14"
        >
          You are signed out. <SignInLink /> to go on; what you typed is still here.
        </p>
      )}
    </div>
  );
}

/** Focuses the screen when the hint goes while its link has the focus, as after signing in by it. */
function passFocusOn(hint: HTMLElement | null) {
  return () => {
    if (!hint?.contains(document.activeElement)) return;
    document.querySelector('main')?.focus({ preventScroll: true });
  };
}
