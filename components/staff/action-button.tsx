'use client';

import type { ComponentProps } from 'react';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/class-names';
import { useIsHydrated } from '@/components/ui/use-is-hydrated';

type Props = ComponentProps<typeof Button> & { isBusy: boolean };

/**
 * A button that ignores clicks while busy but keeps the focus, which a disabled button would lose. Before the scripts
 * have loaded, a form cannot be submitted: the browser would post it to the page.
 */
export function ActionButton({ isBusy, onClick, className, ...props }: Props) {
  const isHydrated = useIsHydrated();
  return (
    <Button
      disabled={props.type === 'submit' && !isHydrated}
      className={cn('disabled:opacity-100', className)}
      aria-disabled={isBusy || undefined}
      onClick={isBusy ? (event) => event.preventDefault() : onClick}
      {...props}
    />
  );
}
