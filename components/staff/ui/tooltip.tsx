'use client';

import { Content, Portal, Provider, Root, Trigger } from '@radix-ui/react-tooltip';
import type { ReactNode } from 'react';

/** Wraps tooltips so that only the first of several has a delay. */
export const TooltipProvider = Provider;

/** Names its child, an icon without words, on hover and on focus by keyboard. Needs a `TooltipProvider` above it. */
export function Tooltip({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Root>
      <Trigger asChild>{children}</Trigger>
      <Portal>
        <Content
          sideOffset={4}
          collisionPadding={8}
          className="z-60 max-w-60 rounded-sm border border-paper/20 bg-ink px-3 py-1.5 text-xs leading-normal font-medium text-paper"
        >
          {label}
        </Content>
      </Portal>
    </Root>
  );
}
