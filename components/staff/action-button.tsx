'use client';

import type { ComponentProps } from 'react';
import { Button } from '@/components/ui/button';

type Props = ComponentProps<typeof Button> & { isBusy: boolean };

/** A button that ignores presses while it is busy and keeps the focus, which a disabled one would lose. */
export function ActionButton({ isBusy, onClick, ...props }: Props) {
  return (
    <Button
      aria-disabled={isBusy || undefined}
      onClick={isBusy ? (event) => event.preventDefault() : onClick}
      {...props}
    />
  );
}
