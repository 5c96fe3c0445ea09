'use client';

import type { ComponentProps } from 'react';
import { IntentLink } from '@/components/ui/intent-link';
import { onPlainClick } from '@/components/ui/plain-click';

type Navigation = { canGoBack: boolean };

/** Returns to the previous page of this site; otherwise, and without JavaScript, links to `href`. */
export function BackLink({ href, ...props }: ComponentProps<typeof IntentLink> & { href: string }) {
  return (
    <IntentLink
      {...props}
      href={href}
      onClick={(event) => {
        if (canGoBack()) onPlainClick(() => window.history.back())(event);
      }}
    />
  );
}

/** The Navigation API lists entries of this site only; other browsers follow the link. */
function canGoBack(): boolean {
  // Missing from TypeScript's types and from older browsers.
  const { navigation } = window as Window & { navigation?: Navigation };
  return navigation?.canGoBack ?? false;
}
