import type { ComponentProps } from 'react';
import { cn } from './class-names';

/** The quiet stand-in for something that is on its way. */
export function Skeleton({ className, ...props }: ComponentProps<'span'>) {
  return <span aria-hidden className={cn('skeleton', className)} {...props} />;
}
