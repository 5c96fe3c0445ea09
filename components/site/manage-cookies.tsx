'use client';

import { clearConsent } from '@/lib/consent/consent';

/** Clears the stored choice and reloads, so that the banner asks again. */
export function ManageCookies() {
  return (
    <button
      type="button"
      onClick={() => {
        clearConsent();
        window.location.reload();
      }}
      className="footer-link [@media(scripting:none)]:hidden"
    >
      Manage Cookies
    </button>
  );
}
