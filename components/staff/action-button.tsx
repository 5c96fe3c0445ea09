'use client';

import type { ComponentProps } from 'react';
import { Button } from '@/components/ui/button';

type Props = ComponentProps<typeof Button> & { isBusy: boolean };

/** A button that ignores clicks while busy but keeps the focus, which a disabled button would lose. */
export function ActionButton({ isBusy, onClick, ...props }: Props) {
  return (
    <Button
      aria-disabled={isBusy || undefined}
      onClick={isBusy ? (event) => event.preventDefault() : onClick}
      {...props}
    />
  );
}
