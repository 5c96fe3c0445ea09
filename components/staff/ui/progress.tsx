import type { ComponentProps } from 'react';
import { cn } from '@/components/ui/class-names';

/**
 * A progress bar, which pulses while it has no value; without motion it is empty then, because a full one would look done.
 * Browsers draw none of their own, because Tailwind resets its border.
 */
export function Progress({ className, ...props }: ComponentProps<'progress'>) {
  return (
    <progress
      className={cn(
        'block h-1.5 w-full appearance-none bg-line indeterminate:animate-pulse motion-safe:indeterminate:[&::-webkit-progress-bar]:bg-gold-text [&::-moz-progress-bar]:bg-gold-text motion-reduce:indeterminate:[&::-moz-progress-bar]:bg-line [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-gold-text',
        className,
      )}
      {...props}
    />
  );
}
