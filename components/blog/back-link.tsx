'use client';

import type { ComponentProps } from 'react';
import { IntentLink } from '@/components/ui/intent-link';
import { onPlainClick } from '@/components/ui/plain-click';

type Navigation = { canGoBack: boolean };

/** Leads to where the visitor came from within the site, else, and without scripts, to `href`. */
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

/** The Navigation API counts entries of this site alone; browsers without it follow the link. */
function canGoBack(): boolean {
  const { navigation } = window as Window & { navigation?: Navigation };
  return navigation?.canGoBack ?? false;
}
