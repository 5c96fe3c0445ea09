import type { ComponentProps } from 'react';
import { cn } from './class-names';

export function Skeleton({ className, ...props }: ComponentProps<'span'>) {
  return <span aria-hidden className={cn('skeleton', className)} {...props} />;
}
